from typing import Literal

NumerusSoloPlyToMoveType1 = Literal["chance"]

NUMERUS_SOLO_PLY_TO_MOVE_TYPE_1_VALUES: set[NumerusSoloPlyToMoveType1] = {
    "chance",
}


def check_numerus_solo_ply_to_move_type_1(value: str) -> NumerusSoloPlyToMoveType1:
    if value in NUMERUS_SOLO_PLY_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_PLY_TO_MOVE_TYPE_1_VALUES!r}")
