from typing import Literal

DaVinciSoloNewSessionAssist = Literal["hints", "legal", "none"]

DA_VINCI_SOLO_NEW_SESSION_ASSIST_VALUES: set[DaVinciSoloNewSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_solo_new_session_assist(value: str) -> DaVinciSoloNewSessionAssist:
    if value in DA_VINCI_SOLO_NEW_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_NEW_SESSION_ASSIST_VALUES!r}")
