from typing import Literal

DaVinciPlyToMoveType1 = Literal["chance"]

DA_VINCI_PLY_TO_MOVE_TYPE_1_VALUES: set[DaVinciPlyToMoveType1] = {
    "chance",
}


def check_da_vinci_ply_to_move_type_1(value: str) -> DaVinciPlyToMoveType1:
    if value in DA_VINCI_PLY_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_PLY_TO_MOVE_TYPE_1_VALUES!r}")
