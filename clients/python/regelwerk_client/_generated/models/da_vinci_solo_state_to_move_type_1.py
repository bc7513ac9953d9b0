from typing import Literal

DaVinciSoloStateToMoveType1 = Literal["chance"]

DA_VINCI_SOLO_STATE_TO_MOVE_TYPE_1_VALUES: set[DaVinciSoloStateToMoveType1] = {
    "chance",
}


def check_da_vinci_solo_state_to_move_type_1(value: str) -> DaVinciSoloStateToMoveType1:
    if value in DA_VINCI_SOLO_STATE_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_STATE_TO_MOVE_TYPE_1_VALUES!r}")
