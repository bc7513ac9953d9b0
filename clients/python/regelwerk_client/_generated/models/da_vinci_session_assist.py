from typing import Literal

DaVinciSessionAssist = Literal["hints", "legal", "none"]

DA_VINCI_SESSION_ASSIST_VALUES: set[DaVinciSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_session_assist(value: str) -> DaVinciSessionAssist:
    if value in DA_VINCI_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SESSION_ASSIST_VALUES!r}")
