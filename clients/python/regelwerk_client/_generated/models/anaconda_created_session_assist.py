from typing import Literal

AnacondaCreatedSessionAssist = Literal["hints", "legal", "none"]

ANACONDA_CREATED_SESSION_ASSIST_VALUES: set[AnacondaCreatedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_anaconda_created_session_assist(value: str) -> AnacondaCreatedSessionAssist:
    if value in ANACONDA_CREATED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_CREATED_SESSION_ASSIST_VALUES!r}")
