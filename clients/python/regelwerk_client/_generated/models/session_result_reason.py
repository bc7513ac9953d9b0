from typing import Literal

SessionResultReason = Literal["finished", "forfeited", "resigned"]

SESSION_RESULT_REASON_VALUES: set[SessionResultReason] = {
    "finished",
    "forfeited",
    "resigned",
}


def check_session_result_reason(value: str) -> SessionResultReason:
    if value in SESSION_RESULT_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SESSION_RESULT_REASON_VALUES!r}")
