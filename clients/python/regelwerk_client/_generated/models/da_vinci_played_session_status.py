from typing import Literal

DaVinciPlayedSessionStatus = Literal["over", "running"]

DA_VINCI_PLAYED_SESSION_STATUS_VALUES: set[DaVinciPlayedSessionStatus] = {
    "over",
    "running",
}


def check_da_vinci_played_session_status(value: str) -> DaVinciPlayedSessionStatus:
    if value in DA_VINCI_PLAYED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_PLAYED_SESSION_STATUS_VALUES!r}")
