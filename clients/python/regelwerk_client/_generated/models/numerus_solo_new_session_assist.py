from typing import Literal

NumerusSoloNewSessionAssist = Literal["hints", "legal", "none"]

NUMERUS_SOLO_NEW_SESSION_ASSIST_VALUES: set[NumerusSoloNewSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_solo_new_session_assist(value: str) -> NumerusSoloNewSessionAssist:
    if value in NUMERUS_SOLO_NEW_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_NEW_SESSION_ASSIST_VALUES!r}")
