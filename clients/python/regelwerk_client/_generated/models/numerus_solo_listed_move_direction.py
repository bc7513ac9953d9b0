from typing import Literal

NumerusSoloListedMoveDirection = Literal["e", "n", "ne", "nw", "s", "se", "sw", "w"]

NUMERUS_SOLO_LISTED_MOVE_DIRECTION_VALUES: set[NumerusSoloListedMoveDirection] = {
    "e",
    "n",
    "ne",
    "nw",
    "s",
    "se",
    "sw",
    "w",
}


def check_numerus_solo_listed_move_direction(value: str) -> NumerusSoloListedMoveDirection:
    if value in NUMERUS_SOLO_LISTED_MOVE_DIRECTION_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_LISTED_MOVE_DIRECTION_VALUES!r}")
