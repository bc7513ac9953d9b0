"""Engines that speak this project's own API: each vector becomes one or more HTTP requests."""

from __future__ import annotations

import http.client
import time
from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import marshmallow
import orjson

from schemas.common import kept
from service.access import HEADER
from service.catalog import Entry
from service.conformance.engines import EngineError, Reply
from service.conformance.reference import Members, sorted_codes, without_floats
from service.conformance.vectors import Vector

_MOST_REQUESTS: Final = 400
"""A count that needs more requests is left out."""

_TRIES: Final = 5
_LONGEST_WAIT_S: Final = 5.0
_BUSY: Final = (429, 503)
_SLOW: Final = "The service limits how many requests it takes, so this will take long."
_FASTER: Final = " With an API key (REGELWERK_API_KEY) it may go faster."
_ABSENT: Final = (404, 405)


class _UnsupportedError(Exception):
    """The API has no operation for this."""


class _UnexpectedError(Exception):
    """An answer with another status than this request can have."""


def _address(url: str) -> tuple[str, str, int | None, str]:
    """Scheme, host, port and path of an address. Raises EngineError."""
    try:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and parts.hostname:
            return parts.scheme, parts.hostname, parts.port, parts.path
    except ValueError:  # an unfinished IPv6 address, a port that is none
        pass
    raise EngineError(f"{url} is no address like http://127.0.0.1:8000")


def _sendable(api_key: str) -> str:
    """A key, if it can be in a header. Raises EngineError, which does not repeat it."""
    if api_key.isascii() and api_key.isprintable():
        return api_key
    raise EngineError("The API key has characters that no key has; is it whole, and nothing else?")


class HttpEngine:
    """A server that has the stateless operations of a ruleset."""

    def __init__(
        self,
        url: str,
        entry: Entry,
        timeout_s: float,
        api_key: str | None = None,
        say: Callable[[str], None] | None = None,
    ) -> None:
        """Ask the server at `url`; `say` is told once if it lets the caller wait."""
        self.name = url
        self._say = say
        self._advice = _SLOW if api_key else _SLOW + _FASTER
        self._headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if api_key:
            self._headers[HEADER] = _sendable(api_key)
        scheme, host, port, path = _address(url)
        kind = http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection
        self._connection = kind(host, port, timeout=timeout_s)
        self._entry, self._path = entry, f"{path.rstrip('/')}/v1/{entry.game.INFO.slug}"
        self._requests = 0

    def ask(self, vector: Vector) -> Reply:
        """Ask one vector."""
        self._requests = 0
        try:
            return Reply("answered", _ANSWERS[vector.kind](self, vector.input))
        except _UnsupportedError:
            return Reply("unsupported")
        except _UnexpectedError as unexpected:
            return Reply("failed", detail=str(unexpected))
        except (marshmallow.ValidationError, LookupError, TypeError, ValueError) as error:
            return Reply("failed", detail=f"the answer has another shape: {type(error).__name__}: {error}")
        except (OSError, http.client.HTTPException) as error:
            self._connection.close()
            return Reply("crashed", detail=f"{type(error).__name__}: {error}")

    def close(self) -> str:
        """Close the connection; HTTP leaves nothing over."""
        self._connection.close()
        return ""

    def post(self, operation: str, body: Mapping[str, Any], *allowed: int) -> Members:
        """Send a request; the body of an answer with status 200, or with one that is allowed."""
        status, answer = self._sent(operation, body)
        if status in _ABSENT:
            raise _UnsupportedError
        if status not in (200, *allowed):
            raise _UnexpectedError(f"{operation} answered {status} {answer.get('code')}: {answer.get('detail')}")
        return answer

    def position(self, state: Any) -> str:
        """The text of a state that came as JSON."""
        loaded = kept(self._entry.schemas.state).load(state)
        if violations := self._entry.game.check_state(loaded):
            raise _UnexpectedError(f"the state in the answer cannot be: {violations[0].detail}")
        return self._entry.game.format_position(loaded)

    def series(self, state: Any, plies: int) -> int:
        """How many series of so many plies there are, by walking through all but the last."""
        moves = _texts(self.post("legal-moves", {"state": state}))
        if plies == 1:
            return len(moves)
        following = (self.post("apply", {"state": state, "moves": [move]})["state"] for move in moves)
        return sum(self.series(after, plies - 1) for after in following)

    def _sent(self, operation: str, body: Mapping[str, Any]) -> tuple[int, Members]:
        """Send until the server is not too busy; the status and the body."""
        self._requests += 1
        if self._requests > _MOST_REQUESTS:
            raise _UnsupportedError
        for _ in range(_TRIES):
            self._connection.request("POST", f"{self._path}/{operation}", orjson.dumps(body), self._headers)
            response = self._connection.getresponse()
            data = response.read()
            if response.status not in _BUSY:
                break
            self._tell_that_it_is_slow()
            time.sleep(min(_LONGEST_WAIT_S, float(response.headers.get("Retry-After", "1"))))
        answer = orjson.loads(data)
        if not isinstance(answer, dict):
            raise _UnexpectedError(f"{operation} answered no JSON object")
        return response.status, answer

    def _tell_that_it_is_slow(self) -> None:
        """Say it at the first wait only: a run has hundreds."""
        if self._say is not None:
            self._say(self._advice)
            self._say = None


