from typing import Literal

DaVinciSetupPlayers = Literal[2, 3, 4]

DA_VINCI_SETUP_PLAYERS_VALUES: set[DaVinciSetupPlayers] = {
    2,
    3,
    4,
}


def check_da_vinci_setup_players(value: int) -> DaVinciSetupPlayers:
    if value in DA_VINCI_SETUP_PLAYERS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SETUP_PLAYERS_VALUES!r}")
