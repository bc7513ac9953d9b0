from typing import Literal

DaVinciSeenTileColour = Literal["B", "W"]

DA_VINCI_SEEN_TILE_COLOUR_VALUES: set[DaVinciSeenTileColour] = {
    "B",
    "W",
}


def check_da_vinci_seen_tile_colour(value: str) -> DaVinciSeenTileColour:
    if value in DA_VINCI_SEEN_TILE_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SEEN_TILE_COLOUR_VALUES!r}")
