from typing import Literal

DaVinciSoloSessionStatus = Literal["over", "running"]

DA_VINCI_SOLO_SESSION_STATUS_VALUES: set[DaVinciSoloSessionStatus] = {
    "over",
    "running",
}


def check_da_vinci_solo_session_status(value: str) -> DaVinciSoloSessionStatus:
    if value in DA_VINCI_SOLO_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_SESSION_STATUS_VALUES!r}")
