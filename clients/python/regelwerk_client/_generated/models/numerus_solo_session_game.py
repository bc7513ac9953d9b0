from typing import Literal

NumerusSoloSessionGame = Literal["numerus-solo"]

NUMERUS_SOLO_SESSION_GAME_VALUES: set[NumerusSoloSessionGame] = {
    "numerus-solo",
}


def check_numerus_solo_session_game(value: str) -> NumerusSoloSessionGame:
    if value in NUMERUS_SOLO_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_SESSION_GAME_VALUES!r}")
