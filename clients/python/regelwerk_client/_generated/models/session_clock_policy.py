from typing import Literal

SessionClockPolicy = Literal["forfeit", "hint", "random"]

SESSION_CLOCK_POLICY_VALUES: set[SessionClockPolicy] = {
    "forfeit",
    "hint",
    "random",
}


def check_session_clock_policy(value: str) -> SessionClockPolicy:
    if value in SESSION_CLOCK_POLICY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_CLOCK_POLICY_VALUES!r}")
