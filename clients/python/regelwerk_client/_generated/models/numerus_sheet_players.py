from typing import Literal

NumerusSheetPlayers = Literal[2, 3, 4]

NUMERUS_SHEET_PLAYERS_VALUES: set[NumerusSheetPlayers] = {
    2,
    3,
    4,
}


def check_numerus_sheet_players(value: int) -> NumerusSheetPlayers:
    if value in NUMERUS_SHEET_PLAYERS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SHEET_PLAYERS_VALUES!r}")
