from typing import Literal

DaVinciSoloChangeGame = Literal["davinci-solo"]

DA_VINCI_SOLO_CHANGE_GAME_VALUES: set[DaVinciSoloChangeGame] = {
    "davinci-solo",
}


def check_da_vinci_solo_change_game(value: str) -> DaVinciSoloChangeGame:
    if value in DA_VINCI_SOLO_CHANGE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_CHANGE_GAME_VALUES!r}")
