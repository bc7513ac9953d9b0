"""What is told of each request when it has been answered: to metrics and traces, and as a line of the JSON log.

A route is named as the OpenAPI document has it, never by the path that was asked for: so there are as many as there are
routes, and no id of a live game and no position is kept. Nothing is told of queries, headers, bodies and answers.

This stands around the application and not in its hooks, where every look at a request would take longer.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from service import request_lines
from service.access import CALLER, Caller
from service.limits import caller_at
from service.problems import CODE
from service.streaming import MEDIA_TYPE
from service.telemetry import ROUTE, SILENT, TRACE, Answer, Application, Ended, Telemetry

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_PARAMETER: Final = re.compile(r"<(?:[^<>:]+:)?([^<>:]+)>")
_REQUEST: Final = "werkzeug.request"
"""Where the framework has the request, which knows its route, until it has answered."""


def observed(application: Application, telemetry: Telemetry, *, log: bool) -> Application:
    """The application, and somebody who tells of its requests if anybody wants to know."""
    if telemetry is SILENT and not log:
        return application

    def observing(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        visit = _Visit(environ, start_response, telemetry.request(environ), log)
        try:
            pieces = application(environ, visit.begin)
        except BaseException:
            visit.end(None)
            raise
        return visit.answered(pieces)

    return observing


class _Visit:
    """A request that is being answered."""

    __slots__ = ("_ended", "_environ", "_headers", "_log", "_route", "_start", "_start_response", "_status")

    def __init__(self, environ: dict[str, Any], start_response: Callable[..., Any], ended: Ended, log: bool) -> None:
        self._start = time.perf_counter()
        self._environ = environ
        self._start_response = start_response
        self._ended: Ended | None = ended
        self._log = log
        self._route = "unmatched"
        self._status = 500
        self._headers: Mapping[str, str] = {}

    def begin(self, status: str, headers: list[tuple[str, str]], failure: Any = None) -> Any:
        """Begin the answer; only now the request is there, too."""
        self._status, self._headers = int(status[:3]), dict(headers)
        environ = self._environ
        if ROUTE in environ:
            self._route = environ[ROUTE]
        elif (rule := getattr(environ.get(_REQUEST), "url_rule", None)) is not None:
            self._route = _route(rule.rule)
        return self._start_response(status, headers, failure)

    def answered(self, pieces: Iterable[bytes]) -> Iterable[bytes]:
        """Tell of an answer when it is complete; of an event stream as it begins, and the log when it has ended."""
        size = self._headers.get("Content-Length")
        if size or self._status in {204, 304}:
            self.end(int(size or 0))
            return pieces
        if self._headers.get("Content-Type", "").startswith(MEDIA_TYPE):
            self._tell(self._answer())
        return _Counted(pieces, self.end)

    def end(self, size: int | None) -> None:
        """Tell of the request, which is over."""
        answer = self._answer()
        if self._log:
            request_lines.write(answer, size, self._caller(), self._environ.get(TRACE))
        self._tell(answer)

    def _caller(self) -> str:
        """Whose request it is: the holder of a key by its name, as far as keys are asked for, or an address."""
        caller: Caller | None = self._environ.get(CALLER)
        account = caller_at(self._environ.get("REMOTE_ADDR")) if caller is None else caller.account
        return account.removeprefix("address:")

    def _tell(self, answer: Answer) -> None:
        ended, self._ended = self._ended, None
        if ended is not None:
            ended(answer)

    def _answer(self) -> Answer:
        environ = self._environ
        method = environ["REQUEST_METHOD"]
        return Answer(
            method if method in _METHODS else "other",
            self._route,
            self._status,
            environ.get(CODE, "ok"),
            time.perf_counter() - self._start,
            self._headers.get("X-Request-Id", ""),
        )


class _Counted:
    """An answer in pieces; at its end, how many bytes of it were taken is told."""

    def __init__(self, pieces: Iterable[bytes], end: Callable[[int], None]) -> None:
        self._pieces = pieces
        self._end = end
        self._bytes = 0

    def __iter__(self) -> Iterator[bytes]:
        for piece in self._pieces:
            self._bytes += len(piece)
            yield piece

    def close(self) -> None:
        """As whoever sends an answer calls it at the end."""
        try:
            if close := getattr(self._pieces, "close", None):
                close()
        finally:
            self._end(self._bytes)


@cache
def _route(rule: str) -> str:
    """A path as the OpenAPI document has it."""
    return _PARAMETER.sub(r"{\1}", rule)
