from typing import Literal

DaVinciSheetScoring = Literal["plain", "tournament"]

DA_VINCI_SHEET_SCORING_VALUES: set[DaVinciSheetScoring] = {
    "plain",
    "tournament",
}


def check_da_vinci_sheet_scoring(value: str) -> DaVinciSheetScoring:
    if value in DA_VINCI_SHEET_SCORING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SHEET_SCORING_VALUES!r}")
