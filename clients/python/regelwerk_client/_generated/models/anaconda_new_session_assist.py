from typing import Literal

AnacondaNewSessionAssist = Literal["hints", "legal", "none"]

ANACONDA_NEW_SESSION_ASSIST_VALUES: set[AnacondaNewSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_anaconda_new_session_assist(value: str) -> AnacondaNewSessionAssist:
    if value in ANACONDA_NEW_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_NEW_SESSION_ASSIST_VALUES!r}")
