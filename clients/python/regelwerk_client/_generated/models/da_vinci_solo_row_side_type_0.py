from typing import Literal

DaVinciSoloRowSideType0 = Literal["L", "R"]

DA_VINCI_SOLO_ROW_SIDE_TYPE_0_VALUES: set[DaVinciSoloRowSideType0] = {
    "L",
    "R",
}


def check_da_vinci_solo_row_side_type_0(value: str) -> DaVinciSoloRowSideType0:
    if value in DA_VINCI_SOLO_ROW_SIDE_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_ROW_SIDE_TYPE_0_VALUES!r}")
