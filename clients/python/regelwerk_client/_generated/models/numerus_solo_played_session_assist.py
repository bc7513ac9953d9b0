from typing import Literal

NumerusSoloPlayedSessionAssist = Literal["hints", "legal", "none"]

NUMERUS_SOLO_PLAYED_SESSION_ASSIST_VALUES: set[NumerusSoloPlayedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_solo_played_session_assist(value: str) -> NumerusSoloPlayedSessionAssist:
    if value in NUMERUS_SOLO_PLAYED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_PLAYED_SESSION_ASSIST_VALUES!r}")
