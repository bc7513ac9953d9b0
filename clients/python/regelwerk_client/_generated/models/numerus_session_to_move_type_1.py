from typing import Literal

NumerusSessionToMoveType1 = Literal["chance"]

NUMERUS_SESSION_TO_MOVE_TYPE_1_VALUES: set[NumerusSessionToMoveType1] = {
    "chance",
}


def check_numerus_session_to_move_type_1(value: str) -> NumerusSessionToMoveType1:
    if value in NUMERUS_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SESSION_TO_MOVE_TYPE_1_VALUES!r}")
