from typing import Literal

AnacondaPlayedSessionAssist = Literal["hints", "legal", "none"]

ANACONDA_PLAYED_SESSION_ASSIST_VALUES: set[AnacondaPlayedSessionAssist] = {
    "hints",
    "legal",
    "none",
}


def check_anaconda_played_session_assist(value: str) -> AnacondaPlayedSessionAssist:
    if value in ANACONDA_PLAYED_SESSION_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_PLAYED_SESSION_ASSIST_VALUES!r}")
