from typing import Literal

NumerusCreatedSessionAssist = Literal["hints", "legal", "none"]

NUMERUS_CREATED_SESSION_ASSIST_VALUES: set[NumerusCreatedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_created_session_assist(value: str) -> NumerusCreatedSessionAssist:
    if value in NUMERUS_CREATED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_CREATED_SESSION_ASSIST_VALUES!r}")
