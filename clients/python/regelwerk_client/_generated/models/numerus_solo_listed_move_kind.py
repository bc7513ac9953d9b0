from typing import Literal

NumerusSoloListedMoveKind = Literal["deal", "take"]

NUMERUS_SOLO_LISTED_MOVE_KIND_VALUES: set[NumerusSoloListedMoveKind] = {
    "deal",
    "take",
}


def check_numerus_solo_listed_move_kind(value: str) -> NumerusSoloListedMoveKind:
    if value in NUMERUS_SOLO_LISTED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_LISTED_MOVE_KIND_VALUES!r}")
