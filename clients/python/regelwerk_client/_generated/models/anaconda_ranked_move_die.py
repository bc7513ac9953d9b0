from typing import Literal

AnacondaRankedMoveDie = Literal["III", "IV", "V"]

ANACONDA_RANKED_MOVE_DIE_VALUES: set[AnacondaRankedMoveDie] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_ranked_move_die(value: str) -> AnacondaRankedMoveDie:
    if value in ANACONDA_RANKED_MOVE_DIE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_RANKED_MOVE_DIE_VALUES!r}")
