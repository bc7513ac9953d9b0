from typing import Literal

AnacondaRankedMoveKind = Literal["place", "roll", "rolled"]

ANACONDA_RANKED_MOVE_KIND_VALUES: set[AnacondaRankedMoveKind] = {
    "place",
    "roll",
    "rolled",
}


def check_anaconda_ranked_move_kind(value: str) -> AnacondaRankedMoveKind:
    if value in ANACONDA_RANKED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_RANKED_MOVE_KIND_VALUES!r}")
