from typing import Literal

DaVinciSeenTileRuledOutItemType1 = Literal["-"]

DA_VINCI_SEEN_TILE_RULED_OUT_ITEM_TYPE_1_VALUES: set[DaVinciSeenTileRuledOutItemType1] = {
    "-",
}


def check_da_vinci_seen_tile_ruled_out_item_type_1(value: str) -> DaVinciSeenTileRuledOutItemType1:
    if value in DA_VINCI_SEEN_TILE_RULED_OUT_ITEM_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SEEN_TILE_RULED_OUT_ITEM_TYPE_1_VALUES!r}")
