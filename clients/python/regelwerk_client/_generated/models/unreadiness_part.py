from typing import Literal

UnreadinessPart = Literal["process", "store"]

UNREADINESS_PART_VALUES: set[UnreadinessPart] = {
    "process",
    "store",
}


def check_unreadiness_part(value: str) -> UnreadinessPart:
    if value in UNREADINESS_PART_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {UNREADINESS_PART_VALUES!r}")
