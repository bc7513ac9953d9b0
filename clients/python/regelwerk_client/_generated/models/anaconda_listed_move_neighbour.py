from typing import Literal

AnacondaListedMoveNeighbour = Literal["III", "IV", "V"]

ANACONDA_LISTED_MOVE_NEIGHBOUR_VALUES: set[AnacondaListedMoveNeighbour] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_listed_move_neighbour(value: str) -> AnacondaListedMoveNeighbour:
    if value in ANACONDA_LISTED_MOVE_NEIGHBOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_LISTED_MOVE_NEIGHBOUR_VALUES!r}")
