from typing import Literal

DaVinciViewDrawingType0 = Literal["B", "W"]

DA_VINCI_VIEW_DRAWING_TYPE_0_VALUES: set[DaVinciViewDrawingType0] = {
    "B",
    "W",
}


def check_da_vinci_view_drawing_type_0(value: str) -> DaVinciViewDrawingType0:
    if value in DA_VINCI_VIEW_DRAWING_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_VIEW_DRAWING_TYPE_0_VALUES!r}")
