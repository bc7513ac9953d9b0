from typing import Literal

DaVinciSessionGame = Literal["davinci"]

DA_VINCI_SESSION_GAME_VALUES: set[DaVinciSessionGame] = {
    "davinci",
}


def check_da_vinci_session_game(value: str) -> DaVinciSessionGame:
    if value in DA_VINCI_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SESSION_GAME_VALUES!r}")
