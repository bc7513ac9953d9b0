from typing import Literal

DaVinciPosteriorModel = Literal["deal", "history", "worlds"]

DA_VINCI_POSTERIOR_MODEL_VALUES: set[DaVinciPosteriorModel] = {
    "deal",
    "history",
    "worlds",
}


def check_da_vinci_posterior_model(value: str) -> DaVinciPosteriorModel:
    if value in DA_VINCI_POSTERIOR_MODEL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_POSTERIOR_MODEL_VALUES!r}")
