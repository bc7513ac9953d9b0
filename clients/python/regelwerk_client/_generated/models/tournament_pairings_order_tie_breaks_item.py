from typing import Literal

TournamentPairingsOrderTieBreaksItem = Literal[
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

TOURNAMENT_PAIRINGS_ORDER_TIE_BREAKS_ITEM_VALUES: set[TournamentPairingsOrderTieBreaksItem] = {
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


def check_tournament_pairings_order_tie_breaks_item(value: str) -> TournamentPairingsOrderTieBreaksItem:
    if value in TOURNAMENT_PAIRINGS_ORDER_TIE_BREAKS_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TOURNAMENT_PAIRINGS_ORDER_TIE_BREAKS_ITEM_VALUES!r}")
