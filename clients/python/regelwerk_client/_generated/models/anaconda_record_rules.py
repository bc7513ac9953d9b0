from typing import Literal

AnacondaRecordRules = Literal["anaconda/1"]

ANACONDA_RECORD_RULES_VALUES: set[AnacondaRecordRules] = {
    "anaconda/1",
}


def check_anaconda_record_rules(value: str) -> AnacondaRecordRules:
    if value in ANACONDA_RECORD_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_RECORD_RULES_VALUES!r}")
