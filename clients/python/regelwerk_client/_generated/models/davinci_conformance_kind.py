from typing import Literal

DavinciConformanceKind = Literal[
    "apply",
    "chance",
    "count",
    "illegal",
    "invalid_state",
    "legal_moves",
    "position",
    "posterior",
    "record",
    "score",
    "view",
]

DAVINCI_CONFORMANCE_KIND_VALUES: set[DavinciConformanceKind] = {
    "apply",
    "chance",
    "count",
    "illegal",
    "invalid_state",
    "legal_moves",
    "position",
    "posterior",
    "record",
    "score",
    "view",
}


def check_davinci_conformance_kind(value: str) -> DavinciConformanceKind:
    if value in DAVINCI_CONFORMANCE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DAVINCI_CONFORMANCE_KIND_VALUES!r}")
