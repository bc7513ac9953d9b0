from typing import Literal

AnacondaSessionStatus = Literal["over", "running"]

ANACONDA_SESSION_STATUS_VALUES: set[AnacondaSessionStatus] = {
    "over",
    "running",
}


def check_anaconda_session_status(value: str) -> AnacondaSessionStatus:
    if value in ANACONDA_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_SESSION_STATUS_VALUES!r}")
