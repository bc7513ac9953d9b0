from typing import Literal

NumerusSoloPlayedSessionGame = Literal["numerus-solo"]

NUMERUS_SOLO_PLAYED_SESSION_GAME_VALUES: set[NumerusSoloPlayedSessionGame] = {
    "numerus-solo",
}


def check_numerus_solo_played_session_game(value: str) -> NumerusSoloPlayedSessionGame:
    if value in NUMERUS_SOLO_PLAYED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_PLAYED_SESSION_GAME_VALUES!r}")
