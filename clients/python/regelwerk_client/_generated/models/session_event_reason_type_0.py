from typing import Literal

SessionEventReasonType0 = Literal["finished", "forfeited", "resigned"]

SESSION_EVENT_REASON_TYPE_0_VALUES: set[SessionEventReasonType0] = {
    "finished",
    "forfeited",
    "resigned",
}


def check_session_event_reason_type_0(value: str) -> SessionEventReasonType0:
    if value in SESSION_EVENT_REASON_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_EVENT_REASON_TYPE_0_VALUES!r}")
