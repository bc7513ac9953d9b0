from typing import Literal

NumerusSetupPlayers = Literal[2, 3, 4]

NUMERUS_SETUP_PLAYERS_VALUES: set[NumerusSetupPlayers] = {
    2,
    3,
    4,
}


def check_numerus_setup_players(value: int) -> NumerusSetupPlayers:
    if value in NUMERUS_SETUP_PLAYERS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SETUP_PLAYERS_VALUES!r}")
