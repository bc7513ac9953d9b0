from typing import Literal

DaVinciReasonValuesItemType1 = Literal["-"]

DA_VINCI_REASON_VALUES_ITEM_TYPE_1_VALUES: set[DaVinciReasonValuesItemType1] = {
    "-",
}


def check_da_vinci_reason_values_item_type_1(value: str) -> DaVinciReasonValuesItemType1:
    if value in DA_VINCI_REASON_VALUES_ITEM_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_REASON_VALUES_ITEM_TYPE_1_VALUES!r}")
