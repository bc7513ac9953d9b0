from typing import Literal

DaVinciValueChanceValueType1 = Literal["-"]

DA_VINCI_VALUE_CHANCE_VALUE_TYPE_1_VALUES: set[DaVinciValueChanceValueType1] = {
    "-",
}


def check_da_vinci_value_chance_value_type_1(value: str) -> DaVinciValueChanceValueType1:
    if value in DA_VINCI_VALUE_CHANCE_VALUE_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_VALUE_CHANCE_VALUE_TYPE_1_VALUES!r}")
