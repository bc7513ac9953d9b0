from typing import Literal

NumerusSoloChangeGame = Literal["numerus-solo"]

NUMERUS_SOLO_CHANGE_GAME_VALUES: set[NumerusSoloChangeGame] = {
    "numerus-solo",
}


def check_numerus_solo_change_game(value: str) -> NumerusSoloChangeGame:
    if value in NUMERUS_SOLO_CHANGE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_CHANGE_GAME_VALUES!r}")
