from typing import Literal

AnacondaStateCentreType0 = Literal["III", "IV", "V"]

ANACONDA_STATE_CENTRE_TYPE_0_VALUES: set[AnacondaStateCentreType0] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_state_centre_type_0(value: str) -> AnacondaStateCentreType0:
    if value in ANACONDA_STATE_CENTRE_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_STATE_CENTRE_TYPE_0_VALUES!r}")
