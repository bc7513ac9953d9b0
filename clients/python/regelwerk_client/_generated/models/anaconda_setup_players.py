from typing import Literal

AnacondaSetupPlayers = Literal[2, 3]

ANACONDA_SETUP_PLAYERS_VALUES: set[AnacondaSetupPlayers] = {
    2,
    3,
}


def check_anaconda_setup_players(value: int) -> AnacondaSetupPlayers:
    if value in ANACONDA_SETUP_PLAYERS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_SETUP_PLAYERS_VALUES!r}")
