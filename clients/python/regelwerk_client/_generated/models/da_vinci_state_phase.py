from typing import Literal

DaVinciStatePhase = Literal["arrange", "draw", "guess", "insert", "over", "return", "reveal", "stake", "tile"]

DA_VINCI_STATE_PHASE_VALUES: set[DaVinciStatePhase] = {
    "arrange",
    "draw",
    "guess",
    "insert",
    "over",
    "return",
    "reveal",
    "stake",
    "tile",
}


def check_da_vinci_state_phase(value: str) -> DaVinciStatePhase:
    if value in DA_VINCI_STATE_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_STATE_PHASE_VALUES!r}")
