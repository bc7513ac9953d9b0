from typing import Literal

NumerusSoloRankedMoveDirection = Literal["e", "n", "ne", "nw", "s", "se", "sw", "w"]

NUMERUS_SOLO_RANKED_MOVE_DIRECTION_VALUES: set[NumerusSoloRankedMoveDirection] = {
    "e",
    "n",
    "ne",
    "nw",
    "s",
    "se",
    "sw",
    "w",
}


def check_numerus_solo_ranked_move_direction(value: str) -> NumerusSoloRankedMoveDirection:
    if value in NUMERUS_SOLO_RANKED_MOVE_DIRECTION_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_RANKED_MOVE_DIRECTION_VALUES!r}")
