from typing import Literal

NumerusSoloStateToMoveType1 = Literal["chance"]

NUMERUS_SOLO_STATE_TO_MOVE_TYPE_1_VALUES: set[NumerusSoloStateToMoveType1] = {
    "chance",
}


def check_numerus_solo_state_to_move_type_1(value: str) -> NumerusSoloStateToMoveType1:
    if value in NUMERUS_SOLO_STATE_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_STATE_TO_MOVE_TYPE_1_VALUES!r}")
