from typing import Literal

TournamentCheckOrderGame = Literal["anaconda", "davinci", "davinci-solo", "numerus", "numerus-solo"]

TOURNAMENT_CHECK_ORDER_GAME_VALUES: set[TournamentCheckOrderGame] = {
    "anaconda",
    "davinci",
    "davinci-solo",
    "numerus",
    "numerus-solo",
}


def check_tournament_check_order_game(value: str) -> TournamentCheckOrderGame:
    if value in TOURNAMENT_CHECK_ORDER_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TOURNAMENT_CHECK_ORDER_GAME_VALUES!r}")
