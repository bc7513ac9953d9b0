from typing import Literal

ByeBecause = Literal["fewest_byes_lowest", "schedule"]

BYE_BECAUSE_VALUES: set[ByeBecause] = {
    "fewest_byes_lowest",
    "schedule",
}


def check_bye_because(value: str) -> ByeBecause:
    if value in BYE_BECAUSE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {BYE_BECAUSE_VALUES!r}")
