from typing import Literal

AnacondaSessionToMoveType1 = Literal["chance"]

ANACONDA_SESSION_TO_MOVE_TYPE_1_VALUES: set[AnacondaSessionToMoveType1] = {
    "chance",
}


def check_anaconda_session_to_move_type_1(value: str) -> AnacondaSessionToMoveType1:
    if value in ANACONDA_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_SESSION_TO_MOVE_TYPE_1_VALUES!r}")
