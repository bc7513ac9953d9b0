"""Followers of live games in one process: woken together when a game changes, reading the store once for all.

One thread and one connection of a process wait for news of all games that are followed in it. News only wake: what a
follower is shown is read from the store, where it is complete. So news may be lost; after every new connection all
followers look again, and each looks again once per heartbeat whatever happens.
"""

from __future__ import annotations

import logging
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Final, Generic, Protocol, TypeVar

from service.store import StoreUnavailableError
from service.telemetry import SILENT, Telemetry

_LOG: Final = logging.getLogger("regelwerk")

EXTENSION: Final = "regelwerk.hub"
"""The name under which an application has its hub, for whoever must close it before the process can stop."""

_AT_A_TIME: Final = 2
"""Followers that are awake at once. Measured while 500 were woken (`bench/event_streams.py`): one in a hundred other
requests took more than 32 ms with eight at a time, more than 19 ms with two."""
_BEFORE_A_REST: Final = 32
"""So many wake before there is a rest, so that even thousands leave other requests a turn now and then."""
_REST_S: Final = 0.005
"""As long as the interpreter leaves its thread alone (`sys.getswitchinterval`): enough for whoever waits for a turn."""
_TICK_S: Final = 1.0
_SHORTEST_PAUSE_S: Final = 0.05
_LONGEST_PAUSE_S: Final = 2.0

Shown = TypeVar("Shown")


class Listening(Protocol):
    """What hears of news: see `service.listener`."""

    def subscribe(self, session_id: str) -> None:
        """Hear of a session from now on; that it is so comes as its first news."""

    def unsubscribe(self, session_id: str) -> None:
        """Hear no more of a session."""

    def get(self, timeout_s: float) -> str | None:
        """The session that the next news are of."""

    def close(self) -> None:
        """End the connection."""


class _Topic(Generic[Shown]):
    """A game and its followers. `news` counts; what is shown belongs to one of its values.

    Followers are woken a few at a time, and each that wakes passes it on to the next, now and then after a rest:
    hundreds that wake at once would keep all other requests of the process from their turn.
    """

    def __init__(self, session_id: str) -> None:
        self.id = session_id
        self.followers = 0
        self.changed = threading.Condition()
        self.waiting = 0
        self.asleep = 0
        self.reading = threading.Lock()
        self.news = 1
        self.shown: Shown | None = None
        self.shown_of = 0
        self.shown_at = 0.0
        self.failure: StoreUnavailableError | None = None
        self.failed_of = 0

    def wake(self) -> None:
        """Make every follower look."""
        with self.changed:
            self.news += 1
            self.asleep = self.waiting
            self._pass_on(_AT_A_TIME)

    def wait(self, ready: Callable[[], bool], timeout_s: float) -> bool:
        """Wait until woken and `ready`; False if that does not come in time."""
        try:
            with self.changed:
                self.waiting += 1
                try:
                    return self.changed.wait_for(ready, timeout_s)
                finally:
                    self.waiting -= 1
        finally:
            self._wake_the_next()

    def _wake_the_next(self) -> None:
        if not self.asleep:
            return
        if self.asleep % _BEFORE_A_REST == 0:
            time.sleep(_REST_S)
        with self.changed:
            self._pass_on(1)

    def _pass_on(self, most: int) -> None:
        count = min(most, self.asleep)
        self.asleep -= count
        self.changed.notify(count)


class Follower(Generic[Shown]):
    """One who follows a game; used by one thread."""

    def __init__(self, hub: Hub[Shown], topic: _Topic[Shown]) -> None:
        self._hub = hub
        self._topic = topic
        self._seen = 0

    @property
    def dismissed(self) -> bool:
        """Whether the process stops, so that following must end."""
        return self._hub.closed

    def wait(self, timeout_s: float) -> bool:
        """Wait until there may be something new, or the process stops; False if neither comes in time."""
        return self._topic.wait(lambda: self.dismissed or self._topic.news != self._seen, timeout_s)

    def look(self, at_most_s: float) -> Shown:
        """What all followers of the game are shown: read after the last news, and within the last `at_most_s` seconds.

        Raises StoreUnavailableError; after that, `wait` waits for the next try.
        """
        topic = self._topic
        with topic.reading:
            news = self._seen = topic.news
            if topic.failed_of == news and topic.failure is not None:
                raise topic.failure
            if topic.shown is None or topic.shown_of != news or time.monotonic() - topic.shown_at > at_most_s:
                self._hub.read(topic, news)
            return topic.shown  # type: ignore[return-value]  # `read` has set it


