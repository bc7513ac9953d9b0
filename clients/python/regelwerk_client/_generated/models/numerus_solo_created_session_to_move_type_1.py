from typing import Literal

NumerusSoloCreatedSessionToMoveType1 = Literal["chance"]

NUMERUS_SOLO_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES: set[NumerusSoloCreatedSessionToMoveType1] = {
    "chance",
}


def check_numerus_solo_created_session_to_move_type_1(value: str) -> NumerusSoloCreatedSessionToMoveType1:
    if value in NUMERUS_SOLO_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_CREATED_SESSION_TO_MOVE_TYPE_1_VALUES!r}"
    )
