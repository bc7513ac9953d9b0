from typing import Literal

AnacondaConformanceKind = Literal[
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

ANACONDA_CONFORMANCE_KIND_VALUES: set[AnacondaConformanceKind] = {
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


def check_anaconda_conformance_kind(value: str) -> AnacondaConformanceKind:
    if value in ANACONDA_CONFORMANCE_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_CONFORMANCE_KIND_VALUES!r}")
