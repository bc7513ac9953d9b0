from typing import Literal

DaVinciSoloTableGame = Literal["davinci-solo"]

DA_VINCI_SOLO_TABLE_GAME_VALUES: set[DaVinciSoloTableGame] = {
    "davinci-solo",
}


def check_da_vinci_solo_table_game(value: str) -> DaVinciSoloTableGame:
    if value in DA_VINCI_SOLO_TABLE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_TABLE_GAME_VALUES!r}")
