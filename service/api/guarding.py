"""What every answer forbids browsers to do with it, so that no page of somebody else can use it against its reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from flask import Flask, Response, request


def policy(directives: Mapping[str, str]) -> str:
    """A `Content-Security-Policy` as it is sent."""
    return "; ".join(f"{name} {sources}" for name, sources in directives.items())


NOTHING: Final = policy({"default-src": "'none'", "frame-ancestors": "'none'"})
"""The policy of answers that are no pages: shown as one, whatever is in them loads and runs nothing."""

API_READER: Final = policy(
    {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",  # The signs of Swagger UI are in its style sheet.
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
)
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
    # To look for each by itself (`setdefault`) takes a twentieth of the time of a quick answer.
    said = {name.lower() for name, _ in response.headers}
    for name, value in _guards(response):
        if name.lower() not in said:
            response.headers.add(name, value)
    return response


def _guards(response: Response) -> Iterator[tuple[str, str]]:
    """Everything that is sent with an answer unless its view has said it itself."""
    yield from _EVERYWHERE.items()
    # A worker is bound by the policy of its script, not by that of its page.
    if response.mimetype != "text/javascript":
        yield _POLICY, API_READER if request.path == "/docs" else NOTHING
    if _is_private():
        yield "Cache-Control", "no-store"


def _is_private() -> bool:
    """Whether the answer is about a live game, or for the holder of a token: no cache may keep it."""
    parts = request.path.split("/", 4)
    return "HTTP_AUTHORIZATION" in request.environ or (len(parts) > 3 and parts[1] == "v1" and parts[3] in _PRIVATE)
