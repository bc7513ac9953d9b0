from typing import Literal

StandInBy = Literal["hint", "random"]

STAND_IN_BY_VALUES: set[StandInBy] = {
    "hint",
    "random",
}


def check_stand_in_by(value: str) -> StandInBy:
    if value in STAND_IN_BY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {STAND_IN_BY_VALUES!r}")
