from typing import Literal

DaVinciSoloPlayedSessionToMoveType1 = Literal["chance"]

DA_VINCI_SOLO_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES: set[DaVinciSoloPlayedSessionToMoveType1] = {
    "chance",
}


def check_da_vinci_solo_played_session_to_move_type_1(value: str) -> DaVinciSoloPlayedSessionToMoveType1:
    if value in DA_VINCI_SOLO_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES!r}"
    )
