from typing import Literal

SessionEventByType0 = Literal["chance", "hint", "player", "random"]

SESSION_EVENT_BY_TYPE_0_VALUES: set[SessionEventByType0] = {
    "chance",
    "hint",
    "player",
    "random",
}


def check_session_event_by_type_0(value: str) -> SessionEventByType0:
    if value in SESSION_EVENT_BY_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_EVENT_BY_TYPE_0_VALUES!r}")
