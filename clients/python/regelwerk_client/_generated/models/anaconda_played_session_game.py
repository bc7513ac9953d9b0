from typing import Literal

AnacondaPlayedSessionGame = Literal["anaconda"]

ANACONDA_PLAYED_SESSION_GAME_VALUES: set[AnacondaPlayedSessionGame] = {
    "anaconda",
}


def check_anaconda_played_session_game(value: str) -> AnacondaPlayedSessionGame:
    if value in ANACONDA_PLAYED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_PLAYED_SESSION_GAME_VALUES!r}")
