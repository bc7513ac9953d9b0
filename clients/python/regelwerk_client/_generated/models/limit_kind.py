from typing import Literal

LimitKind = Literal["requests", "sessions", "solver"]

LIMIT_KIND_VALUES: set[LimitKind] = {
    "requests",
    "sessions",
    "solver",
}


def check_limit_kind(value: str) -> LimitKind:
    if value in LIMIT_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIMIT_KIND_VALUES!r}")
