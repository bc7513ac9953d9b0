from typing import Literal

NumerusSoloRankedMoveKind = Literal["deal", "take"]

NUMERUS_SOLO_RANKED_MOVE_KIND_VALUES: set[NumerusSoloRankedMoveKind] = {
    "deal",
    "take",
}


def check_numerus_solo_ranked_move_kind(value: str) -> NumerusSoloRankedMoveKind:
    if value in NUMERUS_SOLO_RANKED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_RANKED_MOVE_KIND_VALUES!r}")
