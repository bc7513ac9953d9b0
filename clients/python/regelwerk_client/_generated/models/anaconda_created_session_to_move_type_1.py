from typing import Literal

AnacondaCreatedSessionToMoveType1 = Literal["chance"]

ANACONDA_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES: set[AnacondaCreatedSessionToMoveType1] = {
    "chance",
}


def check_anaconda_created_session_to_move_type_1(value: str) -> AnacondaCreatedSessionToMoveType1:
    if value in ANACONDA_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES!r}")
