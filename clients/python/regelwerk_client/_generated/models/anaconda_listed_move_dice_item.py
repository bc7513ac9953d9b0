from typing import Literal

AnacondaListedMoveDiceItem = Literal["III", "IV", "V"]

ANACONDA_LISTED_MOVE_DICE_ITEM_VALUES: set[AnacondaListedMoveDiceItem] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_listed_move_dice_item(value: str) -> AnacondaListedMoveDiceItem:
    if value in ANACONDA_LISTED_MOVE_DICE_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_LISTED_MOVE_DICE_ITEM_VALUES!r}")
