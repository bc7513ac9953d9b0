from typing import Literal

DaVinciSeenClueColour = Literal["B", "W"]

DA_VINCI_SEEN_CLUE_COLOUR_VALUES: set[DaVinciSeenClueColour] = {
    "B",
    "W",
}


def check_da_vinci_seen_clue_colour(value: str) -> DaVinciSeenClueColour:
    if value in DA_VINCI_SEEN_CLUE_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SEEN_CLUE_COLOUR_VALUES!r}")
