from typing import Literal

NumerusSoloCreatedSessionGame = Literal["numerus-solo"]

NUMERUS_SOLO_CREATED_SESSION_GAME_VALUES: set[NumerusSoloCreatedSessionGame] = {
    "numerus-solo",
}


def check_numerus_solo_created_session_game(value: str) -> NumerusSoloCreatedSessionGame:
    if value in NUMERUS_SOLO_CREATED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_CREATED_SESSION_GAME_VALUES!r}")
