from typing import Literal

NumerusPlayedSessionToMoveType1 = Literal["chance"]

NUMERUS_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES: set[NumerusPlayedSessionToMoveType1] = {
    "chance",
}


def check_numerus_played_session_to_move_type_1(value: str) -> NumerusPlayedSessionToMoveType1:
    if value in NUMERUS_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES!r}")
