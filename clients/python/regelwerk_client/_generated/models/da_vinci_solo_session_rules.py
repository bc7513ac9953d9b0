from typing import Literal

DaVinciSoloSessionRules = Literal["davinci-solo/1"]

DA_VINCI_SOLO_SESSION_RULES_VALUES: set[DaVinciSoloSessionRules] = {
    "davinci-solo/1",
}


def check_da_vinci_solo_session_rules(value: str) -> DaVinciSoloSessionRules:
    if value in DA_VINCI_SOLO_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_SESSION_RULES_VALUES!r}")