def _texts(listed: Members) -> list[str]:
    return [each["move"] for each in listed["moves"]]


def _codes(answer: Members, member: str) -> Members:
    return {"violations": sorted_codes(fault["code"] for fault in answer.get(member, ()))}


def _position(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    """A record without plies is the only request that takes any position text, and none answers with one."""
    if "position" not in given:
        raise _UnsupportedError
    quoted = given["position"].replace("\\", "\\\\").replace('"', '\\"')
    return {"state": engine.post("replay", {"text": f'[Start "{quoted}"]\n\n*\n'})["state"]}


def _legal_moves(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    listed = engine.post("legal-moves", given)
    members = {"to_move": listed["to_move"], "moves": _texts(listed)}
    if listed["to_move"] == "chance":
        members["probabilities"] = [each["probability"]["exact"] for each in listed["moves"]]
    return members


def _count(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    return {"count": engine.series(given["state"], given["plies"])}


def _illegal(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    return _codes(engine.post("validate", given), "violations")


_CHECKED_BY: Final = {"setup": "new", "state": "legal-moves", "view": "legal-moves", "sheet": "score"}


def _invalid_state(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    (name,) = given
    return _codes(engine.post(_CHECKED_BY[name], given, 409), "errors")


def _apply(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    answer = engine.post("apply", {"state": given["state"], "moves": [given["move"]]})
    return {"position": engine.position(answer["state"])}


def _score(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    return engine.post("score", given)


def _posterior(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    answer = engine.post("posterior", given, 409)
    exact: Members = _codes(answer, "errors") if "errors" in answer else without_floats(answer)
    return exact


def _record(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    played = engine.post("replay", given)
    if not played["valid"]:
        return {"valid": False, "ply": played["ply"], **_codes(played, "violations")}
    return {"valid": True, "position": engine.position(played["state"]), "score": played["score"]}


def _chance(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    if "setup" in given:
        return {"position": engine.position(engine.post("new", given)["state"])}
    return {"move": engine.post("apply", {**given, "moves": []})["moves"][0]}


def _view(engine: HttpEngine, given: Mapping[str, Any]) -> Members:
    return {"view": engine.post("view", given)["view"]}


_ANSWERS: Final[Mapping[str, Callable[[HttpEngine, Mapping[str, Any]], Members]]] = {
    "position": _position,
    "legal_moves": _legal_moves,
    "count": _count,
    "illegal": _illegal,
    "invalid_state": _invalid_state,
    "apply": _apply,
    "score": _score,
    "posterior": _posterior,
    "record": _record,
    "chance": _chance,
    "view": _view,
}
