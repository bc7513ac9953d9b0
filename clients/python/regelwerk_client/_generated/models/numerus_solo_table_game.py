from typing import Literal

NumerusSoloTableGame = Literal["numerus-solo"]

NUMERUS_SOLO_TABLE_GAME_VALUES: set[NumerusSoloTableGame] = {
    "numerus-solo",
}


def check_numerus_solo_table_game(value: str) -> NumerusSoloTableGame:
    if value in NUMERUS_SOLO_TABLE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_TABLE_GAME_VALUES!r}")
