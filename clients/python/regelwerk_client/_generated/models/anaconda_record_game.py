from typing import Literal

AnacondaRecordGame = Literal["anaconda"]

ANACONDA_RECORD_GAME_VALUES: set[AnacondaRecordGame] = {
    "anaconda",
}


def check_anaconda_record_game(value: str) -> AnacondaRecordGame:
    if value in ANACONDA_RECORD_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_RECORD_GAME_VALUES!r}")
