from typing import Literal

NumerusPlayedSessionAssist = Literal["hints", "legal", "none"]

NUMERUS_PLAYED_SESSION_ASSIST_VALUES: set[NumerusPlayedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_played_session_assist(value: str) -> NumerusPlayedSessionAssist:
    if value in NUMERUS_PLAYED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_PLAYED_SESSION_ASSIST_VALUES!r}")
