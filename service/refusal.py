"""Why a request is not answered: the closed list of codes, and the exception that carries one to the edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from service.game import Violations
from service.sentences import Sentence, say


@dataclass(frozen=True, slots=True)
class Reason:
    """One entry of the list: the HTTP status it is sent with, a title, and what the caller can do about it."""

    status: int
    title: Sentence
    meaning: Sentence


REASONS: Final[Mapping[str, Reason]] = {
    "malformed_request": Reason(400, say("Malformed request"), say("The body is not JSON that can be read.")),
    "unauthorized": Reason(401, say("Unauthorized"), say("A token is missing or is not one of this session.")),
    "api_key_needed": Reason(
        401, say("API key needed"), say("This service answers only those who send a key in `X-API-Key`.")
    ),
    "unknown_api_key": Reason(
        401, say("Unknown API key"), say("The key in `X-API-Key` is none of this service, or was revoked.")
    ),
    "expired_api_key": Reason(401, say("Expired API key"), say("The key in `X-API-Key` is no longer good.")),
    "forbidden": Reason(
        403,
        say("Forbidden"),
        say("The token is good, but not for this; or the assist policy says no; or there is no key to sign with."),
    ),
    "missing_scope": Reason(403, say("Missing scope"), say("This needs an API key with a scope that `detail` names.")),
    "not_found": Reason(404, say("Not found"), say("There is nothing at this address.")),
    "unknown_game": Reason(404, say("Unknown game"), say("No ruleset has this name; `GET /v1/games` lists them.")),
    "unknown_session": Reason(404, say("Unknown session"), say("No live session has this id; it may have expired.")),
    "method_not_allowed": Reason(405, say("Method not allowed"), say("See the `Allow` header.")),
    "not_acceptable": Reason(406, say("Not acceptable"), say("The answer is JSON; `Accept` must allow it.")),
    "illegal_move": Reason(
        409, say("Illegal move"), say("The move breaks the rules that `errors` lists. Nothing was changed.")
    ),
    "invalid_state": Reason(
        409, say("Invalid state"), say("No game can be in this state; `errors` lists every reason.")
    ),
    "game_over": Reason(409, say("Game over"), say("The round has ended; no more moves. Nothing was changed.")),
    "not_your_turn": Reason(409, say("Not your turn"), say("Another seat is to move. Nothing was changed.")),
    "record_full": Reason(409, say("Record full"), say("The session has as many plies as one record may hold.")),
    "undo_refused": Reason(
        409, say("Undo refused"), say("This cannot be taken back; `errors` says why. Nothing was changed.")
    ),
    "stale_version": Reason(
        412, say("Stale version"), say("The session has moved on; `current` shows it. Nothing was changed.")
    ),
    "request_too_large": Reason(413, say("Request too large"), say("The body is larger than the service reads.")),
    "unsupported_media_type": Reason(415, say("Unsupported media type"), say("Send `Content-Type: application/json`.")),
    "range_not_satisfiable": Reason(
        416, say("Range not satisfiable"), say("The file has no such part; or the session has had no such event.")
    ),
    "invalid_request": Reason(422, say("Invalid request"), say("The request does not match the OpenAPI document.")),
    "idempotency_key_reused": Reason(
        422, say("Idempotency key reused"), say("The key was used for another request before.")
    ),
    "rate_limited": Reason(
        429, say("Rate limited"), say("You have used what you may; try again after `Retry-After` seconds.")
    ),
    "too_many_at_once": Reason(
        429,
        say("Too many at once"),
        say("As many of your requests, or of your event streams, are open as may be; try again when one has ended."),
    ),
    "internal_error": Reason(500, say("Internal error"), say("Our fault. The request id helps us to find it.")),
    "store_unavailable": Reason(
        503,
        say("Store unavailable"),
        say(
            "Live sessions are out of reach for now; try again. A move may have been played: repeat it with its "
            "`Idempotency-Key`, or look at the version."
        ),
    ),
    "overloaded": Reason(
        503, say("Overloaded"), say("Too many solvers are at work, or too many callers follow games; try again.")
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
        detail: Sentence,
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


def too_large(most: int) -> Refusal:
    """That a body has more than the `most` bytes that are read of this caller."""
    return Refusal(
        "request_too_large", say("The body is larger than {most} bytes, the most that may be sent.", most=most)
    )
