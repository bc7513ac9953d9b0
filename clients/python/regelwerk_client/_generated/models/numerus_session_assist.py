from typing import Literal

NumerusSessionAssist = Literal["hints", "legal", "none"]

NUMERUS_SESSION_ASSIST_VALUES: set[NumerusSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_session_assist(value: str) -> NumerusSessionAssist:
    if value in NUMERUS_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SESSION_ASSIST_VALUES!r}")
