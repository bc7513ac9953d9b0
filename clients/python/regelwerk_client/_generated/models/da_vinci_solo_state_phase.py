from typing import Literal

DaVinciSoloStatePhase = Literal["draw", "over", "place", "tile"]

DA_VINCI_SOLO_STATE_PHASE_VALUES: set[DaVinciSoloStatePhase] = {
    "draw",
    "over",
    "place",
    "tile",
}


def check_da_vinci_solo_state_phase(value: str) -> DaVinciSoloStatePhase:
    if value in DA_VINCI_SOLO_STATE_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_STATE_PHASE_VALUES!r}")
