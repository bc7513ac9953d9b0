from typing import Literal

TournamentCheckOrderMethod = Literal["round_robin", "swiss"]

TOURNAMENT_CHECK_ORDER_METHOD_VALUES: set[TournamentCheckOrderMethod] = {
    "round_robin",
    "swiss",
}


def check_tournament_check_order_method(value: str) -> TournamentCheckOrderMethod:
    if value in TOURNAMENT_CHECK_ORDER_METHOD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TOURNAMENT_CHECK_ORDER_METHOD_VALUES!r}")
