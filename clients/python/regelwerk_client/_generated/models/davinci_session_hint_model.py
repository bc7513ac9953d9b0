from typing import Literal

DavinciSessionHintModel = Literal["deal", "history", "worlds"]

DAVINCI_SESSION_HINT_MODEL_VALUES: set[DavinciSessionHintModel] = {
    "deal",
    "history",
    "worlds",
}


def check_davinci_session_hint_model(value: str) -> DavinciSessionHintModel:
    if value in DAVINCI_SESSION_HINT_MODEL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DAVINCI_SESSION_HINT_MODEL_VALUES!r}")
