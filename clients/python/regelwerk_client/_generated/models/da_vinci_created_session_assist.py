from typing import Literal

DaVinciCreatedSessionAssist = Literal["hints", "legal", "none"]

DA_VINCI_CREATED_SESSION_ASSIST_VALUES: set[DaVinciCreatedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_created_session_assist(value: str) -> DaVinciCreatedSessionAssist:
    if value in DA_VINCI_CREATED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_CREATED_SESSION_ASSIST_VALUES!r}")
