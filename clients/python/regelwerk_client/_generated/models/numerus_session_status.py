from typing import Literal

NumerusSessionStatus = Literal["over", "running"]

NUMERUS_SESSION_STATUS_VALUES: set[NumerusSessionStatus] = {
    "over",
    "running",
}


def check_numerus_session_status(value: str) -> NumerusSessionStatus:
    if value in NUMERUS_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SESSION_STATUS_VALUES!r}")
