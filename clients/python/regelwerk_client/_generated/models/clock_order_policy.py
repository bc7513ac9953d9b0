from typing import Literal

ClockOrderPolicy = Literal["forfeit", "hint", "random"]

CLOCK_ORDER_POLICY_VALUES: set[ClockOrderPolicy] = {
    "forfeit",
    "hint",
    "random",
}


def check_clock_order_policy(value: str) -> ClockOrderPolicy:
    if value in CLOCK_ORDER_POLICY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CLOCK_ORDER_POLICY_VALUES!r}")
