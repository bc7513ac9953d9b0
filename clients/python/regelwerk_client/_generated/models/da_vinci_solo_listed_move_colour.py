from typing import Literal

DaVinciSoloListedMoveColour = Literal["B", "W"]

DA_VINCI_SOLO_LISTED_MOVE_COLOUR_VALUES: set[DaVinciSoloListedMoveColour] = {
    "B",
    "W",
}


def check_da_vinci_solo_listed_move_colour(value: str) -> DaVinciSoloListedMoveColour:
    if value in DA_VINCI_SOLO_LISTED_MOVE_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_LISTED_MOVE_COLOUR_VALUES!r}")
