from typing import Literal

AnacondaSetupRepetition = Literal["draw", "none"]

ANACONDA_SETUP_REPETITION_VALUES: set[AnacondaSetupRepetition] = {
    "draw",
    "none",
}


def check_anaconda_setup_repetition(value: str) -> AnacondaSetupRepetition:
    if value in ANACONDA_SETUP_REPETITION_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_SETUP_REPETITION_VALUES!r}")