class Hub(Generic[Shown]):
    """All followers of a process.

    Args:
        listen: makes the connection that hears of news; raises StoreUnavailableError.
        read: a session by its id as followers are shown it, given what they were shown before; raises
            StoreUnavailableError.
        telemetry: is told how many games are followed.
    """

    def __init__(
        self,
        listen: Callable[[], Listening],
        read: Callable[[str, Shown | None], Shown],
        telemetry: Telemetry = SILENT,
    ) -> None:
        self.closed = False
        self._telemetry = telemetry
        self._listen = listen
        self._read = read
        self._lock = threading.Lock()
        self._topics: dict[str, _Topic[Shown]] = {}
        self._listener: Listening | None = None
        self._thread: threading.Thread | None = None

    @contextmanager
    def follow(self, session_id: str) -> Iterator[Follower[Shown]]:
        """Follow a game for the block."""
        topic = self._join(session_id)
        try:
            yield Follower(self, topic)
        finally:
            self._leave(topic)

    def close(self) -> None:
        """Dismiss all followers, those of the future too."""
        self.closed = True
        self._wake_all()

    def read(self, topic: _Topic[Shown], news: int) -> None:
        """Read what the followers of a game are shown; they wait meanwhile."""
        try:
            shown = self._read(topic.id, topic.shown)
        except StoreUnavailableError as failure:
            topic.failure, topic.failed_of = failure, news
            raise
        topic.shown, topic.shown_of, topic.shown_at = shown, news, time.monotonic()

    def _join(self, session_id: str) -> _Topic[Shown]:
        with self._lock:
            self._start()
            topic = self._topics.get(session_id)
            if topic is None:
                topic = self._topics[session_id] = _Topic(session_id)
                self._telemetry.followed(1)
                self._tell(lambda listener: listener.subscribe(session_id))
            topic.followers += 1
            return topic

    def _leave(self, topic: _Topic[Shown]) -> None:
        with self._lock:
            topic.followers -= 1
            if not topic.followers:
                del self._topics[topic.id]
                self._telemetry.followed(-1)
                self._tell(lambda listener: listener.unsubscribe(topic.id))

    def _tell(self, say: Callable[[Listening], None]) -> None:
        """Say something to the listener, if there is one; one that fails is replaced by its thread, which sees it."""
        if self._listener is not None:
            try:
                say(self._listener)
            except StoreUnavailableError:
                self._listener = None

    def _start(self) -> None:
        """The thread begins with the first follower: those that were there before a fork are gone after it."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="news", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        pause = _SHORTEST_PAUSE_S
        while not self.closed:
            try:
                with closing(self._listen()) as listener, self._in_use(listener):
                    self._attend(listener)
                    pause = _SHORTEST_PAUSE_S
            except StoreUnavailableError as failure:
                if pause == _SHORTEST_PAUSE_S:
                    _LOG.warning("no news of live games: %r", failure.__cause__ or failure)
                # Not all processes at once.
                time.sleep(pause * random.uniform(0.5, 1.0))  # noqa: S311 - no secret
                pause = min(2 * pause, _LONGEST_PAUSE_S)

    @contextmanager
    def _in_use(self, listener: Listening) -> Iterator[None]:
        """Hear of every game that is followed; each confirmation wakes the followers, who may have missed something."""
        try:
            with self._lock:
                self._listener = listener
                for session_id in self._topics:
                    listener.subscribe(session_id)
            yield
        finally:
            with self._lock:
                self._listener = None

    def _attend(self, listener: Listening) -> None:
        tried_at = time.monotonic()
        while not self.closed:
            session_id = listener.get(_TICK_S)
            # News of other games may come all the time; they are no reason to wait.
            if session_id is None or time.monotonic() - tried_at >= _TICK_S:
                self._try_again(listener)
                tried_at = time.monotonic()
            if session_id is not None:
                self._pass(session_id)

    def _pass(self, session_id: str) -> None:
        with self._lock:
            topic = self._topics.get(session_id)
        if topic is not None:
            topic.wake()

    def _try_again(self, listener: Listening) -> None:
        """Wake whoever could not read, now that the store answers here; give up a listener that could not be told."""
        with self._lock:
            if self._listener is not listener:
                raise StoreUnavailableError("The listener could not be told what to hear of.")
            failed = [topic for topic in self._topics.values() if topic.failed_of == topic.news]
        for topic in failed:
            topic.wake()

    def _wake_all(self) -> None:
        with self._lock:
            topics = list(self._topics.values())
        for topic in topics:
            topic.wake()
