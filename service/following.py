"""Following live games: what happens after some event, as it happens.

All who follow a game in this process share what is read and written of it: one read of the store per change, and one
text per audience (the host, each seat, the spectators), however many there are.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from service.admission import Call
from service.catalog import Entry
from service.config import Config
from service.hub import Follower, Hub, Listening
from service.refusal import Refusal
from service.sentences import say
from service.sessions import Sessions
from service.snapshots import Batch, Reader, Snapshot
from service.store import Store, StoreUnavailableError
from service.streaming import HEARTBEAT, OPENING
from service.telemetry import SILENT, Telemetry

_LONGEST: Final = 1000
"""How many events are read at a time."""

_OVERLAP: Final = 16
"""How many events that were read before are read again, for those who were slow to look at them."""


class Following:
    """All who follow games in this process, up to a limit."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        config: Config,
        listen: Callable[[], Listening],
        telemetry: Telemetry = SILENT,
    ) -> None:
        self.hub = Hub(listen, self._read_on, telemetry)
        self._telemetry = telemetry
        self._store = store
        self._sessions = sessions
        self._config = config
        self._free = threading.Semaphore(config.streams)

    @contextmanager
    def place(self) -> Iterator[None]:
        """Hold a place for the block. Raises Refusal `overloaded` when there is none."""
        if not self._free.acquire(blocking=False):
            self._telemetry.refused("stream_places")
            detail = say("As many callers follow games as this process can bear; try again.")
            # Not all of them at once.
            raise Refusal("overloaded", detail, headers={"Retry-After": str(random.randint(1, 5))})  # noqa: S311
        try:
            with self._telemetry.stream():
                yield
        finally:
            self._free.release()

    def begin(self, entry: Entry, call: Call, after: int, limit: int) -> tuple[Reader, Snapshot]:
        """Somebody who reads on after an event, and the game as it stands. Raises Refusal."""
        first = self._read(call.session_id, after)
        reader = Reader(entry, call, first, limit)
        if reader.due is not None and reader.due <= time.time() * 1000:
            self._let_the_clock_decide(entry, call.session_id)
            first = self._read(call.session_id, after)
        return reader, first

    def poll(self, entry: Entry, call: Call, after: int, limit: int, wait_s: float) -> Batch:
        """The events after one, or none if none come in time. Raises Refusal."""
        reader, first = self.begin(entry, call, after, limit)
        batch = reader.take(first)
        if batch.events or batch.over or not wait_s:
            return batch
        with self.place(), self.hub.follow(call.session_id) as follower:
            found = self._first_news(reader, follower, first, time.monotonic() + wait_s)
        if found is None or reader.misses(found) or not reader.may_read(found):
            reader, found = self.begin(entry, call, after, limit)
        return reader.take(found)

    def stream(self, reader: Reader, first: Snapshot, gone: Callable[[], bool]) -> Iterator[bytes]:
        """Everything that happens, and signs of life, until the game is over or the reader `gone`."""
        yield OPENING
        longest_s = self._config.stream_max_s
        end = time.monotonic() + random.uniform(0.9, 1.0) * longest_s  # noqa: S311 - not all at once
        with self.hub.follow(first.session_id) as follower:
            snapshots = self._snapshots(reader, follower, first)
            # What nobody shares need not be kept for as long as the stream is open.
            del first
            for found in snapshots:
                if gone() or (found is not None and not self._goes_on(reader, found)):
                    return
                if found is None:
                    yield HEARTBEAT
                elif reader.has_news(found):
                    yield reader.take_chunk(found)
                if reader.over or time.monotonic() > end:
                    return

    def _goes_on(self, reader: Reader, found: Snapshot) -> bool:
        """Whether a reader may stay; one who was told what a failover then lost has to come back, which is refused."""
        return reader.may_read(found) and not reader.is_ahead_of(found)

    def _first_news(
        self, reader: Reader, follower: Follower[Snapshot], found: Snapshot | None, end: float
    ) -> Snapshot | None:
        """The first snapshot with an event that the reader has not seen; None if none comes in time."""
        while not follower.dismissed and (left_s := end - time.monotonic()) > 0:
            self._wait(reader, follower, found, left_s)
            found = self._look(follower)
            if found is not None and (reader.seen < found.last or not reader.may_read(found)):
                return found
        return None

    def _snapshots(
        self, reader: Reader, follower: Follower[Snapshot], found: Snapshot | None
    ) -> Iterator[Snapshot | None]:
        """What there is to look at, one after the other; None when a heartbeat is due."""
        while not follower.dismissed:
            if found is not None:
                yield found
            if found is None or reader.seen >= found.last:
                beat = time.monotonic() + self._config.heartbeat_s
                if not self._wait(reader, follower, found, self._config.heartbeat_s) and time.monotonic() >= beat:
                    yield None
                found = self._look(follower)
            if found is not None and reader.misses(found):
                found = self._own(reader, found)

    def _wait(self, reader: Reader, follower: Follower[Snapshot], found: Snapshot | None, longest_s: float) -> bool:
        """Wait for news. When a player's time runs out meanwhile, the first who waits brings it about."""
        due_s = longest_s if reader.due is None else reader.due / 1000 - time.time()
        if found is None or due_s >= longest_s:
            return follower.wait(longest_s)
        if follower.wait(max(0.0, due_s)):
            return True
        found.once("clock", lambda: self._let_the_clock_decide(reader.entry, found.session_id))
        return follower.wait(longest_s - max(0.0, due_s))

    def _let_the_clock_decide(self, entry: Entry, session_id: str) -> None:
        try:
            self._sessions.catch_up(entry, session_id)
        except (Refusal, StoreUnavailableError):
            return

    def _look(self, follower: Follower[Snapshot]) -> Snapshot | None:
        """What all followers of the game are shown; None while the store is away."""
        try:
            return follower.look(self._config.heartbeat_s / 2)
        except StoreUnavailableError:
            return None

    def _own(self, reader: Reader, found: Snapshot) -> Snapshot | None:
        """The next events for somebody who is further behind than most; None while the store is away."""
        try:
            return self._read(found.session_id, reader.seen)
        except StoreUnavailableError:
            return None

    def _read_on(self, session_id: str, before: Snapshot | None) -> Snapshot:
        """The game now, with the events since it was read before."""
        if before is None or not before.values:
            newest = self._read(session_id, 0, 1)
            return self._read(session_id, max(0, newest.last - _OVERLAP))
        return self._read(session_id, max(before.after, before.last - _OVERLAP))

    def _read(self, session_id: str, after: int, limit: int = _LONGEST) -> Snapshot:
        return Snapshot(session_id, self._store.read_with_events(session_id, after, limit), after, limit)
