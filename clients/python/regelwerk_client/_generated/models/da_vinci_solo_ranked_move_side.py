from typing import Literal

DaVinciSoloRankedMoveSide = Literal["L", "R"]

DA_VINCI_SOLO_RANKED_MOVE_SIDE_VALUES: set[DaVinciSoloRankedMoveSide] = {
    "L",
    "R",
}


def check_da_vinci_solo_ranked_move_side(value: str) -> DaVinciSoloRankedMoveSide:
    if value in DA_VINCI_SOLO_RANKED_MOVE_SIDE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_RANKED_MOVE_SIDE_VALUES!r}")
