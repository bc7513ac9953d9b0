from typing import Literal

AnacondaListedMoveDie = Literal["III", "IV", "V"]

ANACONDA_LISTED_MOVE_DIE_VALUES: set[AnacondaListedMoveDie] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_listed_move_die(value: str) -> AnacondaListedMoveDie:
    if value in ANACONDA_LISTED_MOVE_DIE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_LISTED_MOVE_DIE_VALUES!r}")
