from typing import Literal

AnacondaChangeGame = Literal["anaconda"]

ANACONDA_CHANGE_GAME_VALUES: set[AnacondaChangeGame] = {
    "anaconda",
}


def check_anaconda_change_game(value: str) -> AnacondaChangeGame:
    if value in ANACONDA_CHANGE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_CHANGE_GAME_VALUES!r}")
