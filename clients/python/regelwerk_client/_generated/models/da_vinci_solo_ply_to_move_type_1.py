from typing import Literal

DaVinciSoloPlyToMoveType1 = Literal["chance"]

DA_VINCI_SOLO_PLY_TO_MOVE_TYPE_1_VALUES: set[DaVinciSoloPlyToMoveType1] = {
    "chance",
}


def check_da_vinci_solo_ply_to_move_type_1(value: str) -> DaVinciSoloPlyToMoveType1:
    if value in DA_VINCI_SOLO_PLY_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_PLY_TO_MOVE_TYPE_1_VALUES!r}")
