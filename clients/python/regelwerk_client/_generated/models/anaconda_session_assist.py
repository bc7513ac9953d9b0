from typing import Literal

AnacondaSessionAssist = Literal["hints", "legal", "none"]

ANACONDA_SESSION_ASSIST_VALUES: set[AnacondaSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_anaconda_session_assist(value: str) -> AnacondaSessionAssist:
    if value in ANACONDA_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_SESSION_ASSIST_VALUES!r}")
