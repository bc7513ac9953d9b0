from typing import Literal

NumerusRecordGame = Literal["numerus"]

NUMERUS_RECORD_GAME_VALUES: set[NumerusRecordGame] = {
    "numerus",
}


def check_numerus_record_game(value: str) -> NumerusRecordGame:
    if value in NUMERUS_RECORD_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_RECORD_GAME_VALUES!r}")
