from typing import Literal

NumerusPlyToMoveType1 = Literal["chance"]

NUMERUS_PLY_TO_MOVE_TYPE_1_VALUES: set[NumerusPlyToMoveType1] = {
    "chance",
}


def check_numerus_ply_to_move_type_1(value: str) -> NumerusPlyToMoveType1:
    if value in NUMERUS_PLY_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_PLY_TO_MOVE_TYPE_1_VALUES!r}")
