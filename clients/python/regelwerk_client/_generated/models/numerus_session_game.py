from typing import Literal

NumerusSessionGame = Literal["numerus"]

NUMERUS_SESSION_GAME_VALUES: set[NumerusSessionGame] = {
    "numerus",
}


def check_numerus_session_game(value: str) -> NumerusSessionGame:
    if value in NUMERUS_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SESSION_GAME_VALUES!r}")
