from typing import Literal

DaVinciRecordRules = Literal["davinci/1"]

DA_VINCI_RECORD_RULES_VALUES: set[DaVinciRecordRules] = {
    "davinci/1",
}


def check_da_vinci_record_rules(value: str) -> DaVinciRecordRules:
    if value in DA_VINCI_RECORD_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_RECORD_RULES_VALUES!r}")
