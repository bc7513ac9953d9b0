from typing import Literal

NumerusSoloPlayedSessionRules = Literal["numerus-solo/1"]

NUMERUS_SOLO_PLAYED_SESSION_RULES_VALUES: set[NumerusSoloPlayedSessionRules] = {
    "numerus-solo/1",
}


def check_numerus_solo_played_session_rules(value: str) -> NumerusSoloPlayedSessionRules:
    if value in NUMERUS_SOLO_PLAYED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_PLAYED_SESSION_RULES_VALUES!r}")
