from typing import Literal

DaVinciSetupScoring = Literal["plain", "tournament"]

DA_VINCI_SETUP_SCORING_VALUES: set[DaVinciSetupScoring] = {
    "plain",
    "tournament",
}


def check_da_vinci_setup_scoring(value: str) -> DaVinciSetupScoring:
    if value in DA_VINCI_SETUP_SCORING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SETUP_SCORING_VALUES!r}")
