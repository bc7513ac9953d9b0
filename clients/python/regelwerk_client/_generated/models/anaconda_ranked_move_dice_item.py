from typing import Literal

AnacondaRankedMoveDiceItem = Literal["III", "IV", "V"]

ANACONDA_RANKED_MOVE_DICE_ITEM_VALUES: set[AnacondaRankedMoveDiceItem] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_ranked_move_dice_item(value: str) -> AnacondaRankedMoveDiceItem:
    if value in ANACONDA_RANKED_MOVE_DICE_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_RANKED_MOVE_DICE_ITEM_VALUES!r}")
