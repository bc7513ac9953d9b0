from typing import Literal

NumerusListedMoveDirection = Literal["e", "n", "ne", "nw", "s", "se", "sw", "w"]

NUMERUS_LISTED_MOVE_DIRECTION_VALUES: set[NumerusListedMoveDirection] = {
    "e",
    "n",
    "ne",
    "nw",
    "s",
    "se",
    "sw",
    "w",
}


def check_numerus_listed_move_direction(value: str) -> NumerusListedMoveDirection:
    if value in NUMERUS_LISTED_MOVE_DIRECTION_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_LISTED_MOVE_DIRECTION_VALUES!r}")
