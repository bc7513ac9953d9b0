from typing import Literal

DaVinciCreatedSessionStatus = Literal["over", "running"]

DA_VINCI_CREATED_SESSION_STATUS_VALUES: set[DaVinciCreatedSessionStatus] = {
    "over",
    "running",
}


def check_da_vinci_created_session_status(value: str) -> DaVinciCreatedSessionStatus:
    if value in DA_VINCI_CREATED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_CREATED_SESSION_STATUS_VALUES!r}")
