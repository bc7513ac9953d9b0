from typing import Literal

DaVinciSoloPlayedSessionAssist = Literal["hints", "legal", "none"]

DA_VINCI_SOLO_PLAYED_SESSION_ASSIST_VALUES: set[DaVinciSoloPlayedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_solo_played_session_assist(value: str) -> DaVinciSoloPlayedSessionAssist:
    if value in DA_VINCI_SOLO_PLAYED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_PLAYED_SESSION_ASSIST_VALUES!r}")
