from typing import Literal

NumerusCreatedSessionGame = Literal["numerus"]

NUMERUS_CREATED_SESSION_GAME_VALUES: set[NumerusCreatedSessionGame] = {
    "numerus",
}


def check_numerus_created_session_game(value: str) -> NumerusCreatedSessionGame:
    if value in NUMERUS_CREATED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_CREATED_SESSION_GAME_VALUES!r}")
