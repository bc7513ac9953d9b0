from typing import Literal

AnacondaStateRollingType0Item = Literal["III", "IV", "V"]

ANACONDA_STATE_ROLLING_TYPE_0_ITEM_VALUES: set[AnacondaStateRollingType0Item] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_state_rolling_type_0_item(value: str) -> AnacondaStateRollingType0Item:
    if value in ANACONDA_STATE_ROLLING_TYPE_0_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_STATE_ROLLING_TYPE_0_ITEM_VALUES!r}")
