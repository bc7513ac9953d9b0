from typing import Literal

AnacondaLegalMovesToMoveType1 = Literal["chance"]

ANACONDA_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES: set[AnacondaLegalMovesToMoveType1] = {
    "chance",
}


def check_anaconda_legal_moves_to_move_type_1(value: str) -> AnacondaLegalMovesToMoveType1:
    if value in ANACONDA_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES!r}")
