from typing import Literal

AnacondaStateResolveType0 = Literal["III", "IV", "V"]

ANACONDA_STATE_RESOLVE_TYPE_0_VALUES: set[AnacondaStateResolveType0] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_state_resolve_type_0(value: str) -> AnacondaStateResolveType0:
    if value in ANACONDA_STATE_RESOLVE_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_STATE_RESOLVE_TYPE_0_VALUES!r}")
