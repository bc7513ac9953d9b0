from typing import Literal

DaVinciStateDrawingType0 = Literal["B", "W"]

DA_VINCI_STATE_DRAWING_TYPE_0_VALUES: set[DaVinciStateDrawingType0] = {
    "B",
    "W",
}


def check_da_vinci_state_drawing_type_0(value: str) -> DaVinciStateDrawingType0:
    if value in DA_VINCI_STATE_DRAWING_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_STATE_DRAWING_TYPE_0_VALUES!r}")
