from typing import Literal

AnacondaRankedMoveNeighbour = Literal["III", "IV", "V"]

ANACONDA_RANKED_MOVE_NEIGHBOUR_VALUES: set[AnacondaRankedMoveNeighbour] = {
    "III",
    "IV",
    "V",
}


def check_anaconda_ranked_move_neighbour(value: str) -> AnacondaRankedMoveNeighbour:
    if value in ANACONDA_RANKED_MOVE_NEIGHBOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_RANKED_MOVE_NEIGHBOUR_VALUES!r}")
