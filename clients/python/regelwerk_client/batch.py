"""Many questions in few requests: each is a call of an operation that is asked later, together with others."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, Final, Generic, NoReturn, ParamSpec, TypeVar

import httpx

from regelwerk_client.errors import RegelwerkError, Unavailable, raise_for_problem
from regelwerk_client.session import AsyncLive, Live
from regelwerk_client.transport import AsyncCaller, AsyncChannel, Caller, Channel, Reader, Request, read

T = TypeVar("T")
P = ParamSpec("P")

MOST_ITEMS: Final = 1000
"""In one request: the service takes no more."""
MOST_BYTES: Final = 1_000_000
"""In one request, if it is not a single question: less than the service reads by default."""
_ADDRESS: Final = re.compile(r"/v1/([a-z-]+)/(?!sessions|commitments)([a-z-]+)")
_METHODS_ONLY: Final = "A batch asks methods of rulesets, such as rw.anaconda.validate."
_HEADERS: Final = {"Content-Type": "application/json"}
_BEGIN: Final = b'{"items":['
_END: Final = b"]}"


class Pending(Generic[T]):
    """One question of a batch, and its answer once the batch has been sent.

    Attributes:
        item: the question, as JSON.
        error: what the service says in place of an answer; None if it has answered, or was not asked yet.
    """

    def __init__(self, item: bytes, reader: Reader[T]) -> None:
        self.error: RegelwerkError | None = None
        self.item = item
        self._reader = reader
        self._answers: list[T] = []

    @property
    def done(self) -> bool:
        """Whether it has been asked."""
        return bool(self._answers) or self.error is not None

    @property
    def value(self) -> T:
        """The answer. Raises the error if there is one, and RuntimeError before the batch is sent."""
        if self.error is not None:
            raise self.error
        if not self._answers:
            raise RuntimeError("The batch has not been sent.")
        return self._answers[0]

    def settle(self, response: httpx.Response) -> None:
        """Take the answer, as it would have come alone."""
        try:
            raise_for_problem(response)
            self._answers = [read(self._reader, response)]
            self.error = None
        except RegelwerkError as error:
            self.error = error


class _NotedError(Exception):
    """Ends a call where it would ask."""

    def __init__(self, reader: Reader[Any], request: Request) -> None:
        super().__init__(request["url"])
        self.reader = reader
        self.request = request


class _Questions:
    """What was asked and is not sent yet."""

    def __init__(self) -> None:
        self._pending: list[Pending[Any]] = []

    def __len__(self) -> int:
        return len(self._pending)

    def _add(self, call: Callable[[], object]) -> Pending[Any]:
        """Note what a call would ask."""
        try:
            call()
        except _NotedError as noted:
            at = _ADDRESS.fullmatch(noted.request["url"])
            if at is None or noted.request["method"] != "POST":
                raise ValueError("Only what is asked with POST and needs no live game can be in a batch.") from None
            item = {"game": at[1], "operation": at[2], "body": noted.request["json"]}
            pending: Pending[Any] = Pending(json.dumps(item, separators=(",", ":")).encode(), noted.reader)
            self._pending.append(pending)
            return pending
        raise TypeError(_METHODS_ONLY)

    def _take(self) -> list[Pending[Any]]:
        taken, self._pending = self._pending, []
        return taken


class Batch(_Questions):
    """Questions that are asked together; see `Regelwerk.batch`."""

    def __init__(self, channel: Channel) -> None:
        super().__init__()
        self._channel = channel

    def ask(self, operation: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> Pending[T]:
        """Ask later what a method of a ruleset, such as `rw.anaconda.validate`, would ask now.

        Args:
            operation: the method.
            arguments: what it is called with.
            named: the same.
        """
        noting = _noting(operation, Caller, Live)
        return self._add(lambda: noting(*arguments, **named))

    def send(self) -> list[Pending[Any]]:
        """Ask everything, in as many requests as it needs; the questions with their answers, in order.

        A question that is refused has an error and spoils no other. Raises what other requests raise when a whole
        request fails. Those that find no solver free are asked once more for as long as others get an answer.
        """
        taken = left = self._take()
        while left:
            for part in _parts(left):
                _settle(part, self._channel.send(_request(part), repeatable=True))
            left = _left(left)
        return taken


class AsyncBatch(_Questions):
    """Questions that are asked together, for programs with an event loop; see `AsyncRegelwerk.batch`."""

    def __init__(self, channel: AsyncChannel) -> None:
        super().__init__()
        self._channel = channel

    def ask(self, operation: Callable[P, Coroutine[Any, Any, T]], *arguments: P.args, **named: P.kwargs) -> Pending[T]:
        """Ask later what a method of a ruleset would ask now; not to be awaited. See `Batch.ask`."""
        noting = _noting(operation, AsyncCaller, AsyncLive)
        return self._add(lambda: noting(*arguments, **named).send(None))

    async def send(self) -> list[Pending[Any]]:
        """Ask everything; see `Batch.send`."""
        taken = left = self._take()
        while left:
            for part in _parts(left):
                _settle(part, await self._channel.send(_request(part), repeatable=True))
            left = _left(left)
        return taken


def _noting(operation: Callable[P, T], kind: type[Any], live: type[Any]) -> Callable[P, T]:
    """The same method of an object that notes what it would ask, and goes no further."""
    owner = getattr(operation, "__self__", None)
    if not isinstance(owner, kind) or isinstance(owner, live):
        raise TypeError(_METHODS_ONLY)
    noting: Any = copy.copy(owner)
    noting._ask = _note  # noqa: SLF001 - what a generated method calls to ask
    method: Callable[P, T] = getattr(noting, operation.__name__)
    return method


def _note(reader: Reader[Any], request: Request, *, repeatable: bool) -> NoReturn:
    del repeatable
    raise _NotedError(reader, request)


def _parts(pending: Sequence[Pending[Any]]) -> Iterator[list[Pending[Any]]]:
    """As many as one request can have, each time."""
    part: list[Pending[Any]] = []
    size = 0
    for one in pending:
        size += len(one.item) + 1
        if part and (len(part) == MOST_ITEMS or size > MOST_BYTES):
            yield part
            part, size = [], len(one.item) + 1
        part.append(one)
    if part:
        yield part


def _request(part: Sequence[Pending[Any]]) -> Request:
    content = _BEGIN + b",".join(one.item for one in part) + _END
    return {"method": "POST", "url": "/v1/batch", "content": content, "headers": _HEADERS}


def _settle(part: Sequence[Pending[Any]], response: httpx.Response) -> None:
    """Give each question its answer, as if it had come alone."""
    answers = read(lambda whole: _answers(whole, len(part)), response)
    known = {name: response.headers[name] for name in ("X-Request-Id",) if name in response.headers}
    for one, answer in zip(part, answers, strict=True):
        told = answer["body"] if answer["status"] == httpx.codes.OK else answer["problem"]
        single = httpx.Response(answer["status"], json=told, headers=known, request=response.request)
        one.settle(single)


def _answers(response: httpx.Response, count: int) -> list[dict[str, Any]]:
    answers: list[dict[str, Any]] = response.json()["items"]
    if len(answers) != count:
        raise ValueError(f"There are {len(answers)} answers to {count} questions.")
    return answers


def _left(asked: Sequence[Pending[Any]]) -> list[Pending[Any]]:
    """Those that found no solver; none if nobody else got an answer, for then nobody will."""
    refused = [one for one in asked if isinstance(one.error, Unavailable)]
    return refused if len(refused) < len(asked) else []
