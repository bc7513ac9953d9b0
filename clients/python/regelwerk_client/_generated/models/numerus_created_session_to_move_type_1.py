from typing import Literal

NumerusCreatedSessionToMoveType1 = Literal["chance"]

NUMERUS_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES: set[NumerusCreatedSessionToMoveType1] = {
    "chance",
}


def check_numerus_created_session_to_move_type_1(value: str) -> NumerusCreatedSessionToMoveType1:
    if value in NUMERUS_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES!r}")
