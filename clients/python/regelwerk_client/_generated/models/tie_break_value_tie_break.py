from typing import Literal

TieBreakValueTieBreak = Literal[
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

TIE_BREAK_VALUE_TIE_BREAK_VALUES: set[TieBreakValueTieBreak] = {
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


def check_tie_break_value_tie_break(value: str) -> TieBreakValueTieBreak:
    if value in TIE_BREAK_VALUE_TIE_BREAK_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TIE_BREAK_VALUE_TIE_BREAK_VALUES!r}")
