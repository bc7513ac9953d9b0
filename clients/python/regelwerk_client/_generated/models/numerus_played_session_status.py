from typing import Literal

NumerusPlayedSessionStatus = Literal["over", "running"]

NUMERUS_PLAYED_SESSION_STATUS_VALUES: set[NumerusPlayedSessionStatus] = {
    "over",
    "running",
}


def check_numerus_played_session_status(value: str) -> NumerusPlayedSessionStatus:
    if value in NUMERUS_PLAYED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_PLAYED_SESSION_STATUS_VALUES!r}")
