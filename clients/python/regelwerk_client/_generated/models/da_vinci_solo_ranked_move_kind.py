from typing import Literal

DaVinciSoloRankedMoveKind = Literal["draw", "hold", "place", "tile"]

DA_VINCI_SOLO_RANKED_MOVE_KIND_VALUES: set[DaVinciSoloRankedMoveKind] = {
    "draw",
    "hold",
    "place",
    "tile",
}


def check_da_vinci_solo_ranked_move_kind(value: str) -> DaVinciSoloRankedMoveKind:
    if value in DA_VINCI_SOLO_RANKED_MOVE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_RANKED_MOVE_KIND_VALUES!r}")
