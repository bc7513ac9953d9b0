from typing import Literal

SessionEventType = Literal[
    "created", "dealt", "forfeited", "move", "over", "resigned", "undo_agreed", "undo_asked", "undo_declined", "undone"
]

SESSION_EVENT_TYPE_VALUES: set[SessionEventType] = {
    "created",
    "dealt",
    "forfeited",
    "move",
    "over",
    "resigned",
    "undo_agreed",
    "undo_asked",
    "undo_declined",
    "undone",
}


def check_session_event_type(value: str) -> SessionEventType:
    if value in SESSION_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_EVENT_TYPE_VALUES!r}")
