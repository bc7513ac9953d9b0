from typing import Literal

DaVinciLegalMovesToMoveType1 = Literal["chance"]

DA_VINCI_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES: set[DaVinciLegalMovesToMoveType1] = {
    "chance",
}


def check_da_vinci_legal_moves_to_move_type_1(value: str) -> DaVinciLegalMovesToMoveType1:
    if value in DA_VINCI_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES!r}")
