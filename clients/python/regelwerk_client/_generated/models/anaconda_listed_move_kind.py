from typing import Literal

AnacondaListedMoveKind = Literal["place", "roll", "rolled"]

ANACONDA_LISTED_MOVE_KIND_VALUES: set[AnacondaListedMoveKind] = {
    "place",
    "roll",
    "rolled",
}


def check_anaconda_listed_move_kind(value: str) -> AnacondaListedMoveKind:
    if value in ANACONDA_LISTED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_LISTED_MOVE_KIND_VALUES!r}")
