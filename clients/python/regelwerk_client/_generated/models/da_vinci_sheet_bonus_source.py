from typing import Literal

DaVinciSheetBonusSource = Literal["winner_hidden", "winner_hidden_plus_pool"]

DA_VINCI_SHEET_BONUS_SOURCE_VALUES: set[DaVinciSheetBonusSource] = {
    "winner_hidden",
    "winner_hidden_plus_pool",
}


def check_da_vinci_sheet_bonus_source(value: str) -> DaVinciSheetBonusSource:
    if value in DA_VINCI_SHEET_BONUS_SOURCE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SHEET_BONUS_SOURCE_VALUES!r}")
