from typing import Literal

NumerusSoloLegalMovesToMoveType1 = Literal["chance"]

NUMERUS_SOLO_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES: set[NumerusSoloLegalMovesToMoveType1] = {
    "chance",
}


def check_numerus_solo_legal_moves_to_move_type_1(value: str) -> NumerusSoloLegalMovesToMoveType1:
    if value in NUMERUS_SOLO_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_LEGAL_MOVES_TO_MOVE_TYPE_1_VALUES!r}")
