from typing import Literal

NumerusSoloSetupSoloPenalty = Literal["per_chain", "per_chip", "triangular"]

NUMERUS_SOLO_SETUP_SOLO_PENALTY_VALUES: set[NumerusSoloSetupSoloPenalty] = {
    "per_chain",
    "per_chip",
    "triangular",
}


def check_numerus_solo_setup_solo_penalty(value: str) -> NumerusSoloSetupSoloPenalty:
    if value in NUMERUS_SOLO_SETUP_SOLO_PENALTY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_SETUP_SOLO_PENALTY_VALUES!r}")
