from typing import Literal

NumerusRankedMoveKind = Literal["deal", "swap", "take"]

NUMERUS_RANKED_MOVE_KIND_VALUES: set[NumerusRankedMoveKind] = {
    "deal",
    "swap",
    "take",
}


def check_numerus_ranked_move_kind(value: str) -> NumerusRankedMoveKind:
    if value in NUMERUS_RANKED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_RANKED_MOVE_KIND_VALUES!r}")
