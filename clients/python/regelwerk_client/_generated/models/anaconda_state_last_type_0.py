from typing import Literal

AnacondaStateLastType0 = Literal["III", "IV", "V"]

ANACONDA_STATE_LAST_TYPE_0_VALUES: set[AnacondaStateLastType0] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_state_last_type_0(value: str) -> AnacondaStateLastType0:
    if value in ANACONDA_STATE_LAST_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_STATE_LAST_TYPE_0_VALUES!r}")
