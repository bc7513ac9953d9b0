from typing import Literal

DaVinciSetupJokerStart = Literal["allowed", "redraw"]

DA_VINCI_SETUP_JOKER_START_VALUES: set[DaVinciSetupJokerStart] = {
    "allowed",
    "redraw",
}


def check_da_vinci_setup_joker_start(value: str) -> DaVinciSetupJokerStart:
    if value in DA_VINCI_SETUP_JOKER_START_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SETUP_JOKER_START_VALUES!r}")
