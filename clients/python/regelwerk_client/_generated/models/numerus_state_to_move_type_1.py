from typing import Literal

NumerusStateToMoveType1 = Literal["chance"]

NUMERUS_STATE_TO_MOVE_TYPE_1_VALUES: set[NumerusStateToMoveType1] = {
    "chance",
}


def check_numerus_state_to_move_type_1(value: str) -> NumerusStateToMoveType1:
    if value in NUMERUS_STATE_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_STATE_TO_MOVE_TYPE_1_VALUES!r}")
