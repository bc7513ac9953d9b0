from typing import Literal

NumerusSoloSessionRules = Literal["numerus-solo/1"]

NUMERUS_SOLO_SESSION_RULES_VALUES: set[NumerusSoloSessionRules] = {
    "numerus-solo/1",
}


def check_numerus_solo_session_rules(value: str) -> NumerusSoloSessionRules:
    if value in NUMERUS_SOLO_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_SESSION_RULES_VALUES!r}")
