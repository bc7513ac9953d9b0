"""Where programs begin: the service at an address."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import httpx

from regelwerk_client.batch import AsyncBatch, Batch
from regelwerk_client.games.service import AsyncService, Service
from regelwerk_client.transport import ATTEMPTS_AGAIN, TIMEOUT_S, AsyncChannel, Channel, Settings


class Regelwerk(Service):
    """The service at an address, with one attribute per ruleset.

    Args:
        base_url: where it is, such as `http://localhost:8000`.
        timeout: how long an answer is waited for, in seconds.
        retries: how often a request is sent again after failures that may pass.
        language: in which texts for people are wanted, such as `de` or `es`; None: as the service has them.
        api_key: what the operator has given out, if anything; sent to this address alone.
        transport: how httpx sends; for proxies, certificates and tests.
    """

    def __init__(  # noqa: PLR0913 - options, all by name
        self,
        base_url: str,
        *,
        timeout: float = TIMEOUT_S,
        retries: int = ATTEMPTS_AGAIN,
        language: str | None = None,
        api_key: str | None = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        super().__init__(Channel(Settings(base_url, timeout, retries, language, api_key), transport))

    def batch(self) -> Batch:
        """Begin to gather questions that are asked together."""
        return Batch(self._channel)

    def close(self) -> None:
        """Close the connections."""
        self._channel.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncRegelwerk(AsyncService):
    """The service at an address, for programs with an event loop; see `Regelwerk`."""

    def __init__(  # noqa: PLR0913 - options, all by name
        self,
        base_url: str,
        *,
        timeout: float = TIMEOUT_S,
        retries: int = ATTEMPTS_AGAIN,
        language: str | None = None,
        api_key: str | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        super().__init__(AsyncChannel(Settings(base_url, timeout, retries, language, api_key), transport))

    def batch(self) -> AsyncBatch:
        """Begin to gather questions that are asked together."""
        return AsyncBatch(self._channel)

    async def close(self) -> None:
        """Close the connections."""
        await self._channel.http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
