from typing import Literal

AnacondaOpeningDiceItem = Literal["III", "IV", "V"]

ANACONDA_OPENING_DICE_ITEM_VALUES: set[AnacondaOpeningDiceItem] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_opening_dice_item(value: str) -> AnacondaOpeningDiceItem:
    if value in ANACONDA_OPENING_DICE_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_OPENING_DICE_ITEM_VALUES!r}")
