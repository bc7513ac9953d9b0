from typing import Literal

DaVinciRankedMoveValueType1 = Literal["-"]

DA_VINCI_RANKED_MOVE_VALUE_TYPE_1_VALUES: set[DaVinciRankedMoveValueType1] = {
    "-",
}


def check_da_vinci_ranked_move_value_type_1(value: str) -> DaVinciRankedMoveValueType1:
    if value in DA_VINCI_RANKED_MOVE_VALUE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_RANKED_MOVE_VALUE_TYPE_1_VALUES!r}")
