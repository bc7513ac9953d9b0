from typing import Literal

DaVinciListedMoveValueType1 = Literal["-"]

DA_VINCI_LISTED_MOVE_VALUE_TYPE_1_VALUES: set[DaVinciListedMoveValueType1] = {
    "-",
}


def check_da_vinci_listed_move_value_type_1(value: str) -> DaVinciListedMoveValueType1:
    if value in DA_VINCI_LISTED_MOVE_VALUE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_LISTED_MOVE_VALUE_TYPE_1_VALUES!r}")
