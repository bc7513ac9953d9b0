from typing import Literal

DaVinciRankedMoveColour = Literal["B", "W"]

DA_VINCI_RANKED_MOVE_COLOUR_VALUES: set[DaVinciRankedMoveColour] = {
    "B",
    "W",
}


def check_da_vinci_ranked_move_colour(value: str) -> DaVinciRankedMoveColour:
    if value in DA_VINCI_RANKED_MOVE_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_RANKED_MOVE_COLOUR_VALUES!r}")
