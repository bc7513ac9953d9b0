from typing import Literal

BecauseFloatsItem = Literal["down", "none", "up"]

BECAUSE_FLOATS_ITEM_VALUES: set[BecauseFloatsItem] = {
    "down",
    "none",
    "up",
}


def check_because_floats_item(value: str) -> BecauseFloatsItem:
    if value in BECAUSE_FLOATS_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {BECAUSE_FLOATS_ITEM_VALUES!r}")
