from typing import Literal

NumerusSetupScoring = Literal["longest", "tournament"]

NUMERUS_SETUP_SCORING_VALUES: set[NumerusSetupScoring] = {
    "longest",
    "tournament",
}


def check_numerus_setup_scoring(value: str) -> NumerusSetupScoring:
    if value in NUMERUS_SETUP_SCORING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SETUP_SCORING_VALUES!r}")
