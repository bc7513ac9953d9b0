from typing import Literal

AnacondaCreatedSessionGame = Literal["anaconda"]

ANACONDA_CREATED_SESSION_GAME_VALUES: set[AnacondaCreatedSessionGame] = {
    "anaconda",
}


def check_anaconda_created_session_game(value: str) -> AnacondaCreatedSessionGame:
    if value in ANACONDA_CREATED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_CREATED_SESSION_GAME_VALUES!r}")
