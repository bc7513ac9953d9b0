from typing import Literal

DaVinciSoloCreatedSessionStatus = Literal["over", "running"]

DA_VINCI_SOLO_CREATED_SESSION_STATUS_VALUES: set[DaVinciSoloCreatedSessionStatus] = {
    "over",
    "running",
}


def check_da_vinci_solo_created_session_status(value: str) -> DaVinciSoloCreatedSessionStatus:
    if value in DA_VINCI_SOLO_CREATED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_CREATED_SESSION_STATUS_VALUES!r}")
