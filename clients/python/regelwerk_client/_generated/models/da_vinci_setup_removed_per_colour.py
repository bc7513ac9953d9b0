from typing import Literal

DaVinciSetupRemovedPerColour = Literal[0, 1]

DA_VINCI_SETUP_REMOVED_PER_COLOUR_VALUES: set[DaVinciSetupRemovedPerColour] = {
    0,
    1,
}


def check_da_vinci_setup_removed_per_colour(value: int) -> DaVinciSetupRemovedPerColour:
    if value in DA_VINCI_SETUP_REMOVED_PER_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SETUP_REMOVED_PER_COLOUR_VALUES!r}")
