from typing import Literal

AnacondaCreatedSessionStatus = Literal["over", "running"]

ANACONDA_CREATED_SESSION_STATUS_VALUES: set[AnacondaCreatedSessionStatus] = {
    "over",
    "running",
}


def check_anaconda_created_session_status(value: str) -> AnacondaCreatedSessionStatus:
    if value in ANACONDA_CREATED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_CREATED_SESSION_STATUS_VALUES!r}")
