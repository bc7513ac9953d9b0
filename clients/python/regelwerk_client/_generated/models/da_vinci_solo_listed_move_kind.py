from typing import Literal

DaVinciSoloListedMoveKind = Literal["draw", "hold", "place", "tile"]

DA_VINCI_SOLO_LISTED_MOVE_KIND_VALUES: set[DaVinciSoloListedMoveKind] = {
    "draw",
    "hold",
    "place",
    "tile",
}


def check_da_vinci_solo_listed_move_kind(value: str) -> DaVinciSoloListedMoveKind:
    if value in DA_VINCI_SOLO_LISTED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_LISTED_MOVE_KIND_VALUES!r}")
