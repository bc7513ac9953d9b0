from typing import Literal

NumerusNewSessionAssist = Literal["hints", "legal", "none"]

NUMERUS_NEW_SESSION_ASSIST_VALUES: set[NumerusNewSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_new_session_assist(value: str) -> NumerusNewSessionAssist:
    if value in NUMERUS_NEW_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_NEW_SESSION_ASSIST_VALUES!r}")
