from typing import Literal

AnacondaTableGame = Literal["anaconda"]

ANACONDA_TABLE_GAME_VALUES: set[AnacondaTableGame] = {
    "anaconda",
}


def check_anaconda_table_game(value: str) -> AnacondaTableGame:
    if value in ANACONDA_TABLE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_TABLE_GAME_VALUES!r}")
