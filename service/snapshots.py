"""A live game at one moment, and how far each reader has come in its events."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import orjson

from schemas.common import kept
from schemas.events import SessionEventSchema
from service.admission import Call, admitted
from service.catalog import Entry
from service.packing import unpack
from service.replies import page
from service.streaming import field_lines
from service.tokens import Caller, seat_key

Made = TypeVar("Made")


class Snapshot:
    """A game at one moment and some of its events, with all that was made of them for those who read them.

    Attributes:
        values: the session as the store has it; empty if there is none, or something of it was lost.
        after, end: it holds the events with numbers above `after` and up to `end`.
        last: the number of the newest event.
    """

    def __init__(
        self, session_id: str, found: tuple[Mapping[str, str], Sequence[bytes]] | None, after: int, limit: int
    ) -> None:
        self.session_id = session_id
        self.values, self.texts = found or ({}, ())
        self.after = after
        self.end = after + len(self.texts)
        self.last = int(self.values.get("events", 0))
        self.version = int(self.values.get("version", 0))
        if self.end < min(self.last, after + limit):
            self.values = {}
        self._made: dict[Hashable, object] = {}
        self._making = threading.RLock()

    def once(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What the first who needs it makes for all."""
        with self._making:
            if key not in self._made:
                self._made[key] = make()
            return self._made[key]  # type: ignore[return-value]  # a key always stands for the same type


@dataclass(frozen=True, slots=True)
class Batch:
    """Some events as one audience is told them, and the game after them.

    Attributes:
        events: of each its number, its type, and its document.
        next: the number of the last of them, from which to go on.
        session: the session's document.
        over: nothing will ever happen after these.
        due: when the time of the seat to move runs out, in milliseconds since 1970.
    """

    events: tuple[tuple[int, str, bytes], ...]
    next: int
    session: bytes
    over: bool
    due: int | None

    def answer(self) -> bytes:
        """One JSON document of everything."""
        documents = b",".join(document for _, _, document in self.events)
        return b'{"events":[%b],"next":%d,"session":%b}' % (documents, self.next, self.session)

    def chunk(self) -> bytes:
        """A part of a stream: the events, then the session without a number."""
        numbered = b"".join(field_lines(kind, document, seq) for seq, kind, document in self.events)
        return numbered + field_lines("session", self.session)


class Reader:
    """Somebody who reads the events of a game.

    Attributes:
        seen: the number of the last event that was taken.
        over: no more will come.
        due: as in the last batch.
    """

    def __init__(self, entry: Entry, call: Call, first: Snapshot, limit: int) -> None:
        """Reads on after the beginning of a snapshot. Raises Refusal: no session, not its token, no such event."""
        session, self._caller = admitted(entry, call, first.values or None)
        self._key = self._caller.role if self._caller.seat is None else seat_key(self._caller.seat)
        self._digest = session.digests.get(self._key)
        self._limit = limit
        self._version = 0
        self.entry = entry
        self.seen = first.after
        self.over = False
        self.due = self._next(first).due

    def may_read(self, snapshot: Snapshot) -> bool:
        """Whether the session is still there, and the token still one of it."""
        return bool(snapshot.values) and snapshot.values.get(self._key) == self._digest

    def misses(self, snapshot: Snapshot) -> bool:
        """Whether a snapshot does not hold the next events, or is older than the last one that was taken."""
        return self.seen < snapshot.after or snapshot.end <= self.seen < snapshot.last or self.is_ahead_of(snapshot)

    def is_ahead_of(self, snapshot: Snapshot) -> bool:
        """Whether events were taken that a snapshot does not know of: it is older, or the store has lost them."""
        return snapshot.last < self.seen

    def has_news(self, snapshot: Snapshot) -> bool:
        """Whether a snapshot shows anything that was not taken yet."""
        return snapshot.version > self._version or self.seen < snapshot.last

    def has_all(self, first: Snapshot) -> bool:
        """Whether the game is over and every event of it was seen before."""
        batch = self._next(first)
        return batch.over and not batch.events

    def take(self, snapshot: Snapshot) -> Batch:
        """The next events, of a snapshot that does not miss them."""
        batch = self._next(snapshot)
        self.seen, self._version, self.over, self.due = batch.next, snapshot.version, batch.over, batch.due
        return batch

    def take_chunk(self, snapshot: Snapshot) -> bytes:
        """The next events as a part of a stream."""
        key = ("chunk", self._caller, self.seen, self._limit)
        return snapshot.once(key, self.take(snapshot).chunk)

    def _next(self, snapshot: Snapshot) -> Batch:
        caller, seen, limit = self._caller, self.seen, self._limit
        return snapshot.once(("batch", caller, seen, limit), lambda: _told(self.entry, snapshot, caller, seen, limit))


def _told(entry: Entry, snapshot: Snapshot, caller: Caller, seen: int, limit: int) -> Batch:
    session = snapshot.once("session", lambda: unpack(entry, snapshot.session_id, snapshot.values))
    if session is None:
        raise TypeError("the session was one of another ruleset all the time")
    first = seen - snapshot.after
    told = page(entry, session, snapshot.texts[first : first + limit], seen, caller)
    schema = kept(SessionEventSchema)
    events = tuple((event["seq"], event["type"], orjson.dumps(schema.dump(event))) for event in told.events)
    return Batch(events, told.next, told.session.body or b"null", told.over and told.next == told.last, told.due)
