from typing import Literal

DaVinciRankedMoveKind = Literal["arrange", "draw", "guess", "insert", "return", "reveal", "stake", "stop", "tile"]

DA_VINCI_RANKED_MOVE_KIND_VALUES: set[DaVinciRankedMoveKind] = {
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


def check_da_vinci_ranked_move_kind(value: str) -> DaVinciRankedMoveKind:
    if value in DA_VINCI_RANKED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_RANKED_MOVE_KIND_VALUES!r}")
