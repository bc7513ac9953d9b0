"""Why a request is not answered: the closed list of codes, and the exception that carries one to the edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from service.game import Violations


@dataclass(frozen=True, slots=True)
class Reason:
    """One entry of the list: the HTTP status it is sent with, a title, and what the caller can do about it."""

    status: int
    title: str
    meaning: str


REASONS: Final[Mapping[str, Reason]] = {
    "malformed_request": Reason(400, "Malformed request", "The body is not JSON that can be read."),
    "unauthorized": Reason(401, "Unauthorized", "A token is missing or is not one of this session."),
    "forbidden": Reason(
        403,
        "Forbidden",
        "The token is good, but not for this; or the assist policy says no; or there is no key to sign with.",
    ),
    "not_found": Reason(404, "Not found", "There is nothing at this address."),
    "unknown_game": Reason(404, "Unknown game", "No ruleset has this name; `GET /v1/games` lists them."),
    "unknown_session": Reason(404, "Unknown session", "No live session has this id; it may have expired."),
    "method_not_allowed": Reason(405, "Method not allowed", "See the `Allow` header."),
    "not_acceptable": Reason(406, "Not acceptable", "The answer is JSON; `Accept` must allow it."),
    "illegal_move": Reason(409, "Illegal move", "The move breaks the rules that `errors` lists. Nothing was changed."),
    "invalid_state": Reason(409, "Invalid state", "No game can be in this state; `errors` lists every reason."),
    "game_over": Reason(409, "Game over", "The round has ended; no more moves. Nothing was changed."),
    "not_your_turn": Reason(409, "Not your turn", "Another seat is to move. Nothing was changed."),
    "record_full": Reason(409, "Record full", "The session has as many plies as one record may hold."),
    "undo_refused": Reason(409, "Undo refused", "This cannot be taken back; `errors` says why. Nothing was changed."),
    "stale_version": Reason(412, "Stale version", "The session has moved on; `current` shows it. Nothing was changed."),
    "request_too_large": Reason(413, "Request too large", "The body is larger than the service reads."),
    "unsupported_media_type": Reason(415, "Unsupported media type", "Send `Content-Type: application/json`."),
    "range_not_satisfiable": Reason(
        416, "Range not satisfiable", "The file has no such part; or the session has had no such event."
    ),
    "invalid_request": Reason(422, "Invalid request", "The request does not match the OpenAPI document."),
    "idempotency_key_reused": Reason(422, "Idempotency key reused", "The key was used for another request before."),
    "rate_limited": Reason(429, "Rate limited", "You have used what you may; try again after `Retry-After` seconds."),
    "internal_error": Reason(500, "Internal error", "Our fault. The request id helps us to find it."),
    "store_unavailable": Reason(
        503,
        "Store unavailable",
        "Live sessions are out of reach for now; try again. A move may have been played: repeat it with its "
        "`Idempotency-Key`, or look at the version.",
    ),
    "overloaded": Reason(
        503, "Overloaded", "Too many solvers are at work, or too many callers follow games; try again."
    ),
}


class Refusal(Exception):  # noqa: N818 - a refusal is not always an error
    """A request that is not answered, with everything a caller needs to mend it.

    Attributes:
        code: a key of `REASONS`.
        detail: what was wrong this time, for people.
        violations: every broken rule or invariant, with pointers into the request.
        members: further members of the problem document (`ply`, `current`, ...).
        headers: further headers of the answer.
    """

    def __init__(
        self,
        code: str,
        detail: str,
        violations: Violations = (),
        members: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.violations = violations
        self.members = members or {}
        self.headers = headers or {}
