from typing import Literal

DaVinciSoloCreatedSessionGame = Literal["davinci-solo"]

DA_VINCI_SOLO_CREATED_SESSION_GAME_VALUES: set[DaVinciSoloCreatedSessionGame] = {
    "davinci-solo",
}


def check_da_vinci_solo_created_session_game(value: str) -> DaVinciSoloCreatedSessionGame:
    if value in DA_VINCI_SOLO_CREATED_SESSION_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_CREATED_SESSION_GAME_VALUES!r}")
