from typing import Literal

DaVinciSoloStatePendingType0 = Literal["B", "W"]

DA_VINCI_SOLO_STATE_PENDING_TYPE_0_VALUES: set[DaVinciSoloStatePendingType0] = {
    "B",
    "W",
}


def check_da_vinci_solo_state_pending_type_0(value: str) -> DaVinciSoloStatePendingType0:
    if value in DA_VINCI_SOLO_STATE_PENDING_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_STATE_PENDING_TYPE_0_VALUES!r}")
