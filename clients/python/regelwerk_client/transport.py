"""How requests are sent: retried where that is safe, with typed errors for every answer that is not a good one.

Two policies, since most requests may be sent twice and some may not. Pure questions, and moves with their idempotency
key, are repeated after any failure. What creates or deletes is repeated only if it certainly was not carried out.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import httpx
from httpx_retries import Retry, RetryTransport

from regelwerk_client.errors import UnexpectedAnswer, Unreachable, raise_for_problem

Answer = TypeVar("Answer")
Request = dict[str, Any]
Reader = Callable[[httpx.Response], Answer]

TIMEOUT_S: Final = 30.0
ATTEMPTS_AGAIN: Final = 4
LONGEST_WAIT_S: Final = 60.0
_BACKOFF_S: Final = 0.1
_JITTER: Final = 0.5
_METHODS: Final = ("GET", "POST", "DELETE")
_NEVER_SENT: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


def anyhow(again: int) -> Retry:
    """Repeat after every failure that may pass."""
    return _policy(again, (429, 502, 503, 504), (httpx.TimeoutException, httpx.NetworkError, httpx.RemoteProtocolError))


def untouched(again: int) -> Retry:
    """Repeat only what was refused for its number or never arrived; after a 503 of the store nobody knows."""
    return _policy(again, (429,), _NEVER_SENT)


def _policy(again: int, statuses: tuple[int, ...], errors: tuple[type[Exception], ...]) -> Retry:
    return Retry(
        total=again,
        allowed_methods=_METHODS,
        status_forcelist=statuses,
        retry_on_exceptions=errors,
        backoff_factor=_BACKOFF_S,
        backoff_jitter=_JITTER,
        max_backoff_wait=LONGEST_WAIT_S,
        total_timeout=LONGEST_WAIT_S,
    )


def read(reader: Reader[Answer], response: httpx.Response) -> Answer:
    """What a good answer says."""
    try:
        return reader(response)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as unreadable:
        raise UnexpectedAnswer(f"The answer of {response.url} cannot be read: {unreadable!r}") from unreadable


@dataclass(frozen=True, slots=True)
class Settings:
    """How a service is asked; see `Regelwerk`. Raises ValueError for a key that cannot be one."""

    base_url: str
    timeout: float
    again: int
    language: str | None
    api_key: str | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if self.api_key is not None and not (self.api_key.isascii() and self.api_key.isprintable()):
            # It is not repeated: it may be nearly a key.
            raise ValueError("api_key has characters that no API key has; is it whole, and nothing else?")

    @property
    def headers(self) -> dict[str, str]:
        """Those of every request."""
        given = {"Accept-Language": self.language, "X-API-Key": self.api_key}
        return {name: value for name, value in given.items() if value is not None}


class _Asking:
    """What a channel asks with, whichever way it waits."""

    def __init__(self, settings: Settings) -> None:
        self._base_url = settings.base_url
        self._timeout = settings.timeout
        self._anyhow = anyhow(settings.again)
        self._untouched = untouched(settings.again)

    def _prepared(self, request: Request, repeatable: bool) -> Request:
        return {**request, "extensions": {"retry": self._anyhow if repeatable else self._untouched}}

    def _streaming(self, request: Request, silence_s: float) -> Request:
        timeout = httpx.Timeout(self._timeout, read=silence_s)
        return {**request, "timeout": timeout, "extensions": {"retry": anyhow(0)}}

    def _no_answer(self, broken: httpx.RequestError) -> Unreachable:
        return Unreachable(f"No answer from {self._base_url}: {broken}")

    def _broken_stream(self, broken: httpx.RequestError) -> Unreachable:
        return Unreachable(f"The stream from {self._base_url} broke: {broken}")


class Channel(_Asking):
    """A connection to one service; safe to share between threads."""

    def __init__(self, settings: Settings, transport: httpx.BaseTransport | None) -> None:
        super().__init__(settings)
        retrying = RetryTransport(transport or httpx.HTTPTransport())
        self.http = httpx.Client(
            base_url=settings.base_url, timeout=settings.timeout, headers=settings.headers, transport=retrying
        )

    def send(self, request: Request, *, repeatable: bool) -> httpx.Response:
        """Send a request; the answer, if it is a good one."""
        try:
            response = self.http.request(**self._prepared(request, repeatable))
        except httpx.RequestError as broken:
            raise self._no_answer(broken) from broken
        raise_for_problem(response)
        return response

    @contextmanager
    def stream(self, request: Request, silence_s: float) -> Iterator[httpx.Response]:
        """Send a request once; a good answer, to be read as it comes, with no more than a silence in between."""
        try:
            with self.http.stream(**self._streaming(request, silence_s)) as response:
                if not response.is_success:
                    response.read()
                raise_for_problem(response)
                yield response
        except httpx.RequestError as broken:
            raise self._broken_stream(broken) from broken


class AsyncChannel(_Asking):
    """A connection to one service, for programs with an event loop."""

    def __init__(self, settings: Settings, transport: httpx.AsyncBaseTransport | None) -> None:
        super().__init__(settings)
        retrying = RetryTransport(transport or httpx.AsyncHTTPTransport())
        self.http = httpx.AsyncClient(
            base_url=settings.base_url, timeout=settings.timeout, headers=settings.headers, transport=retrying
        )

    async def send(self, request: Request, *, repeatable: bool) -> httpx.Response:
        """Send a request; the answer, if it is a good one."""
        try:
            response = await self.http.request(**self._prepared(request, repeatable))
        except httpx.RequestError as broken:
            raise self._no_answer(broken) from broken
        raise_for_problem(response)
        return response

    @asynccontextmanager
    async def stream(self, request: Request, silence_s: float) -> AsyncIterator[httpx.Response]:
        """Send a request once; see `Channel.stream`."""
        try:
            async with self.http.stream(**self._streaming(request, silence_s)) as response:
                if not response.is_success:
                    await response.aread()
                raise_for_problem(response)
                yield response
        except httpx.RequestError as broken:
            raise self._broken_stream(broken) from broken


class Caller:
    """Whatever asks the service; the generated classes build on it."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel

    def _ask(self, reader: Reader[Answer], request: Request, *, repeatable: bool) -> Answer:
        return read(reader, self._channel.send(request, repeatable=repeatable))


class AsyncCaller:
    """Whatever asks the service, in programs with an event loop."""

    def __init__(self, channel: AsyncChannel) -> None:
        self._channel = channel

    async def _ask(self, reader: Reader[Answer], request: Request, *, repeatable: bool) -> Answer:
        return read(reader, await self._channel.send(request, repeatable=repeatable))
