from typing import Literal

SessionCallerRole = Literal["host", "seat", "spectator"]

SESSION_CALLER_ROLE_VALUES: set[SessionCallerRole] = {
    "host",
    "seat",
    "spectator",
}


def check_session_caller_role(value: str) -> SessionCallerRole:
    if value in SESSION_CALLER_ROLE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_CALLER_ROLE_VALUES!r}")
