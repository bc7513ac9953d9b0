from typing import Literal

AnacondaPlayedSessionRules = Literal["anaconda/1"]

ANACONDA_PLAYED_SESSION_RULES_VALUES: set[AnacondaPlayedSessionRules] = {
    "anaconda/1",
}


def check_anaconda_played_session_rules(value: str) -> AnacondaPlayedSessionRules:
    if value in ANACONDA_PLAYED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_PLAYED_SESSION_RULES_VALUES!r}")
