from typing import Literal

NumerusRankedMoveDirection = Literal["e", "n", "ne", "nw", "s", "se", "sw", "w"]

NUMERUS_RANKED_MOVE_DIRECTION_VALUES: set[NumerusRankedMoveDirection] = {
    "e",
    "n",
    "ne",
    "nw",
    "s",
    "se",
    "sw",
    "w",
}


def check_numerus_ranked_move_direction(value: str) -> NumerusRankedMoveDirection:
    if value in NUMERUS_RANKED_MOVE_DIRECTION_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_RANKED_MOVE_DIRECTION_VALUES!r}")
