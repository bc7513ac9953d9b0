from typing import Literal

NumerusRecordRules = Literal["numerus/1"]

NUMERUS_RECORD_RULES_VALUES: set[NumerusRecordRules] = {
    "numerus/1",
}


def check_numerus_record_rules(value: str) -> NumerusRecordRules:
    if value in NUMERUS_RECORD_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_RECORD_RULES_VALUES!r}")
