"""RFC 9457: every answer that is not a success, rendered in one place."""

from __future__ import annotations

import logging
from typing import Any

from flask import Flask, Response, current_app, g, request
from werkzeug.exceptions import HTTPException

from schemas.libraries import recognized
from service import spoken
from service.refusal import REASONS, Refusal
from service.sentences import said_by
from service.store import StoreUnavailableError

PROBLEM_JSON = "application/problem+json"
CODE = "regelwerk.code"
"""Where a request that was refused keeps why."""
_LOG = logging.getLogger("regelwerk")

_BY_STATUS = {
    400: "malformed_request",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    406: "not_acceptable",
    413: "request_too_large",
    415: "unsupported_media_type",
    416: "range_not_satisfiable",
    422: "invalid_request",
}


def document(refusal: Refusal) -> dict[str, Any]:
    """The problem document of a refusal, as JSON."""
    reason = REASONS[refusal.code]
    return {
        "type": f"urn:regelwerk:problem:{refusal.code}",
        "title": reason.title,
        "status": reason.status,
        "detail": refusal.detail,
        "instance": f"urn:regelwerk:request:{g.request_id}",
        "code": refusal.code,
        "errors": [
            {"code": fault.code, "detail": fault.detail, "pointer": fault.pointer, "rule": fault.rule or None}
            for fault in refusal.violations
        ],
        **refusal.members,
    }


def render(refusal: Refusal) -> Response:
    """The answer that a refusal is."""
    request.environ[CODE] = refusal.code
    body, status = spoken.dumped(document(refusal)), REASONS[refusal.code].status
    return Response(body, status, headers=dict(refusal.headers), content_type=PROBLEM_JSON)


def register(app: Flask) -> None:
    """Make the application answer every failure with a problem document."""
    app.register_error_handler(Refusal, render)
    app.register_error_handler(StoreUnavailableError, _store_unavailable)
    app.register_error_handler(HTTPException, from_http)


def from_http(error: HTTPException) -> Response:
    """The problem document of an exception of the framework; `Allow` and the like are kept."""
    status = error.code or 500
    code = _BY_STATUS.get(status, "malformed_request" if 400 <= status < 500 else "internal_error")
    if code == "internal_error":
        fault = getattr(error, "original_exception", None) or error
        _LOG.error("internal error in request %s", g.request_id, exc_info=fault)
    if code == "not_found" and _names_unknown_game(request.path):
        code = "unknown_game"
    kept = {name: value for name, value in error.get_headers() if name in {"Allow", "WWW-Authenticate", "Retry-After"}}
    # What the framework says of a 400 is not always about the body.
    detail = recognized(error.description) if error.code == 400 and error.description else REASONS[code].meaning
    return render(Refusal(code, detail, headers=kept))


def _store_unavailable(error: StoreUnavailableError) -> Response:
    _LOG.warning("store unavailable in request %s: %r", g.request_id, error.__cause__ or error)
    return render(Refusal("store_unavailable", said_by(error), headers={"Retry-After": "1"}))


def _names_unknown_game(path: str) -> bool:
    """Whether a path would be one of a ruleset, if there were one of that name."""
    parts = path.split("/")
    return len(parts) > 3 and parts[1] == "v1" and parts[2] not in current_app.config["FIRST_SEGMENTS"]
