from typing import Literal

DaVinciViewPhase = Literal["arrange", "draw", "guess", "insert", "over", "return", "reveal", "stake", "tile"]

DA_VINCI_VIEW_PHASE_VALUES: set[DaVinciViewPhase] = {
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


def check_da_vinci_view_phase(value: str) -> DaVinciViewPhase:
    if value in DA_VINCI_VIEW_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_VIEW_PHASE_VALUES!r}")
