from typing import Literal

DaVinciListedMoveKind = Literal["arrange", "draw", "guess", "insert", "return", "reveal", "stake", "stop", "tile"]

DA_VINCI_LISTED_MOVE_KIND_VALUES: set[DaVinciListedMoveKind] = {
    "arrange",
    "draw",
    "guess",
    "insert",
    "return",
    "reveal",
    "stake",
    "stop",
    "tile",
}


def check_da_vinci_listed_move_kind(value: str) -> DaVinciListedMoveKind:
    if value in DA_VINCI_LISTED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_LISTED_MOVE_KIND_VALUES!r}")
