from typing import Literal

DaVinciSoloListedMoveSide = Literal["L", "R"]

DA_VINCI_SOLO_LISTED_MOVE_SIDE_VALUES: set[DaVinciSoloListedMoveSide] = {
    "L",
    "R",
}


def check_da_vinci_solo_listed_move_side(value: str) -> DaVinciSoloListedMoveSide:
    if value in DA_VINCI_SOLO_LISTED_MOVE_SIDE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_LISTED_MOVE_SIDE_VALUES!r}")
