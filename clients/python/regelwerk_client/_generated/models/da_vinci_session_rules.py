from typing import Literal

DaVinciSessionRules = Literal["davinci/1"]

DA_VINCI_SESSION_RULES_VALUES: set[DaVinciSessionRules] = {
    "davinci/1",
}


def check_da_vinci_session_rules(value: str) -> DaVinciSessionRules:
    if value in DA_VINCI_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SESSION_RULES_VALUES!r}")
