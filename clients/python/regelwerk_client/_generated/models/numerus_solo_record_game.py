from typing import Literal

NumerusSoloRecordGame = Literal["numerus-solo"]

NUMERUS_SOLO_RECORD_GAME_VALUES: set[NumerusSoloRecordGame] = {
    "numerus-solo",
}


def check_numerus_solo_record_game(value: str) -> NumerusSoloRecordGame:
    if value in NUMERUS_SOLO_RECORD_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_RECORD_GAME_VALUES!r}")
