from typing import Literal

NumerusSoloPlayedSessionToMoveType1 = Literal["chance"]

NUMERUS_SOLO_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES: set[NumerusSoloPlayedSessionToMoveType1] = {
    "chance",
}


def check_numerus_solo_played_session_to_move_type_1(value: str) -> NumerusSoloPlayedSessionToMoveType1:
    if value in NUMERUS_SOLO_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_PLAYED_SESSION_TO_MOVE_TYPE_1_VALUES!r}"
    )
