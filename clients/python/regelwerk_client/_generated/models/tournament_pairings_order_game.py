from typing import Literal

TournamentPairingsOrderGame = Literal["anaconda", "davinci", "davinci-solo", "numerus", "numerus-solo"]

TOURNAMENT_PAIRINGS_ORDER_GAME_VALUES: set[TournamentPairingsOrderGame] = {
    "anaconda",
    "davinci",
    "davinci-solo",
    "numerus",
    "numerus-solo",
}


def check_tournament_pairings_order_game(value: str) -> TournamentPairingsOrderGame:
    if value in TOURNAMENT_PAIRINGS_ORDER_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TOURNAMENT_PAIRINGS_ORDER_GAME_VALUES!r}")
