from typing import Literal

NumerusSoloSessionAssist = Literal["hints", "legal", "none"]

NUMERUS_SOLO_SESSION_ASSIST_VALUES: set[NumerusSoloSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_solo_session_assist(value: str) -> NumerusSoloSessionAssist:
    if value in NUMERUS_SOLO_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_SESSION_ASSIST_VALUES!r}")
