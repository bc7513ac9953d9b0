from typing import Literal

DaVinciSoloCreatedSessionRules = Literal["davinci-solo/1"]

DA_VINCI_SOLO_CREATED_SESSION_RULES_VALUES: set[DaVinciSoloCreatedSessionRules] = {
    "davinci-solo/1",
}


def check_da_vinci_solo_created_session_rules(value: str) -> DaVinciSoloCreatedSessionRules:
    if value in DA_VINCI_SOLO_CREATED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_CREATED_SESSION_RULES_VALUES!r}")
