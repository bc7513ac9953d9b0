from typing import Literal

DaVinciStateGuessesItemItemType2 = Literal["B", "W"]

DA_VINCI_STATE_GUESSES_ITEM_ITEM_TYPE_2_VALUES: set[DaVinciStateGuessesItemItemType2] = {
    "B",
    "W",
}


def check_da_vinci_state_guesses_item_item_type_2(value: str) -> DaVinciStateGuessesItemItemType2:
    if value in DA_VINCI_STATE_GUESSES_ITEM_ITEM_TYPE_2_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_STATE_GUESSES_ITEM_ITEM_TYPE_2_VALUES!r}")
