from typing import Literal

DaVinciCreatedSessionGame = Literal["davinci"]

DA_VINCI_CREATED_SESSION_GAME_VALUES: set[DaVinciCreatedSessionGame] = {
    "davinci",
}


def check_da_vinci_created_session_game(value: str) -> DaVinciCreatedSessionGame:
    if value in DA_VINCI_CREATED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_CREATED_SESSION_GAME_VALUES!r}")
