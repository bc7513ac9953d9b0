"""What callers of live games are answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import marshmallow as ma
import orjson

from schemas.quick_dump import quick_dump
from schemas.sessions import session_schemas
from service import live, showing
from service.catalog import Entry
from service.events import told
from service.live import Session, Turn
from service.packing import Reply, unpack_answer
from service.refusal import Refusal
from service.sentences import say, say_many
from service.tokens import Caller


@dataclass(frozen=True, slots=True)
class EventPage:
    """Some events of a session, told to a caller, and the session as it stands.

    Attributes:
        next: the number of the last event here, from which to go on.
        last: the number of the newest event.
        session: the document, in JSON.
        due: when the time of the seat to move runs out, in milliseconds since 1970.
    """

    events: list[dict[str, Any]]
    next: int
    last: int
    session: Reply
    over: bool
    due: int | None


def page(entry: Entry, session: Session, happened: Sequence[bytes], after: int, caller: Caller) -> EventPage:
    """The events after a number, told to a caller. Raises Refusal when the session has not had so many."""
    if after > session.events:
        detail = say_many(
            "The session has had {count} event; there is none after {later}.",
            "The session has had {count} events; there is none after {later}.",
            count=session.events,
            later=after,
        )
        raise Refusal("range_not_satisfiable", detail)
    events = [told(text, seq, caller) for seq, text in enumerate(happened, after + 1)]
    over = live.is_over(entry, session)
    return EventPage(
        events, after + len(events), session.events, shown(entry, session, caller), over, live.due(entry, session)
    )


def stale(entry: Entry, session: Session, caller: Caller) -> Refusal:
    """The refusal of a change of another version than the present one, which it shows."""
    detail = say("The session is at version {version} now; `current` shows it.", version=session.version)
    current = orjson.loads(shown(entry, session, caller).body or b"null")
    return Refusal("stale_version", detail, members={"current": current}, headers={"ETag": f'"{session.version}"'})


def overdue() -> Refusal:
    """The refusal of a change that comes too late, while no solver is free to play for the seat to move."""
    detail = say("The time of the seat to move has run out, and the solvers that play for it are busy; try again.")
    return Refusal("overloaded", detail, headers={"Retry-After": "1"})


def repeated(request: str, stored: bytes) -> Reply:
    """What was answered the first time. Raises Refusal when it was another request."""
    reply = unpack_answer(request, stored)
    if reply is None:
        raise Refusal(
            "idempotency_key_reused", say("The key was used for another request of this seat; take a new one.")
        )
    return reply


def shown(entry: Entry, session: Session, caller: Caller) -> Reply:
    """The session as the caller may see it."""
    schema = session_schemas(entry.schemas, entry.game).session
    return _reply(session, schema, showing.document(entry, session, caller))


def played(entry: Entry, turn: Turn, caller: Caller) -> Reply:
    """The session after a turn, as the caller may see it."""
    document = {**showing.document(entry, turn.after, caller), "moves": showing.told(entry, turn, caller)}
    return _reply(turn.after, session_schemas(entry.schemas, entry.game).played, document)


def _reply(session: Session, schema: type[ma.Schema], document: Mapping[str, Any]) -> Reply:
    return Reply(orjson.dumps(quick_dump(schema)(document)), session.version)
