from typing import Literal

DaVinciSetupBonusSource = Literal["winner_hidden", "winner_hidden_plus_pool"]

DA_VINCI_SETUP_BONUS_SOURCE_VALUES: set[DaVinciSetupBonusSource] = {
    "winner_hidden",
    "winner_hidden_plus_pool",
}


def check_da_vinci_setup_bonus_source(value: str) -> DaVinciSetupBonusSource:
    if value in DA_VINCI_SETUP_BONUS_SOURCE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SETUP_BONUS_SOURCE_VALUES!r}")
