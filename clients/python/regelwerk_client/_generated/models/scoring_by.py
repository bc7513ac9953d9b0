from typing import Literal

ScoringBy = Literal["places", "points"]

SCORING_BY_VALUES: set[ScoringBy] = {
    "places",
    "points",
}


def check_scoring_by(value: str) -> ScoringBy:
    if value in SCORING_BY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCORING_BY_VALUES!r}")
