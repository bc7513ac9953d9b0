from typing import Literal

NumerusCreatedSessionRules = Literal["numerus/1"]

NUMERUS_CREATED_SESSION_RULES_VALUES: set[NumerusCreatedSessionRules] = {
    "numerus/1",
}


def check_numerus_created_session_rules(value: str) -> NumerusCreatedSessionRules:
    if value in NUMERUS_CREATED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_CREATED_SESSION_RULES_VALUES!r}")
