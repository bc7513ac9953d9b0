from typing import Literal

NumerusSoloCreatedSessionAssist = Literal["hints", "legal", "none"]

NUMERUS_SOLO_CREATED_SESSION_ASSIST_VALUES: set[NumerusSoloCreatedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_solo_created_session_assist(value: str) -> NumerusSoloCreatedSessionAssist:
    if value in NUMERUS_SOLO_CREATED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_CREATED_SESSION_ASSIST_VALUES!r}")
