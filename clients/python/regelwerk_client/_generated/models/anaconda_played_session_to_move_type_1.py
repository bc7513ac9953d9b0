from typing import Literal

AnacondaPlayedSessionToMoveType1 = Literal["chance"]

ANACONDA_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES: set[AnacondaPlayedSessionToMoveType1] = {
    "chance",
}


def check_anaconda_played_session_to_move_type_1(value: str) -> AnacondaPlayedSessionToMoveType1:
    if value in ANACONDA_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES!r}")
