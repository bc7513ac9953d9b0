from typing import Literal

NumerusSessionRules = Literal["numerus/1"]

NUMERUS_SESSION_RULES_VALUES: set[NumerusSessionRules] = {
    "numerus/1",
}


def check_numerus_session_rules(value: str) -> NumerusSessionRules:
    if value in NUMERUS_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SESSION_RULES_VALUES!r}")
