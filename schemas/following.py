"""Following a live session: what is asked for, and the form of a stream."""

from __future__ import annotations

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import Strict
from schemas.fields import FullMatch, QueryInt
from service.events import TYPES

LONGEST_WAIT_S: Final = 25
_NUMBER: Final = "^[0-9]{1,9}$"


class EventsQuerySchema(Strict):
    """Which events, and how long they are waited for."""

    after = QueryInt(
        load_default=0,
        validate=validate.Range(0, 999_999_999),
        metadata={"description": "The number of an event: those after it are sent. 0: all."},
    )
    wait = QueryInt(
        load_default=0,
        validate=validate.Range(0, LONGEST_WAIT_S),
        metadata={"description": "Seconds to wait for an event if there is none yet. Without effect on a stream."},
    )
    limit = QueryInt(
        load_default=500,
        validate=validate.Range(1, 1000),
        metadata={"description": "How many events one answer, or one piece of a stream, has at most."},
    )


class EventsHeadersSchema(ma.Schema):
    """Headers of a request for events."""

    last_event_id = fields.String(
        data_key="Last-Event-ID",
        validate=FullMatch(_NUMBER),
        metadata={"description": "In place of `after`; `EventSource` sends it when it comes back."},
    )


EVENT_STREAM: Final[dict[str, Any]] = {
    "type": "object",
    "description": "One event of the stream, as `text/event-stream` has it.",
    "properties": {
        "id": {
            "type": "string",
            "pattern": _NUMBER,
            "description": "The number of the event. Not there for `session`, so that it is never come back to.",
        },
        "event": {
            "type": "string",
            "enum": [*TYPES, "session"],
            "description": "The type of the event, or `session`.",
        },
        "data": {
            "type": "string",
            "description": "JSON: a `SessionEvent`; for `session`, the session as `GET …/sessions/{session_id}` shows "
            "it.",
        },
        "retry": {"type": "integer", "description": "Once, at the beginning: milliseconds until you may come back."},
    },
}
