from typing import Literal

NumerusPlayedSessionGame = Literal["numerus"]

NUMERUS_PLAYED_SESSION_GAME_VALUES: set[NumerusPlayedSessionGame] = {
    "numerus",
}


def check_numerus_played_session_game(value: str) -> NumerusPlayedSessionGame:
    if value in NUMERUS_PLAYED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_PLAYED_SESSION_GAME_VALUES!r}")
