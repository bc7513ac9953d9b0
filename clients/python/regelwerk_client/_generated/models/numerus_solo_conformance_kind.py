from typing import Literal

NumerusSoloConformanceKind = Literal[
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

NUMERUS_SOLO_CONFORMANCE_KIND_VALUES: set[NumerusSoloConformanceKind] = {
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


def check_numerus_solo_conformance_kind(value: str) -> NumerusSoloConformanceKind:
    if value in NUMERUS_SOLO_CONFORMANCE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_CONFORMANCE_KIND_VALUES!r}")
