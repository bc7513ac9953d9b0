"""What the parts of the service tell whoever measures them: hooks that do nothing unless metrics or traces are on.

`service.metrics` counts and times, `service.tracing` makes spans. Whatever a hook is told has few values (rulesets,
operations, codes), and never anything that a caller has sent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import Any, Final, Literal, NamedTuple, TypeAlias

Application: TypeAlias = Callable[..., Iterable[bytes]]
"""What WSGI calls: whoever measures stands around one."""

Limit = Literal["requests", "sessions", "solver_time", "solver_slots", "stream_places", "at_once"]
"""What a caller can be refused for: more than may be used, or no place free."""


class Answer(NamedTuple):
    """The answer to a request, as far as it is measured.

    Attributes:
        route: the path as the OpenAPI document has it; `unmatched` where there is none.
        code: of the problem that it is; `ok` if it is none.
        seconds: from the beginning of the request to its answer, or to the end of one that came in pieces.
    """

    method: str
    route: str
    status: int
    code: str
    seconds: float
    request_id: str


Ended = Callable[[Answer], None]
ROUTE: Final = "regelwerk.route"
"""Where a request that the framework has not seen keeps its route, as the OpenAPI document has it."""
TRACE: Final = "regelwerk.trace"
"""Where a request that belongs to a trace keeps the id of that, in hexadecimal digits."""
_NOTHING: Final = nullcontext()


class Telemetry:
    """The hooks; these do nothing."""

    def request(self, environ: dict[str, Any]) -> Ended:
        """A request has begun; what is returned is to be called with its answer."""
        del environ
        return ignore

    def store_request(self, operation: str) -> AbstractContextManager[None]:
        """The block asks the store; a StoreUnavailableError that leaves it tells by its `trouble` what went wrong."""
        del operation
        return _NOTHING

    def solver_wait(self) -> AbstractContextManager[None]:
        """The block waits for a place for a solver."""
        return _NOTHING

    def solver_run(self, game: str, operation: str) -> AbstractContextManager[None]:
        """The block is a solver at work."""
        del game, operation
        return _NOTHING

    def stream(self) -> AbstractContextManager[None]:
        """The block is an open stream, or a poll that waits."""
        return _NOTHING

    def followed(self, change: int) -> None:
        """So many more live games are followed in this process."""

    def refused(self, limit: Limit) -> None:
        """A caller was refused."""

    def session_created(self, game: str) -> None:
        """A live game has begun."""

    def session_changed(self, game: str, moves: int, ended: str | None) -> None:
        """So many moves, those of chance included, were played; `ended` is why the game is over now, if it is."""


def ignore(_: Answer) -> None:
    """Nobody wants to know."""


class Together(Telemetry):
    """Several that measure, each told everything."""

    def __init__(self, parts: Sequence[Telemetry]) -> None:
        self._parts = parts

    def request(self, environ: dict[str, Any]) -> Ended:
        ends = [end for part in self._parts if (end := part.request(environ)) is not ignore]
        if len(ends) == 1:
            return ends[0]

        def ended(answer: Answer) -> None:
            for end in reversed(ends):
                end(answer)

        return ended

    def store_request(self, operation: str) -> AbstractContextManager[None]:
        return _AllOf([part.store_request(operation) for part in self._parts])

    def solver_wait(self) -> AbstractContextManager[None]:
        return _AllOf([part.solver_wait() for part in self._parts])

    def solver_run(self, game: str, operation: str) -> AbstractContextManager[None]:
        return _AllOf([part.solver_run(game, operation) for part in self._parts])

    def stream(self) -> AbstractContextManager[None]:
        return _AllOf([part.stream() for part in self._parts])

    def followed(self, change: int) -> None:
        for part in self._parts:
            part.followed(change)

    def refused(self, limit: Limit) -> None:
        for part in self._parts:
            part.refused(limit)

    def session_created(self, game: str) -> None:
        for part in self._parts:
            part.session_created(game)

    def session_changed(self, game: str, moves: int, ended: str | None) -> None:
        for part in self._parts:
            part.session_changed(game, moves, ended)


class _AllOf:
    """Several blocks as one."""

    __slots__ = ("_blocks",)

    def __init__(self, blocks: Sequence[AbstractContextManager[None]]) -> None:
        self._blocks = blocks

    def __enter__(self) -> None:
        for block in self._blocks:
            block.__enter__()

    def __exit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        for block in reversed(self._blocks):
            block.__exit__(kind, failure, trace)


SILENT: Final = Telemetry()
"""For whoever measures nothing."""
