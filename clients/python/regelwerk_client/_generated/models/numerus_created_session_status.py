from typing import Literal

NumerusCreatedSessionStatus = Literal["over", "running"]

NUMERUS_CREATED_SESSION_STATUS_VALUES: set[NumerusCreatedSessionStatus] = {
    "over",
    "running",
}


def check_numerus_created_session_status(value: str) -> NumerusCreatedSessionStatus:
    if value in NUMERUS_CREATED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_CREATED_SESSION_STATUS_VALUES!r}")
