from typing import Literal

DaVinciSoloSetupDeferral = Literal["off", "optional", "strict"]

DA_VINCI_SOLO_SETUP_DEFERRAL_VALUES: set[DaVinciSoloSetupDeferral] = {
    "off",
    "optional",
    "strict",
}


def check_da_vinci_solo_setup_deferral(value: str) -> DaVinciSoloSetupDeferral:
    if value in DA_VINCI_SOLO_SETUP_DEFERRAL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_SETUP_DEFERRAL_VALUES!r}")
