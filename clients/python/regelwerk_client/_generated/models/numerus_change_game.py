from typing import Literal

NumerusChangeGame = Literal["numerus"]

NUMERUS_CHANGE_GAME_VALUES: set[NumerusChangeGame] = {
    "numerus",
}


def check_numerus_change_game(value: str) -> NumerusChangeGame:
    if value in NUMERUS_CHANGE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_CHANGE_GAME_VALUES!r}")
