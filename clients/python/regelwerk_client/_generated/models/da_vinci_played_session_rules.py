from typing import Literal

DaVinciPlayedSessionRules = Literal["davinci/1"]

DA_VINCI_PLAYED_SESSION_RULES_VALUES: set[DaVinciPlayedSessionRules] = {
    "davinci/1",
}


def check_da_vinci_played_session_rules(value: str) -> DaVinciPlayedSessionRules:
    if value in DA_VINCI_PLAYED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_PLAYED_SESSION_RULES_VALUES!r}")
