from typing import Literal

AnacondaRankedMoveOutcome = Literal["draw", "loss", "win"]

ANACONDA_RANKED_MOVE_OUTCOME_VALUES: set[AnacondaRankedMoveOutcome] = {
    "draw",
    "loss",
    "win",
}


def check_anaconda_ranked_move_outcome(value: str) -> AnacondaRankedMoveOutcome:
    if value in ANACONDA_RANKED_MOVE_OUTCOME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_RANKED_MOVE_OUTCOME_VALUES!r}")
