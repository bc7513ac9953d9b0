from typing import Literal

DaVinciViewGuessesItemItemType3Type1 = Literal["-"]

DA_VINCI_VIEW_GUESSES_ITEM_ITEM_TYPE_3_TYPE_1_VALUES: set[DaVinciViewGuessesItemItemType3Type1] = {
    "-",
}


def check_da_vinci_view_guesses_item_item_type_3_type_1(value: str) -> DaVinciViewGuessesItemItemType3Type1:
    if value in DA_VINCI_VIEW_GUESSES_ITEM_ITEM_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DA_VINCI_VIEW_GUESSES_ITEM_ITEM_TYPE_3_TYPE_1_VALUES!r}"
    )
