from typing import Literal

DavinciSoloConformanceKind = Literal[
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

DAVINCI_SOLO_CONFORMANCE_KIND_VALUES: set[DavinciSoloConformanceKind] = {
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


def check_davinci_solo_conformance_kind(value: str) -> DavinciSoloConformanceKind:
    if value in DAVINCI_SOLO_CONFORMANCE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DAVINCI_SOLO_CONFORMANCE_KIND_VALUES!r}")
