"""What every answer forbids browsers to do with it, so that no page of somebody else can use it against its reader."""

from __future__ import annotations

from typing import Final

from flask import Flask, Response, request

NOTHING: Final = "default-src 'none'; frame-ancestors 'none'"
"""The policy of answers that are no pages: shown as one, whatever is in them loads and runs nothing."""

_API_READER: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",  # The signs of Swagger UI are in its style sheet.
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
API_READER: Final = "; ".join(f"{name} {sources}" for name, sources in _API_READER.items())
"""The policy of `/docs`."""

_EVERYWHERE: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    # Of what is embedded without asking (images, scripts); who may ask is said by CORS.
    "Cross-Origin-Resource-Policy": "same-origin",
}
_POLICY: Final = "Content-Security-Policy"
_PRIVATE: Final = ("sessions", "commitments")


def register(app: Flask) -> None:
    """Guard every answer of the application; what a view has said itself stays."""
    app.after_request(_guard)


def _guard(response: Response) -> Response:
    for name, value in _EVERYWHERE.items():
        response.headers.setdefault(name, value)
    # A worker is bound by the policy of its script, not by that of its page.
    if response.mimetype != "text/javascript":
        response.headers.setdefault(_POLICY, API_READER if request.path == "/docs" else NOTHING)
    if _is_private():
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def _is_private() -> bool:
    """Whether the answer is about a live game, or for the holder of a token: no cache may keep it."""
    parts = request.path.split("/", 4)
    return "Authorization" in request.headers or (len(parts) > 3 and parts[1] == "v1" and parts[3] in _PRIVATE)
