from typing import Literal

DaVinciPlayedSessionAssist = Literal["hints", "legal", "none"]

DA_VINCI_PLAYED_SESSION_ASSIST_VALUES: set[DaVinciPlayedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_played_session_assist(value: str) -> DaVinciPlayedSessionAssist:
    if value in DA_VINCI_PLAYED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_PLAYED_SESSION_ASSIST_VALUES!r}")
