from typing import Literal

NumerusSheetScoring = Literal["longest", "tournament"]

NUMERUS_SHEET_SCORING_VALUES: set[NumerusSheetScoring] = {
    "longest",
    "tournament",
}


def check_numerus_sheet_scoring(value: str) -> NumerusSheetScoring:
    if value in NUMERUS_SHEET_SCORING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SHEET_SCORING_VALUES!r}")
