from typing import Literal

DaVinciSoloPlayedSessionRules = Literal["davinci-solo/1"]

DA_VINCI_SOLO_PLAYED_SESSION_RULES_VALUES: set[DaVinciSoloPlayedSessionRules] = {
    "davinci-solo/1",
}


def check_da_vinci_solo_played_session_rules(value: str) -> DaVinciSoloPlayedSessionRules:
    if value in DA_VINCI_SOLO_PLAYED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_PLAYED_SESSION_RULES_VALUES!r}")
