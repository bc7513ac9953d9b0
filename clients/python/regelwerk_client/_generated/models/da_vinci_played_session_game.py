from typing import Literal

DaVinciPlayedSessionGame = Literal["davinci"]

DA_VINCI_PLAYED_SESSION_GAME_VALUES: set[DaVinciPlayedSessionGame] = {
    "davinci",
}


def check_da_vinci_played_session_game(value: str) -> DaVinciPlayedSessionGame:
    if value in DA_VINCI_PLAYED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_PLAYED_SESSION_GAME_VALUES!r}")
