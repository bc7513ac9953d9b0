from typing import Literal

NumerusListedMoveKind = Literal["deal", "swap", "take"]

NUMERUS_LISTED_MOVE_KIND_VALUES: set[NumerusListedMoveKind] = {
    "deal",
    "swap",
    "take",
}


def check_numerus_listed_move_kind(value: str) -> NumerusListedMoveKind:
    if value in NUMERUS_LISTED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_LISTED_MOVE_KIND_VALUES!r}")
