from typing import Literal

DaVinciSoloRecordRules = Literal["davinci-solo/1"]

DA_VINCI_SOLO_RECORD_RULES_VALUES: set[DaVinciSoloRecordRules] = {
    "davinci-solo/1",
}


def check_da_vinci_solo_record_rules(value: str) -> DaVinciSoloRecordRules:
    if value in DA_VINCI_SOLO_RECORD_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_RECORD_RULES_VALUES!r}")
