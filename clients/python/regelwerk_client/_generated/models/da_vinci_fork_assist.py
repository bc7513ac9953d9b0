from typing import Literal

DaVinciForkAssist = Literal["hints", "legal", "none"]

DA_VINCI_FORK_ASSIST_VALUES: set[DaVinciForkAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_fork_assist(value: str) -> DaVinciForkAssist:
    if value in DA_VINCI_FORK_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_FORK_ASSIST_VALUES!r}")
