from typing import Literal

DaVinciSoloSessionAssist = Literal["hints", "legal", "none"]

DA_VINCI_SOLO_SESSION_ASSIST_VALUES: set[DaVinciSoloSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_solo_session_assist(value: str) -> DaVinciSoloSessionAssist:
    if value in DA_VINCI_SOLO_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_SESSION_ASSIST_VALUES!r}")
