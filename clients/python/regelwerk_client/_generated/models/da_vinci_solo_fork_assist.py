from typing import Literal

DaVinciSoloForkAssist = Literal["hints", "legal", "none"]

DA_VINCI_SOLO_FORK_ASSIST_VALUES: set[DaVinciSoloForkAssist] = {
    "hints",
    "legal",
    "none",
}


def check_da_vinci_solo_fork_assist(value: str) -> DaVinciSoloForkAssist:
    if value in DA_VINCI_SOLO_FORK_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_FORK_ASSIST_VALUES!r}")
