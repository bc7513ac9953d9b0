from typing import Literal

TournamentStandingsOrderTieBreaksItem = Literal[
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

TOURNAMENT_STANDINGS_ORDER_TIE_BREAKS_ITEM_VALUES: set[TournamentStandingsOrderTieBreaksItem] = {
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


def check_tournament_standings_order_tie_breaks_item(value: str) -> TournamentStandingsOrderTieBreaksItem:
    if value in TOURNAMENT_STANDINGS_ORDER_TIE_BREAKS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {TOURNAMENT_STANDINGS_ORDER_TIE_BREAKS_ITEM_VALUES!r}"
    )
