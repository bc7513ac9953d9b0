from typing import Literal

DaVinciCreatedSessionRules = Literal["davinci/1"]

DA_VINCI_CREATED_SESSION_RULES_VALUES: set[DaVinciCreatedSessionRules] = {
    "davinci/1",
}


def check_da_vinci_created_session_rules(value: str) -> DaVinciCreatedSessionRules:
    if value in DA_VINCI_CREATED_SESSION_RULES_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_CREATED_SESSION_RULES_VALUES!r}")
