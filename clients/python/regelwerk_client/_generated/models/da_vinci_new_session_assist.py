from typing import Literal

DaVinciNewSessionAssist = Literal["hints", "legal", "none"]

DA_VINCI_NEW_SESSION_ASSIST_VALUES: set[DaVinciNewSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_new_session_assist(value: str) -> DaVinciNewSessionAssist:
    if value in DA_VINCI_NEW_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_NEW_SESSION_ASSIST_VALUES!r}")
