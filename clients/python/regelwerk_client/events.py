"""What happens in a live game, as it happens: a stream that comes back by itself, or polls where none passes."""

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
from regelwerk_client.transport import Channel, Request

PATIENCE_S: Final = 120.0
"""How long a service that cannot be reached is tried for before the error is raised."""

_STREAM: Final = "text/event-stream"
_SILENCE_S: Final = 45.0
"""The service gives a sign of life every 15 seconds, unless it was told to do so less often."""
_POLL_S: Final = 20
_SHORTEST_PAUSE_S: Final = 0.25
_LONGEST_PAUSE_S: Final = 15.0

Document = dict[str, Any]


@dataclass
class Following:
    """One who follows a live game.

    Args:
        channel: how the service is asked.
        request: the request for events, without its parameters.
        see: is given the session's document whenever a new one comes.
        after: the number of the last event that is known.
        patience_s: how long to try without any success.
    """

    channel: Channel
    request: Request
    see: Callable[[Document], None]
    after: int
    patience_s: float = PATIENCE_S
    sleep: Callable[[float], None] = time.sleep
    over: bool = False
    _polls: bool = False
    _opened: bool = False
    _pause_s: float = 0.0
    _retry_s: float = 1.0
    _reached: float = field(default_factory=time.monotonic)

    def events(self) -> Iterator[SessionEvent]:
        """Every event once, in order, until the game is over. Raises ApiError, and Unreachable out of patience."""
        while not self.over:
            try:
                yield from self._polled() if self._polls else self._streamed()
            except (Unreachable, Unavailable) as away:
                self._wait_for_better(away)
            else:
                # A stream that ends well has moved to another process, or was open for long enough.
                self._wait(0.0 if self.over or self._polls else self._retry_s)

    def _streamed(self) -> Iterator[SessionEvent]:
        self._opened = False
        headers = {**self.request.get("headers", {}), "Accept": _STREAM, "Last-Event-ID": str(self.after)}
        parser = Parser()
        with self.channel.stream({**self.request, "headers": headers}, _SILENCE_S) as response:
            # No content: the last event was known before.
            self.over = response.status_code == httpx.codes.NO_CONTENT
            yield from self._grouped(self._messages(response, parser))
            self._retry_s = self._retry_s if parser.retry_ms is None else parser.retry_ms / 1000

    def _polled(self) -> Iterator[SessionEvent]:
        request = {**self.request, "params": {"after": self.after, "wait": _POLL_S}}
        page = self.channel.send(request, repeatable=True).json()
        self._at_ease()
        with _legible():
            self.see(page["session"])
            group = [SessionEvent.from_dict(event) for event in page["events"]]
        yield from self._new(group)
        self.over = page["session"]["status"] == "over" and self.after == page["session"]["events"]

    def _messages(self, response: httpx.Response, parser: Parser) -> Iterator[Message]:
        for piece in response.iter_bytes():
            self._at_ease()
            yield from parser.feed(piece)

    def _grouped(self, messages: Iterable[Message]) -> Iterator[SessionEvent]:
        """The events, each group after the session's document, which the service sends behind it.

        So whoever is told of an event has seen a session that is no older. A group that is cut off before its document
        comes again with the next stream.
        """
        group: list[SessionEvent] = []
        for message in messages:
            with _legible():
                document = json.loads(message.data)
                if message.type != "session":
                    group.append(SessionEvent.from_dict(document))
                    continue
                self.see(document)
            yield from self._new(group)
            group = []

    def _new(self, group: Iterable[SessionEvent]) -> Iterator[SessionEvent]:
        for event in group:
            if event.seq > self.after:
                self.after, self.over = event.seq, event.type_ == "over"
                yield event

    def _at_ease(self) -> None:
        self._opened, self._pause_s, self._reached = True, 0.0, time.monotonic()

    def _wait_for_better(self, away: Unreachable | Unavailable) -> None:
        """Longer after each failure in a row, and as long as the service asks for."""
        if self.over:
            return  # only the end of the stream was still to come
        if not self._opened and isinstance(away.__cause__, httpx.ReadTimeout):
            # The service opens a stream with a line at once: something on the way keeps it back.
            self._polls = True
        if time.monotonic() - self._reached > self.patience_s:
            raise away
        self._pause_s = min(max(2 * self._pause_s, _SHORTEST_PAUSE_S), _LONGEST_PAUSE_S)
        asked = getattr(away, "retry_after", None) or ""
        self._wait(max(self._pause_s, float(asked) if asked.isdecimal() else 0.0))

    def _wait(self, seconds: float) -> None:
        # Not all of those who were cut off together at once.
        self.sleep(seconds * random.uniform(1.0, 1.5))  # noqa: S311 - no secret


@contextmanager
def _legible() -> Iterator[None]:
    try:
        yield
    except (ValueError, KeyError, TypeError, AttributeError) as unreadable:
        raise UnexpectedAnswer(f"An event cannot be read: {unreadable!r}") from unreadable
