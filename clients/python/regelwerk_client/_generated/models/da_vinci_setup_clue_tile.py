from typing import Literal

DaVinciSetupClueTile = Literal["aside", "insert_on_draw"]

DA_VINCI_SETUP_CLUE_TILE_VALUES: set[DaVinciSetupClueTile] = {
    "aside",
    "insert_on_draw",
}


def check_da_vinci_setup_clue_tile(value: str) -> DaVinciSetupClueTile:
    if value in DA_VINCI_SETUP_CLUE_TILE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SETUP_CLUE_TILE_VALUES!r}")
