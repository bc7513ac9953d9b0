from typing import Literal

NumerusSoloCreatedSessionRules = Literal["numerus-solo/1"]

NUMERUS_SOLO_CREATED_SESSION_RULES_VALUES: set[NumerusSoloCreatedSessionRules] = {
    "numerus-solo/1",
}


def check_numerus_solo_created_session_rules(value: str) -> NumerusSoloCreatedSessionRules:
    if value in NUMERUS_SOLO_CREATED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_CREATED_SESSION_RULES_VALUES!r}")
