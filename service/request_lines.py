"""The lines of requests in the JSON log: like those of `service.logs`, and written without what takes longest there."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import orjson

from service.telemetry import Answer

_OUTPUT: Final = 1
"""Standard output, as the system numbers it."""


def write(answer: Answer, size: int | None, caller: str, trace: str | None) -> None:
    """Write the line of a request; nobody is refused an answer because it cannot be written.

    One write for each: so lines of threads and processes do not get into each other.

    Args:
        answer: to the request.
        size: bytes of the answer; None: there was none.
        caller: whose request it was.
        trace: the id of its trace, if it belongs to one.
    """
    line: dict[str, Any] = {
        "level": "INFO",
        "logger": "regelwerk.access",
        "message": "request",
        "request_id": answer.request_id,
        "method": answer.method,
        "route": answer.route,
        "status": answer.status,
        "code": answer.code,
        "duration_ms": round(answer.seconds * 1000, 3),
        "bytes": size,
        "caller": caller,
    }
    if trace is not None:
        line["trace_id"] = trace
    line["time"] = datetime.now(UTC)
    with suppress(OSError):
        os.write(_OUTPUT, orjson.dumps(line, option=orjson.OPT_APPEND_NEWLINE))
