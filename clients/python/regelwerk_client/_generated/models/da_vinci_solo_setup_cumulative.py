from typing import Literal

DaVinciSoloSetupCumulative = Literal["each", "shared"]

DA_VINCI_SOLO_SETUP_CUMULATIVE_VALUES: set[DaVinciSoloSetupCumulative] = {
    "each",
    "shared",
}


def check_da_vinci_solo_setup_cumulative(value: str) -> DaVinciSoloSetupCumulative:
    if value in DA_VINCI_SOLO_SETUP_CUMULATIVE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_SETUP_CUMULATIVE_VALUES!r}")
