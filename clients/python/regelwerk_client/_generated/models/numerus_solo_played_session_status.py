from typing import Literal

NumerusSoloPlayedSessionStatus = Literal["over", "running"]

NUMERUS_SOLO_PLAYED_SESSION_STATUS_VALUES: set[NumerusSoloPlayedSessionStatus] = {
    "over",
    "running",
}


def check_numerus_solo_played_session_status(value: str) -> NumerusSoloPlayedSessionStatus:
    if value in NUMERUS_SOLO_PLAYED_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_PLAYED_SESSION_STATUS_VALUES!r}")
