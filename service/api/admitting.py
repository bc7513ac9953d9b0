"""Who may come in, where access is on: the holder of a key or a stranger, so often, and so many requests at a time.

This stands in front of everything that answers, so what is answered before the framework is counted like the rest. It
answers nothing itself: what it refuses goes to the framework, where all refusals are told. Only `/v1` is guarded: the
pages, the document and the probes are for everybody, and so are the questions of browsers, whether a page may ask
(`OPTIONS`). `/v1/keys` needs no key anywhere: whoever is shown a receipt must be able to check it. All of that is
decided by the text of the path, which must have the one spelling of `service.api.spelling`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from flask import Flask, Response, current_app, request
from werkzeug.routing import Rule

from service.access import CALLER, HEADER, Access, Caller, Scope, unauthorized
from service.api.limiting import CHARGE
from service.limits import Charge, Limits, caller_at
from service.prices import REQUEST
from service.refusal import REASONS, Refusal, too_large
from service.sentences import say
from service.telemetry import SILENT, Application, Telemetry
from service.under_way import UnderWay

REFUSAL: Final = "regelwerk.refusal"
"""Where a request that is not let in keeps why."""
EXTENSION: Final = "regelwerk.access"
"""Where an application keeps who may call, if access is on."""

_GUARDED: Final = "/v1/"
_OPEN: Final = frozenset({"/v1/keys"})
_STREAMS: Final = "/events"
_LONGEST_SIZE: Final = 18
"""Digits of a size that can be true."""
_SENT: Final = f"HTTP_{HEADER.upper().replace('-', '_')}"
Headers = list[tuple[str, str]]


def admitted(
    application: Application,
    refusing: Application,
    access: Access,
    limits: Limits,
    telemetry: Telemetry = SILENT,
) -> Application:
    """The application, for those who may call it.

    Args:
        application: answers who is let in.
        refusing: answers who is not, and knows by `register` what to say.
        access: who is who.
        limits: count requests.
        telemetry: is told who is refused.
    """
    gate = _Gate(access, limits, UnderWay(), telemetry)

    def admitting(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if not gate.is_for(environ):
            return application(environ, start_response)
        try:
            charge, place = gate.enter(environ)
        except Refusal as refusal:
            environ[REFUSAL] = refusal
            return refusing(environ, start_response)
        if charge is None and place is None:
            return application(environ, start_response)
        visit = _Visit(gate, charge, place, start_response)
        try:
            visit.pieces = application(environ, visit.begin)
        except BaseException:
            gate.leave(place)
            raise
        return visit.pieces if place is None else visit

    return admitting


def register(app: Flask, access: Access) -> None:
    """Let an application refuse those who are not let in, and keep the answers to holders of keys to themselves."""
    app.extensions[EXTENSION] = access

    @app.before_request
    def refuse() -> None:
        refusal: Refusal | None = request.environ.get(REFUSAL)
        if refusal is not None:
            raise refusal
        caller: Caller | None = request.environ.get(CALLER)
        if caller is None and _is_for_callers(request.url_rule, request.method):
            raise unauthorized("api_key_needed")  # Whoever has come past the door, however that was.
        if caller is not None and caller.tier.max_body_bytes is not None:
            # One more, as for the general limit: see `MAX_CONTENT_LENGTH`.
            request.max_content_length = caller.tier.max_body_bytes + 1

    @app.after_request
    def keep_apart(response: Response) -> Response:
        if CALLER in request.environ and response.cache_control.public:
            if access.anonymous is None or _SENT in request.environ:
                response.cache_control.public = False
                response.cache_control.private = True
            response.vary.add(HEADER)
        return response


def require(scope: Scope) -> None:
    """Raise Refusal unless the caller may do this; where access is off, everybody may do everything."""
    if EXTENSION not in current_app.extensions:
        return
    caller: Caller | None = request.environ.get(CALLER)
    if caller is None or scope not in caller.scopes:
        raise Refusal("missing_scope", say("This needs an API key with the scope {scope}.", scope=scope))


def _is_for_callers(rule: Rule | None, method: str) -> bool:
    """Whether what the router has found is nothing for those of whom nobody knows who they are."""
    return rule is not None and rule.rule.startswith(_GUARDED) and rule.rule not in _OPEN and method != "OPTIONS"


class _Gate:
    """Lets requests in, or raises."""

    def __init__(self, access: Access, limits: Limits, under_way: UnderWay, telemetry: Telemetry) -> None:
        self._access = access
        self._limits = limits
        self._under_way = under_way
        self._telemetry = telemetry

    def is_for(self, environ: Mapping[str, Any]) -> bool:
        """Whether it matters who calls."""
        path: str = environ["PATH_INFO"]
        if not path.startswith(_GUARDED) or environ["REQUEST_METHOD"] == "OPTIONS":
            return False
        return path not in _OPEN or _SENT in environ or self._access.anonymous is not None

    def enter(self, environ: dict[str, Any]) -> tuple[Charge | None, str | None]:
        """What the request has cost, and its place, if it needs one, until it has ended. Raises Refusal."""
        caller = environ[CALLER] = self._caller(environ)
        most = caller.tier.max_body_bytes
        if most is not None:
            _check_size(environ, most)
        place = self._place(environ, caller)
        try:
            charge = self._limits.reserve(REQUEST.kind, caller.account, REQUEST.units, caller.tier.rates)
        except BaseException:
            self.leave(place)
            raise
        environ[CHARGE] = charge
        return charge, place

    def leave(self, place: str | None) -> None:
        """Give a place back."""
        if place is not None:
            self._under_way.end(place)

    def _caller(self, environ: Mapping[str, Any]) -> Caller:
        key = environ.get(_SENT)
        if key is not None:
            return self._access.holder(key, time.time())
        return self._access.stranger(caller_at(environ.get("REMOTE_ADDR")))

    def _place(self, environ: Mapping[str, Any], caller: Caller) -> str | None:
        """A place for the request: streams have their own, or those who follow their games could not play."""
        is_stream = environ["PATH_INFO"].endswith(_STREAMS)
        most = caller.tier.streams if is_stream else caller.tier.concurrency
        if most is None:
            return None
        place = _STREAMS + caller.account if is_stream else caller.account
        if not self._under_way.begin(place, most):
            self._telemetry.refused("at_once")
            raise Refusal("too_many_at_once", REASONS["too_many_at_once"].meaning, headers={"Retry-After": "1"})
        return place


def _check_size(environ: Mapping[str, Any], most: int) -> None:
    """Raise Refusal for a body that says that it is too large; one that says nothing is measured as it is read."""
    size = environ.get("CONTENT_LENGTH") or ""
    if size.isascii() and size.isdigit() and (len(size) > _LONGEST_SIZE or int(size) > most):
        raise too_large(most)


def _merged(told: Mapping[str, str], headers: Headers) -> Headers:
    """Headers with some more, each of which is a list."""
    others = dict(headers)
    if told.keys().isdisjoint(others):
        return [*headers, *told.items()]
    rest = [(name, value) for name, value in headers if name not in told]
    return [*rest, *((name, f"{value}, {others[name]}" if name in others else value) for name, value in told.items())]


class _Visit:
    """A request that was let in; its answer, if it has a place until that is closed, as whoever sends it always does.

    Attributes:
        pieces: of the answer.
    """

    __slots__ = ("_charge", "_gate", "_place", "_start_response", "pieces")

    def __init__(
        self, gate: _Gate, charge: Charge | None, place: str | None, start_response: Callable[..., Any]
    ) -> None:
        self._gate = gate
        self._charge = charge
        self._place = place
        self._start_response = start_response
        self.pieces: Iterable[bytes] = ()

    def begin(self, status: str, headers: Headers, failure: Any = None) -> Any:
        """Begin the answer, and tell what is left as well, before what is left of other limits."""
        if self._charge is not None:
            headers = _merged(self._charge.headers, headers)
        return self._start_response(status, headers, failure)

    def __iter__(self) -> Iterator[bytes]:
        return iter(self.pieces)

    def close(self) -> None:
        """Give the place back, however often this is called."""
        place, self._place = self._place, None
        try:
            if close := getattr(self.pieces, "close", None):
                close()
        finally:
            self._gate.leave(place)
