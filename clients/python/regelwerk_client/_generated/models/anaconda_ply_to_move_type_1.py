from typing import Literal

AnacondaPlyToMoveType1 = Literal["chance"]

ANACONDA_PLY_TO_MOVE_TYPE_1_VALUES: set[AnacondaPlyToMoveType1] = {
    "chance",
}


def check_anaconda_ply_to_move_type_1(value: str) -> AnacondaPlyToMoveType1:
    if value in ANACONDA_PLY_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_PLY_TO_MOVE_TYPE_1_VALUES!r}")
