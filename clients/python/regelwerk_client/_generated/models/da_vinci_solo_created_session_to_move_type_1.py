from typing import Literal

DaVinciSoloCreatedSessionToMoveType1 = Literal["chance"]

DA_VINCI_SOLO_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES: set[DaVinciSoloCreatedSessionToMoveType1] = {
    "chance",
}


def check_da_vinci_solo_created_session_to_move_type_1(value: str) -> DaVinciSoloCreatedSessionToMoveType1:
    if value in DA_VINCI_SOLO_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES!r}"
    )
