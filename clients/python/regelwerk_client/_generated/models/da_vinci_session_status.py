from typing import Literal

DaVinciSessionStatus = Literal["over", "running"]

DA_VINCI_SESSION_STATUS_VALUES: set[DaVinciSessionStatus] = {
    "over",
    "running",
}


def check_da_vinci_session_status(value: str) -> DaVinciSessionStatus:
    if value in DA_VINCI_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SESSION_STATUS_VALUES!r}")
