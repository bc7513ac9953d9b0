from typing import Literal

AnacondaCreatedSessionRules = Literal["anaconda/1"]

ANACONDA_CREATED_SESSION_RULES_VALUES: set[AnacondaCreatedSessionRules] = {
    "anaconda/1",
}


def check_anaconda_created_session_rules(value: str) -> AnacondaCreatedSessionRules:
    if value in ANACONDA_CREATED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_CREATED_SESSION_RULES_VALUES!r}")
