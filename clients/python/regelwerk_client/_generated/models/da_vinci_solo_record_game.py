from typing import Literal

DaVinciSoloRecordGame = Literal["davinci-solo"]

DA_VINCI_SOLO_RECORD_GAME_VALUES: set[DaVinciSoloRecordGame] = {
    "davinci-solo",
}


def check_da_vinci_solo_record_game(value: str) -> DaVinciSoloRecordGame:
    if value in DA_VINCI_SOLO_RECORD_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_RECORD_GAME_VALUES!r}")
