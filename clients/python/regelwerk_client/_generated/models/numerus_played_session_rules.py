from typing import Literal

NumerusPlayedSessionRules = Literal["numerus/1"]

NUMERUS_PLAYED_SESSION_RULES_VALUES: set[NumerusPlayedSessionRules] = {
    "numerus/1",
}


def check_numerus_played_session_rules(value: str) -> NumerusPlayedSessionRules:
    if value in NUMERUS_PLAYED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_PLAYED_SESSION_RULES_VALUES!r}")
