from typing import Literal

DaVinciSetupDrawExtra = Literal[0, 1]

DA_VINCI_SETUP_DRAW_EXTRA_VALUES: set[DaVinciSetupDrawExtra] = {
    0,
    1,
}


def check_da_vinci_setup_draw_extra(value: int) -> DaVinciSetupDrawExtra:
    if value in DA_VINCI_SETUP_DRAW_EXTRA_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SETUP_DRAW_EXTRA_VALUES!r}")
