from typing import Literal

NumerusSoloRecordRules = Literal["numerus-solo/1"]

NUMERUS_SOLO_RECORD_RULES_VALUES: set[NumerusSoloRecordRules] = {
    "numerus-solo/1",
}


def check_numerus_solo_record_rules(value: str) -> NumerusSoloRecordRules:
    if value in NUMERUS_SOLO_RECORD_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_RECORD_RULES_VALUES!r}")
