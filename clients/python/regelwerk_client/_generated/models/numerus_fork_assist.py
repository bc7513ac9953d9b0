from typing import Literal

NumerusForkAssist = Literal["hints", "legal", "none"]

NUMERUS_FORK_ASSIST_VALUES: set[NumerusForkAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_fork_assist(value: str) -> NumerusForkAssist:
    if value in NUMERUS_FORK_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_FORK_ASSIST_VALUES!r}")
