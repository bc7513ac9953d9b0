from typing import Literal

DaVinciTileRuledOutItemType1 = Literal["-"]

DA_VINCI_TILE_RULED_OUT_ITEM_TYPE_1_VALUES: set[DaVinciTileRuledOutItemType1] = {
    "-",
}


def check_da_vinci_tile_ruled_out_item_type_1(value: str) -> DaVinciTileRuledOutItemType1:
    if value in DA_VINCI_TILE_RULED_OUT_ITEM_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_TILE_RULED_OUT_ITEM_TYPE_1_VALUES!r}")
