from typing import Literal

DaVinciHintModel = Literal["deal", "history", "worlds"]

DA_VINCI_HINT_MODEL_VALUES: set[DaVinciHintModel] = {
    "deal",
    "history",
    "worlds",
}


def check_da_vinci_hint_model(value: str) -> DaVinciHintModel:
    if value in DA_VINCI_HINT_MODEL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_HINT_MODEL_VALUES!r}")
