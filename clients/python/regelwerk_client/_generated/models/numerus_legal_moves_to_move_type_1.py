from typing import Literal

NumerusLegalMovesToMoveType1 = Literal["chance"]

NUMERUS_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES: set[NumerusLegalMovesToMoveType1] = {
    "chance",
}


def check_numerus_legal_moves_to_move_type_1(value: str) -> NumerusLegalMovesToMoveType1:
    if value in NUMERUS_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES!r}")
