from typing import Literal

DaVinciSessionToMoveType1 = Literal["chance"]

DA_VINCI_SESSION_TO_MOVE_TYPE_1_VALUES: set[DaVinciSessionToMoveType1] = {
    "chance",
}


def check_da_vinci_session_to_move_type_1(value: str) -> DaVinciSessionToMoveType1:
    if value in DA_VINCI_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SESSION_TO_MOVE_TYPE_1_VALUES!r}")
