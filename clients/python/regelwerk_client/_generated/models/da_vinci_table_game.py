from typing import Literal

DaVinciTableGame = Literal["davinci"]

DA_VINCI_TABLE_GAME_VALUES: set[DaVinciTableGame] = {
    "davinci",
}


def check_da_vinci_table_game(value: str) -> DaVinciTableGame:
    if value in DA_VINCI_TABLE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_TABLE_GAME_VALUES!r}")
