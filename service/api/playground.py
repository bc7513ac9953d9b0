"""The playground: one page and what it loads, from this host alone. Its source is `clients/web`."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

import flask
from flask import Flask, Response, request

from service.api.guarding import policy

_BUILT = Path(__file__).parent.parent / "playground"
# What the machine says of these differs from one to the next.
_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml"}
_POLICY = policy(
    {
        "default-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
        "object-src": "'none'",
        "require-trusted-types-for": "'script'",
        "trusted-types": "'none'",
    }
)
_YEAR_S = 365 * 24 * 3600


def register(app: Flask) -> None:
    """Add `/` and what its page loads."""
    pages = flask.Blueprint("playground", __name__)
    pages.add_url_rule("/", "home", _page)
    pages.add_url_rule("/icon.svg", "icon", lambda: _newest("icon.svg"))
    pages.add_url_rule("/assets/<path:name>", "asset", lambda name: _asset(f"assets/{name}"))
    app.register_blueprint(pages)


def _page() -> Response:
    response = _newest("index.html")
    response.headers["Content-Security-Policy"] = _POLICY
    return response


def _newest(name: str) -> Response:
    """A file under a name that later versions keep: it is asked for again each time."""
    response = _file(name)
    response.cache_control.no_cache = True
    return response


def _asset(name: str) -> Response:
    """A file that is named by its content."""
    response = _file(name)
    response.cache_control.public = True
    response.cache_control.max_age = _YEAR_S
    response.cache_control.immutable = True
    return response


def _file(name: str) -> Response:
    """A built file, compressed for whom that helps."""
    if name not in _names():
        flask.abort(404)
    zipped = request.accept_encodings["gzip"] > 0
    response = Response(_content(name, zipped=zipped), content_type=_content_type(name))
    response.vary.add("Accept-Encoding")
    if zipped:
        response.content_encoding = "gzip"
    response.add_etag()
    response.make_conditional(request)
    return response


@cache
def _names() -> frozenset[str]:
    return frozenset(path.relative_to(_BUILT).as_posix() for path in _BUILT.rglob("*") if path.is_file())


@cache
def _content(name: str, *, zipped: bool) -> bytes:
    content = (_BUILT / name).read_bytes()
    return gzip.compress(content, mtime=0) if zipped else content


def _content_type(name: str) -> str:
    kind = _TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith(("text/", "image/svg")) else kind
