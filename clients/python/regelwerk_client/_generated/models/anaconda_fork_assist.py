from typing import Literal

AnacondaForkAssist = Literal["hints", "legal", "none"]

ANACONDA_FORK_ASSIST_VALUES: set[AnacondaForkAssist] = {
    "hints",
    "legal",
    "none",
}


def check_anaconda_fork_assist(value: str) -> AnacondaForkAssist:
    if value in ANACONDA_FORK_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_FORK_ASSIST_VALUES!r}")
