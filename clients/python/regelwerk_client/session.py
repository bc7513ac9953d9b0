"""Live games: each object speaks for one caller, and remembers the token and the version that was seen last.

Moves are sent with both: the service refuses a move that was chosen from an older version (`StaleVersion`), and a move
that is sent again, because the answer was lost on its way, is played once.
"""

from __future__ import annotations

import uuid
from collections.abc import AsyncGenerator, Callable, Generator
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import httpx

from regelwerk_client.errors import StaleVersion
from regelwerk_client.events import followed, followed_async
from regelwerk_client.following import PATIENCE_S, Following
from regelwerk_client.models import SessionEvent, SessionTokens
from regelwerk_client.transport import Answer, AsyncCaller, AsyncChannel, Caller, Channel, Reader, Request, read


class _Memory:
    """What a caller of a live game remembers.

    Attributes:
        id: the session's.
        token: the caller's; None for a spectator.
        version: the one that was seen last; None before the first look.
    """

    _sessions: ClassVar[str]

    def __init__(self, session_id: str, token: str | None) -> None:
        self.id = session_id
        self.token = token
        self.version: int | None = None
        self._document: dict[str, Any] | None = None

    @property
    def your_turn(self) -> bool:
        """Whether the caller's seat is to move, by what was seen last; False before the first look."""
        return self._document is not None and bool(self._document["your_turn"])

    def _see(self, document: dict[str, Any]) -> None:
        self._document = document
        self.version = document["version"]

    def _hear(self, document: dict[str, Any]) -> None:
        """A document that was sent without being asked for may be older than what was seen since."""
        if self.version is None or document["version"] >= self.version:
            self._see(document)

    def _catch_up(self, stale: StaleVersion) -> None:
        """The error shows the session as it is now: the next move is chosen from that."""
        if stale.current:
            self._see(stale.current)

    def _follow(self, after: int, patience_s: float) -> Following:
        request = self._signed({"method": "get", "url": f"{self._sessions}/{self.id}/events"})
        return Following(request, self._hear, after, patience_s)

    def _recall(self, reader: Reader[Answer]) -> Answer | None:
        return None if self._document is None else read(reader, httpx.Response(200, json=self._document))

    def _signed(self, request: Request, **headers: str) -> Request:
        signed = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        return {**request, "headers": {**request.get("headers", {}), **signed, **headers}}

    def _turn_of(self, request: Request) -> Request:
        seen = {} if self.version is None else {"If-Match": f'"{self.version}"'}
        return self._signed(request, **seen, **{"Idempotency-Key": uuid.uuid4().hex})

    def _look_of(self, request: Request) -> Request:
        have = {} if self._document is None else {"If-None-Match": f'"{self.version}"'}
        return self._signed(request, **have)

    def _seen_in(self, response: httpx.Response, reader: Reader[Answer]) -> Answer:
        """The document of an answer; of a 304, the one that is remembered."""
        if response.status_code == httpx.codes.NOT_MODIFIED and self._document is not None:
            response = httpx.Response(200, json=self._document)
        answer = read(reader, response)
        self._see(response.json())
        return answer


class Live(_Memory, Caller):
    """A live game as one caller sees it; the generated classes build on it."""

    def __init__(self, channel: Channel, session_id: str, token: str | None = None) -> None:
        _Memory.__init__(self, session_id, token)
        Caller.__init__(self, channel)

    def events(self, after: int = 0, *, patience: float = PATIENCE_S) -> Generator[SessionEvent, None, None]:
        """Everything that happens after an event, as it happens, until the game is over.

        Connections that break are made again, and nothing is lost or told twice. `seen` and `version` are never older
        than the event, and newer where it has been answered already: whether there is something to do now is told by
        `your_turn` and `seen.your_move`, what there was to do just after the event by its own `your_move`.

        Args:
            after: the number of the last event that is known already; 0: all are told.
            patience: how long to try for a service that cannot be reached, in seconds.
        """
        return followed(self._channel, self._follow(after, patience))

    def _ask(self, reader: Reader[Answer], request: Request, *, repeatable: bool) -> Answer:
        return super()._ask(reader, self._signed(request), repeatable=repeatable)

    def _refresh(self, reader: Reader[Answer], request: Request) -> Answer:
        return self._seen_in(self._channel.send(self._look_of(request), repeatable=True), reader)

    def _turn(self, reader: Reader[Answer], request: Request) -> Answer:
        try:
            return self._seen_in(self._channel.send(self._turn_of(request), repeatable=True), reader)
        except StaleVersion as stale:
            self._catch_up(stale)
            raise


class AsyncLive(_Memory, AsyncCaller):
    """A live game as one caller sees it, for programs with an event loop."""

    def __init__(self, channel: AsyncChannel, session_id: str, token: str | None = None) -> None:
        _Memory.__init__(self, session_id, token)
        AsyncCaller.__init__(self, channel)

    def events(self, after: int = 0, *, patience: float = PATIENCE_S) -> AsyncGenerator[SessionEvent, None]:
        """Everything that happens after an event, as it happens, until the game is over: `async for`.

        As `Live.events`. A loop that is left before the end keeps its connection until the event loop finds time to
        close it; `contextlib.aclosing` closes it at once.

        Args:
            after: the number of the last event that is known already; 0: all are told.
            patience: how long to try for a service that cannot be reached, in seconds.
        """
        return followed_async(self._channel, self._follow(after, patience))

    async def _ask(self, reader: Reader[Answer], request: Request, *, repeatable: bool) -> Answer:
        return await super()._ask(reader, self._signed(request), repeatable=repeatable)

    async def _refresh(self, reader: Reader[Answer], request: Request) -> Answer:
        return self._seen_in(await self._channel.send(self._look_of(request), repeatable=True), reader)

    async def _turn(self, reader: Reader[Answer], request: Request) -> Answer:
        try:
            return self._seen_in(await self._channel.send(self._turn_of(request), repeatable=True), reader)
        except StaleVersion as stale:
            self._catch_up(stale)
            raise


class _CreatedDocument(Protocol):
    """What the answer to every creation has."""

    id: str
    version: int
    tokens: SessionTokens


Player = TypeVar("Player", bound=_Memory)
Document = TypeVar("Document", bound=_CreatedDocument)
AnyChannel = TypeVar("AnyChannel")


@dataclass(frozen=True, slots=True)
class Created(Generic[Player, Document]):
    """A new live game: its document, with the tokens, and an object for each who may act."""

    document: Document
    host: Player
    seats: tuple[Player, ...]

    @property
    def id(self) -> str:
        """The id to give to spectators."""
        return self.document.id


def created(
    make: Callable[[AnyChannel, str, str], Player], channel: AnyChannel, document: Document
) -> Created[Player, Document]:
    """An object for the host and for each seat of a new live game."""
    host, *seats = [make(channel, document.id, token) for token in (document.tokens.host, *document.tokens.seats)]
    for each in (host, *seats):
        each.version = document.version
    return Created(document, host, tuple(seats))
