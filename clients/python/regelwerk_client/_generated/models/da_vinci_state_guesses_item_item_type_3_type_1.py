from typing import Literal

DaVinciStateGuessesItemItemType3Type1 = Literal["-"]

DA_VINCI_STATE_GUESSES_ITEM_ITEM_TYPE_3_TYPE_1_VALUES: set[DaVinciStateGuessesItemItemType3Type1] = {
    "-",
}


def check_da_vinci_state_guesses_item_item_type_3_type_1(value: str) -> DaVinciStateGuessesItemItemType3Type1:
    if value in DA_VINCI_STATE_GUESSES_ITEM_ITEM_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DA_VINCI_STATE_GUESSES_ITEM_ITEM_TYPE_3_TYPE_1_VALUES!r}"
    )
