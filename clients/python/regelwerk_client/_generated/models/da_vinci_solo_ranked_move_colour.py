from typing import Literal

DaVinciSoloRankedMoveColour = Literal["B", "W"]

DA_VINCI_SOLO_RANKED_MOVE_COLOUR_VALUES: set[DaVinciSoloRankedMoveColour] = {
    "B",
    "W",
}


def check_da_vinci_solo_ranked_move_colour(value: str) -> DaVinciSoloRankedMoveColour:
    if value in DA_VINCI_SOLO_RANKED_MOVE_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_RANKED_MOVE_COLOUR_VALUES!r}")
