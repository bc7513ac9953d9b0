from typing import Literal

DaVinciAskModel = Literal["deal", "history", "worlds"]

DA_VINCI_ASK_MODEL_VALUES: set[DaVinciAskModel] = {
    "deal",
    "history",
    "worlds",
}


def check_da_vinci_ask_model(value: str) -> DaVinciAskModel:
    if value in DA_VINCI_ASK_MODEL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_ASK_MODEL_VALUES!r}")
