from typing import Literal

NumerusSoloSessionStatus = Literal["over", "running"]

NUMERUS_SOLO_SESSION_STATUS_VALUES: set[NumerusSoloSessionStatus] = {
    "over",
    "running",
}


def check_numerus_solo_session_status(value: str) -> NumerusSoloSessionStatus:
    if value in NUMERUS_SOLO_SESSION_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_SESSION_STATUS_VALUES!r}")
