from typing import Literal

DaVinciListedMoveColour = Literal["B", "W"]

DA_VINCI_LISTED_MOVE_COLOUR_VALUES: set[DaVinciListedMoveColour] = {
    "B",
    "W",
}


def check_da_vinci_listed_move_colour(value: str) -> DaVinciListedMoveColour:
    if value in DA_VINCI_LISTED_MOVE_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_LISTED_MOVE_COLOUR_VALUES!r}")
