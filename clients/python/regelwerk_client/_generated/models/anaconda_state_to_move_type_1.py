from typing import Literal

AnacondaStateToMoveType1 = Literal["chance"]

ANACONDA_STATE_TO_MOVE_TYPE_1_VALUES: set[AnacondaStateToMoveType1] = {
    "chance",
}


def check_anaconda_state_to_move_type_1(value: str) -> AnacondaStateToMoveType1:
    if value in ANACONDA_STATE_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_STATE_TO_MOVE_TYPE_1_VALUES!r}")
