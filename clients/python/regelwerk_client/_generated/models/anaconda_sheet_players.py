from typing import Literal

AnacondaSheetPlayers = Literal[2, 3]

ANACONDA_SHEET_PLAYERS_VALUES: set[AnacondaSheetPlayers] = {
    2,
    3,
}


def check_anaconda_sheet_players(value: int) -> AnacondaSheetPlayers:
    if value in ANACONDA_SHEET_PLAYERS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_SHEET_PLAYERS_VALUES!r}")
