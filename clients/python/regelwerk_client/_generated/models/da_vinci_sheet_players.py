from typing import Literal

DaVinciSheetPlayers = Literal[2, 3, 4]

DA_VINCI_SHEET_PLAYERS_VALUES: set[DaVinciSheetPlayers] = {
    2,
    3,
    4,
}


def check_da_vinci_sheet_players(value: int) -> DaVinciSheetPlayers:
    if value in DA_VINCI_SHEET_PLAYERS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SHEET_PLAYERS_VALUES!r}")
