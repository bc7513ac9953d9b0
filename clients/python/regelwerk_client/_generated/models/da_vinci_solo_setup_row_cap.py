from typing import Literal

DaVinciSoloSetupRowCap = Literal[4, 5, 6]

DA_VINCI_SOLO_SETUP_ROW_CAP_VALUES: set[DaVinciSoloSetupRowCap] = {
    4,
    5,
    6,
}


def check_da_vinci_solo_setup_row_cap(value: int) -> DaVinciSoloSetupRowCap:
    if value in DA_VINCI_SOLO_SETUP_ROW_CAP_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_SETUP_ROW_CAP_VALUES!r}")
