from typing import Literal

DaVinciInferModel = Literal["deal", "history", "worlds"]

DA_VINCI_INFER_MODEL_VALUES: set[DaVinciInferModel] = {
    "deal",
    "history",
    "worlds",
}


def check_da_vinci_infer_model(value: str) -> DaVinciInferModel:
    if value in DA_VINCI_INFER_MODEL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_INFER_MODEL_VALUES!r}")
