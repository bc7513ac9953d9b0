from typing import Literal

DaVinciRecordGame = Literal["davinci"]

DA_VINCI_RECORD_GAME_VALUES: set[DaVinciRecordGame] = {
    "davinci",
}


def check_da_vinci_record_game(value: str) -> DaVinciRecordGame:
    if value in DA_VINCI_RECORD_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_RECORD_GAME_VALUES!r}")
