from typing import Literal

DaVinciSoloPlayedSessionStatus = Literal["over", "running"]

DA_VINCI_SOLO_PLAYED_SESSION_STATUS_VALUES: set[DaVinciSoloPlayedSessionStatus] = {
    "over",
    "running",
}


def check_da_vinci_solo_played_session_status(value: str) -> DaVinciSoloPlayedSessionStatus:
    if value in DA_VINCI_SOLO_PLAYED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_PLAYED_SESSION_STATUS_VALUES!r}")
