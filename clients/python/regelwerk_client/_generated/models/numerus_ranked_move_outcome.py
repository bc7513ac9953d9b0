from typing import Literal

NumerusRankedMoveOutcome = Literal["draw", "loss", "win"]

NUMERUS_RANKED_MOVE_OUTCOME_VALUES: set[NumerusRankedMoveOutcome] = {
    "draw",
    "loss",
    "win",
}


def check_numerus_ranked_move_outcome(value: str) -> NumerusRankedMoveOutcome:
    if value in NUMERUS_RANKED_MOVE_OUTCOME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_RANKED_MOVE_OUTCOME_VALUES!r}")
