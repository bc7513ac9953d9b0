from typing import Literal

DaVinciViewGuessesItemItemType2 = Literal["B", "W"]

DA_VINCI_VIEW_GUESSES_ITEM_ITEM_TYPE_2_VALUES: set[DaVinciViewGuessesItemItemType2] = {
    "B",
    "W",
}


def check_da_vinci_view_guesses_item_item_type_2(value: str) -> DaVinciViewGuessesItemItemType2:
    if value in DA_VINCI_VIEW_GUESSES_ITEM_ITEM_TYPE_2_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_VIEW_GUESSES_ITEM_ITEM_TYPE_2_VALUES!r}")
