"""Following a live game, without input and output: what to ask next, what an answer tells, how long to wait.

How the service is asked, and what waiting is, differs between programs with and without an event loop; `events` has
both.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from regelwerk_client.errors import Unavailable, UnexpectedAnswer, Unreachable
from regelwerk_client.models import SessionEvent
from regelwerk_client.sse import Message, Parser
from regelwerk_client.transport import LONGEST_WAIT_S, Request

PATIENCE_S: Final = 120.0
"""How long a service that cannot be reached is tried for before the error is raised."""

_STREAM: Final = "text/event-stream"
_POLL_S: Final = 20
_SHORTEST_PAUSE_S: Final = 0.25
_LONGEST_PAUSE_S: Final = 15.0

Document = dict[str, Any]


@dataclass
class Following:
    """How far somebody who follows a live game has come.

    Args:
        request: the request for events, without its parameters.
        see: is given the session's document whenever a new one comes.
        after: the number of the last event that is known.
        patience_s: how long to try without any success.

    Attributes:
        over: whether everything has been told.
        polls: whether to ask again and again, since something on the way keeps streams back.
        pause_s: how long to wait before the next request.
    """

    request: Request
    see: Callable[[Document], None]
    after: int
    patience_s: float = PATIENCE_S
    over: bool = False
    polls: bool = False
    pause_s: float = 0.0
    _opened: bool = False
    _failure_s: float = 0.0
    _retry_s: float = 1.0
    _parser: Parser = field(default_factory=Parser)
    _group: list[SessionEvent] = field(default_factory=list)
    _reached: float = field(default_factory=time.monotonic)

    def stream(self) -> Request:
        """The request for a stream of what comes next."""
        self._opened, self._parser, self._group = False, Parser(), []
        headers = {**self.request.get("headers", {}), "Accept": _STREAM, "Last-Event-ID": str(self.after)}
        return {**self.request, "headers": headers}

    def begun(self, response: httpx.Response) -> None:
        """A stream was answered: no content, if the last event was known before."""
        self.over = response.status_code == httpx.codes.NO_CONTENT
        kind = response.headers.get("Content-Type", "")
        if not self.over and not kind.startswith(_STREAM):
            raise UnexpectedAnswer(f"The events come as {kind!r}.")

    def told(self, piece: bytes) -> Iterator[SessionEvent]:
        """What a piece of a stream tells, each event once and in order."""
        self._at_ease()
        with _legible():
            messages = list(self._parser.feed(piece))
        for message in messages:
            yield from self._grouped(message)

    def ended(self) -> None:
        """A stream has ended well: it has moved to another process, or was open for long enough."""
        if self._parser.retry_ms is not None:
            self._retry_s = min(self._parser.retry_ms / 1000, _LONGEST_PAUSE_S)
        self._pause(0.0 if self.over else self._retry_s)

    def page(self) -> Request:
        """The request for a page of what comes next."""
        return {**self.request, "params": {"after": self.after, "wait": _POLL_S}}

    def told_by(self, page: httpx.Response) -> Iterator[SessionEvent]:
        """What a page tells."""
        self._at_ease()
        with _legible():
            document = page.json()
            self.see(document["session"])
            group = [SessionEvent.from_dict(event) for event in document["events"]]
            ended, newest = document["session"]["status"] == "over", document["session"]["events"]
        yield from self._new(group)
        self.over = ended and self.after == newest

    def failed(self, away: Unreachable | Unavailable) -> None:
        """No answer, or a broken stream: wait longer after each in a row, and as long as the service asks for.

        Raises the error when out of patience.
        """
        if self.over:
            self.pause_s = 0.0
            return  # only the end of the stream was still to come
        if not self._opened and isinstance(away.__cause__, httpx.ReadTimeout):
            # The service opens a stream with a line at once: something on the way keeps it back.
            self.polls = True
        if time.monotonic() - self._reached > self.patience_s:
            raise away
        self._failure_s = min(max(2 * self._failure_s, _SHORTEST_PAUSE_S), _LONGEST_PAUSE_S)
        asked = getattr(away, "retry_after", None) or ""
        self._pause(max(self._failure_s, min(float(asked), LONGEST_WAIT_S) if asked.isdecimal() else 0.0))

    def _grouped(self, message: Message) -> Iterator[SessionEvent]:
        """The events, each group after the session's document, which the service sends behind it.

        So whoever is told of an event has seen a session that is no older. A group that is cut off before its document
        comes again with the next stream.
        """
        with _legible():
            document = json.loads(message.data)
            if message.type != "session":
                self._group.append(SessionEvent.from_dict(document))
                return
            self.see(document)
        group, self._group = self._group, []
        yield from self._new(group)

    def _new(self, group: Iterable[SessionEvent]) -> Iterator[SessionEvent]:
        for event in group:
            if event.seq > self.after:
                self.after, self.over = event.seq, event.type_ == "over"
                yield event

    def _at_ease(self) -> None:
        self._opened, self._failure_s, self._reached = True, 0.0, time.monotonic()

    def _pause(self, seconds: float) -> None:
        # Not all of those who were cut off together at once.
        self.pause_s = seconds * random.uniform(1.0, 1.5)  # noqa: S311 - no secret


@contextmanager
def _legible() -> Iterator[None]:
    try:
        yield
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as unreadable:
        raise UnexpectedAnswer(f"An event cannot be read: {unreadable!r}") from unreadable
