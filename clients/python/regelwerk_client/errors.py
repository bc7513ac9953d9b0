"""What can go wrong, by the answer that it calls for. Branch on the class, or on `code`, never on texts."""

# ruff: noqa: N818 - the names say what happened, as the codes of the service do
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

import httpx

from regelwerk_client.models import Fault, Problem


class RegelwerkError(Exception):
    """Anything that this client raises."""


class Unreachable(RegelwerkError):
    """No answer came, after all attempts; `__cause__` says why. Whether the request was carried out is not known."""


class UnexpectedAnswer(RegelwerkError):
    """An answer came that this client cannot read: another version of the service, or something else at its address."""


class ApiError(RegelwerkError):
    """The service, or something before it, says no.

    Attributes:
        problem: the problem document; None if whoever answered sent none.
        response: the whole answer.
        status: the HTTP status.
        code: what the problem is, by its stable name; empty without a document.
        detail: what was wrong this time, for people.
        errors: everything that is wrong, each with a code, a JSON pointer and the rule.
        request_id: under which the service knows the request.
    """

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.problem = _problem(response)
        self.status = response.status_code
        self.code = self.problem.code if self.problem else ""
        self.detail = self.problem.detail if self.problem else response.reason_phrase
        self.errors: list[Fault] = self.problem.errors if self.problem else []
        self.request_id: str = response.headers.get("X-Request-Id", "")
        super().__init__(f"{self.status} {self.code or 'without a problem document'}: {self.detail}")

    def __reduce__(self) -> tuple[type[Self], tuple[httpx.Response]]:
        # Errors travel between processes.
        return type(self), (self.response,)

    def _member(self, name: str) -> Any:
        """A further member of the problem document; None where it has none."""
        return self.response.json().get(name) if self.problem else None


class InvalidRequest(ApiError):
    """The request cannot be read or does not match the OpenAPI document. Mend the program."""


class IdempotencyKeyReused(InvalidRequest):
    """The key was used for another request before."""


_OF_API_KEYS: Final = frozenset({"api_key_needed", "unknown_api_key", "expired_api_key"})


class Unauthorized(ApiError):
    """A token is missing, or is not one of this session; or the API key is missing or no longer good."""

    @property
    def concerns_key(self) -> bool:
        """Whether it is the API key, and not the token of a seat, that is missing or not good."""
        return self.code in _OF_API_KEYS


class Forbidden(ApiError):
    """The token or the API key is good, but not for this; or the session's assist policy says no."""


class NotFound(ApiError):
    """There is nothing at this address."""


class UnknownGame(NotFound):
    """No ruleset has this name."""


class UnknownSession(NotFound):
    """No live session has this id; it may have expired."""


class Conflict(ApiError):
    """The request is good, but the rules say no. Nothing was changed."""


class IllegalMove(Conflict):
    """The move breaks the rules that `errors` lists; with several moves, `ply` is its index."""

    @property
    def ply(self) -> int | None:
        """The index of the move, from 0; None if only one was sent."""
        ply: int | None = self._member("ply")
        return ply

    @property
    def move(self) -> str | None:
        """The move, if several were sent."""
        move: str | None = self._member("move")
        return move


class InvalidState(Conflict):
    """No game can be in this state; `errors` lists every reason."""


class GameOver(Conflict):
    """The round has ended; no more moves."""


class NotYourTurn(Conflict):
    """Another seat is to move."""


class RecordFull(Conflict):
    """The session has as many plies as one record may hold."""


class UndoRefused(Conflict):
    """This cannot be taken back."""


class StaleVersion(ApiError):
    """The session has moved on; `current` is the session as it is now. Nothing was changed."""

    @property
    def current(self) -> dict[str, Any]:
        """The session now, as the caller may see it; typed, it is the live game's `seen`."""
        return dict(self._member("current") or {})


class Unavailable(ApiError):
    """Not now: it was tried as often as allowed. Try again later."""

    @property
    def retry_after(self) -> str | None:
        """How long the service asks to wait, as it says it: seconds, or a date."""
        value: str | None = self.response.headers.get("Retry-After")
        return value


class RateLimited(Unavailable):
    """Too many requests, or too many at a time."""


class StoreUnavailable(Unavailable):
    """Live sessions are out of reach; everything else works."""


class Overloaded(Unavailable):
    """Too many solvers are at work."""


class ServerError(ApiError):
    """A fault of the service; `request_id` helps its people to find it."""


BY_CODE: Final[Mapping[str, type[ApiError]]] = {
    "malformed_request": InvalidRequest,
    "unauthorized": Unauthorized,
    "api_key_needed": Unauthorized,
    "unknown_api_key": Unauthorized,
    "expired_api_key": Unauthorized,
    "forbidden": Forbidden,
    "missing_scope": Forbidden,
    "not_found": NotFound,
    "unknown_game": UnknownGame,
    "unknown_session": UnknownSession,
    "method_not_allowed": InvalidRequest,
    "not_acceptable": InvalidRequest,
    "illegal_move": IllegalMove,
    "invalid_state": InvalidState,
    "game_over": GameOver,
    "not_your_turn": NotYourTurn,
    "record_full": RecordFull,
    "undo_refused": UndoRefused,
    "stale_version": StaleVersion,
    "request_too_large": InvalidRequest,
    "unsupported_media_type": InvalidRequest,
    "range_not_satisfiable": InvalidRequest,
    "invalid_request": InvalidRequest,
    "idempotency_key_reused": IdempotencyKeyReused,
    "rate_limited": RateLimited,
    "too_many_at_once": RateLimited,
    "internal_error": ServerError,
    "store_unavailable": StoreUnavailable,
    "overloaded": Overloaded,
}
# Codes that are newer than this client, and answers of proxies.
_BY_STATUS: Final[Mapping[int, type[ApiError]]] = {
    400: InvalidRequest,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    412: StaleVersion,
    422: InvalidRequest,
    429: RateLimited,
    502: Unavailable,
    503: Unavailable,
    504: Unavailable,
}


def raise_for_problem(response: httpx.Response) -> None:
    """Raise the error that an answer calls for; good answers pass."""
    if response.is_success or response.status_code == httpx.codes.NOT_MODIFIED:
        return
    error = ApiError(response)
    fallback = ServerError if response.is_server_error else ApiError
    raise BY_CODE.get(error.code, _BY_STATUS.get(error.status, fallback))(response)


def _problem(response: httpx.Response) -> Problem | None:
    try:
        return Problem.from_dict(response.json())
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
