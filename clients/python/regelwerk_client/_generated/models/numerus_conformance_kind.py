from typing import Literal

NumerusConformanceKind = Literal[
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

NUMERUS_CONFORMANCE_KIND_VALUES: set[NumerusConformanceKind] = {
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


def check_numerus_conformance_kind(value: str) -> NumerusConformanceKind:
    if value in NUMERUS_CONFORMANCE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_CONFORMANCE_KIND_VALUES!r}")
