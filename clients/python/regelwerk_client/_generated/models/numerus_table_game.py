from typing import Literal

NumerusTableGame = Literal["numerus"]

NUMERUS_TABLE_GAME_VALUES: set[NumerusTableGame] = {
    "numerus",
}


def check_numerus_table_game(value: str) -> NumerusTableGame:
    if value in NUMERUS_TABLE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_TABLE_GAME_VALUES!r}")
