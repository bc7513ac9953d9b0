from typing import Literal

AnacondaStatePhase = Literal["choose", "over", "pasch", "place", "play", "roll"]

ANACONDA_STATE_PHASE_VALUES: set[AnacondaStatePhase] = {
    "choose",
    "over",
    "pasch",
    "place",
    "play",
    "roll",
}


def check_anaconda_state_phase(value: str) -> AnacondaStatePhase:
    if value in ANACONDA_STATE_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_STATE_PHASE_VALUES!r}")
