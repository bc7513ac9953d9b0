from typing import Literal

AnacondaSessionGame = Literal["anaconda"]

ANACONDA_SESSION_GAME_VALUES: set[AnacondaSessionGame] = {
    "anaconda",
}


def check_anaconda_session_game(value: str) -> AnacondaSessionGame:
    if value in ANACONDA_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_SESSION_GAME_VALUES!r}")
