from typing import Literal

GameInformation = Literal["hidden", "perfect"]

GAME_INFORMATION_VALUES: set[GameInformation] = {
    "hidden",
    "perfect",
}


def check_game_information(value: str) -> GameInformation:
    if value in GAME_INFORMATION_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GAME_INFORMATION_VALUES!r}")
