from typing import Literal

TournamentCheckOrderTieBreaksItem = Literal[
    "best_round",
    "buchholz",
    "buchholz_cut_1",
    "buchholz_median",
    "direct_encounter",
    "game_points",
    "lots",
    "points",
    "sonneborn_berger",
    "wins",
]

TOURNAMENT_CHECK_ORDER_TIE_BREAKS_ITEM_VALUES: set[TournamentCheckOrderTieBreaksItem] = {
    "best_round",
    "buchholz",
    "buchholz_cut_1",
    "buchholz_median",
    "direct_encounter",
    "game_points",
    "lots",
    "points",
    "sonneborn_berger",
    "wins",
}


def check_tournament_check_order_tie_breaks_item(value: str) -> TournamentCheckOrderTieBreaksItem:
    if value in TOURNAMENT_CHECK_ORDER_TIE_BREAKS_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TOURNAMENT_CHECK_ORDER_TIE_BREAKS_ITEM_VALUES!r}")
