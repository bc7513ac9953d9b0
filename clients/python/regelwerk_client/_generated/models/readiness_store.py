from typing import Literal

ReadinessStore = Literal["ok", "unavailable"]

READINESS_STORE_VALUES: set[ReadinessStore] = {
    "ok",
    "unavailable",
}


def check_readiness_store(value: str) -> ReadinessStore:
    if value in READINESS_STORE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {READINESS_STORE_VALUES!r}")
