from typing import Literal

DaVinciSoloPlayedSessionGame = Literal["davinci-solo"]

DA_VINCI_SOLO_PLAYED_SESSION_GAME_VALUES: set[DaVinciSoloPlayedSessionGame] = {
    "davinci-solo",
}


def check_da_vinci_solo_played_session_game(value: str) -> DaVinciSoloPlayedSessionGame:
    if value in DA_VINCI_SOLO_PLAYED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_PLAYED_SESSION_GAME_VALUES!r}")
