from typing import Literal

TournamentPairingsOrderMethod = Literal["round_robin", "swiss"]

TOURNAMENT_PAIRINGS_ORDER_METHOD_VALUES: set[TournamentPairingsOrderMethod] = {
    "round_robin",
    "swiss",
}


def check_tournament_pairings_order_method(value: str) -> TournamentPairingsOrderMethod:
    if value in TOURNAMENT_PAIRINGS_ORDER_METHOD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TOURNAMENT_PAIRINGS_ORDER_METHOD_VALUES!r}")
