from typing import Literal

DaVinciSoloLegalMovesToMoveType1 = Literal["chance"]

DA_VINCI_SOLO_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES: set[DaVinciSoloLegalMovesToMoveType1] = {
    "chance",
}


def check_da_vinci_solo_legal_moves_to_move_type_1(value: str) -> DaVinciSoloLegalMovesToMoveType1:
    if value in DA_VINCI_SOLO_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES!r}")
