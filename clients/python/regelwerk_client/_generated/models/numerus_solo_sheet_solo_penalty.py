from typing import Literal

NumerusSoloSheetSoloPenalty = Literal["per_chain", "per_chip", "triangular"]

NUMERUS_SOLO_SHEET_SOLO_PENALTY_VALUES: set[NumerusSoloSheetSoloPenalty] = {
    "per_chain",
    "per_chip",
    "triangular",
}


def check_numerus_solo_sheet_solo_penalty(value: str) -> NumerusSoloSheetSoloPenalty:
    if value in NUMERUS_SOLO_SHEET_SOLO_PENALTY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_SHEET_SOLO_PENALTY_VALUES!r}")
