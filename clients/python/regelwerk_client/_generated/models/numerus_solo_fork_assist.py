from typing import Literal

NumerusSoloForkAssist = Literal["hints", "legal", "none"]

NUMERUS_SOLO_FORK_ASSIST_VALUES: set[NumerusSoloForkAssist] = {
    "hints",
    "legal",
    "none",
}


def check_numerus_solo_fork_assist(value: str) -> NumerusSoloForkAssist:
    if value in NUMERUS_SOLO_FORK_ASSIST_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_FORK_ASSIST_VALUES!r}")
