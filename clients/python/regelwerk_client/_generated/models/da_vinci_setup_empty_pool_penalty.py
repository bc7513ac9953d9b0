from typing import Literal

DaVinciSetupEmptyPoolPenalty = Literal["choose_after", "none", "stake_before"]

DA_VINCI_SETUP_EMPTY_POOL_PENALTY_VALUES: set[DaVinciSetupEmptyPoolPenalty] = {
    "choose_after",
    "none",
    "stake_before",
}


def check_da_vinci_setup_empty_pool_penalty(value: str) -> DaVinciSetupEmptyPoolPenalty:
    if value in DA_VINCI_SETUP_EMPTY_POOL_PENALTY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SETUP_EMPTY_POOL_PENALTY_VALUES!r}")
