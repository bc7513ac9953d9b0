from typing import Literal

DaVinciSoloSessionGame = Literal["davinci-solo"]

DA_VINCI_SOLO_SESSION_GAME_VALUES: set[DaVinciSoloSessionGame] = {
    "davinci-solo",
}


def check_da_vinci_solo_session_game(value: str) -> DaVinciSoloSessionGame:
    if value in DA_VINCI_SOLO_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_SESSION_GAME_VALUES!r}")
