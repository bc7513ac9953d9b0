from typing import Literal

NumerusSoloCreatedSessionStatus = Literal["over", "running"]

NUMERUS_SOLO_CREATED_SESSION_STATUS_VALUES: set[NumerusSoloCreatedSessionStatus] = {
    "over",
    "running",
}


def check_numerus_solo_created_session_status(value: str) -> NumerusSoloCreatedSessionStatus:
    if value in NUMERUS_SOLO_CREATED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_CREATED_SESSION_STATUS_VALUES!r}")
