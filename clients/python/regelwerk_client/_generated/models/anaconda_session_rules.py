from typing import Literal

AnacondaSessionRules = Literal["anaconda/1"]

ANACONDA_SESSION_RULES_VALUES: set[AnacondaSessionRules] = {
    "anaconda/1",
}


def check_anaconda_session_rules(value: str) -> AnacondaSessionRules:
    if value in ANACONDA_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_SESSION_RULES_VALUES!r}")
