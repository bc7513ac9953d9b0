from typing import Literal

AnacondaPlayedSessionStatus = Literal["over", "running"]

ANACONDA_PLAYED_SESSION_STATUS_VALUES: set[AnacondaPlayedSessionStatus] = {
    "over",
    "running",
}


def check_anaconda_played_session_status(value: str) -> AnacondaPlayedSessionStatus:
    if value in ANACONDA_PLAYED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_PLAYED_SESSION_STATUS_VALUES!r}")
