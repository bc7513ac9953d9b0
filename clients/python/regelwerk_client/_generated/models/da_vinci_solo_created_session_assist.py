from typing import Literal

DaVinciSoloCreatedSessionAssist = Literal["hints", "legal", "none"]

DA_VINCI_SOLO_CREATED_SESSION_ASSIST_VALUES: set[DaVinciSoloCreatedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_solo_created_session_assist(value: str) -> DaVinciSoloCreatedSessionAssist:
    if value in DA_VINCI_SOLO_CREATED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_CREATED_SESSION_ASSIST_VALUES!r}")
