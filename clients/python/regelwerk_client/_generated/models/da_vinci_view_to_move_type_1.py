from typing import Literal

DaVinciViewToMoveType1 = Literal["chance"]

DA_VINCI_VIEW_TO_MOVE_TYPE_1_VALUES: set[DaVinciViewToMoveType1] = {
    "chance",
}


def check_da_vinci_view_to_move_type_1(value: str) -> DaVinciViewToMoveType1:
    if value in DA_VINCI_VIEW_TO_MOVE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_VIEW_TO_MOVE_TYPE_1_VALUES!r}")
