from typing import Literal

DaVinciChangeGame = Literal["davinci"]

DA_VINCI_CHANGE_GAME_VALUES: set[DaVinciChangeGame] = {
    "davinci",
}


def check_da_vinci_change_game(value: str) -> DaVinciChangeGame:
    if value in DA_VINCI_CHANGE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_CHANGE_GAME_VALUES!r}")
