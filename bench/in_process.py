"""The application called as a server calls it, without one: processor time of a request and nothing around it."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from service.app import create_app
from service.config import Config

_LARGEST: Final = 1 << 22
"""A batch of 1,000 states of Da Vinci Code fills more than the default of 1 MiB."""


class Application:
    """The application on a store; what is asked of it must succeed."""

    def __init__(self, store_url: str) -> None:
        self._app: Callable[..., Any] = create_app(Config(redis_url=store_url, max_body_bytes=_LARGEST))

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
        """One request; the body of its answer. Underscores in names of headers stand for hyphens."""
        return self._answer(_environ(method, path, body, headers))

    def cost(self, method: str, path: str, body: bytes = b"", *, times: int = 1, **headers: str) -> float:
        """Processor time of a request in microseconds: the least of so many."""
        found = []
        for _ in range(times):
            environ = _environ(method, path, body, headers)
            began = time.thread_time()
            self._answer(environ)
            found.append((time.thread_time() - began) * 1e6)
        return min(found)

    def _answer(self, environ: dict[str, Any]) -> bytes:
        told: list[str] = []

        def start(status: str, _headers: Any, _failure: Any = None) -> None:
            told.append(status)

        answer = self._app(environ, start)
        data = b"".join(answer)
        if hasattr(answer, "close"):
            answer.close()
        if not told[0].startswith("2"):
            raise SystemExit(f"{environ['PATH_INFO']}: {told[0]} {data.decode()}")
        return data


def _environ(method: str, path: str, body: bytes, headers: Mapping[str, str]) -> dict[str, Any]:
    address, _, query = path.partition("?")
    return {
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        "PATH_INFO": address,
        "QUERY_STRING": query,
        "RAW_URI": path,
        "SERVER_NAME": "bench",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "bench",
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(body),
        "wsgi.errors": io.StringIO(),
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
        "wsgi.input_terminated": True,
        **({"CONTENT_TYPE": "application/json", "CONTENT_LENGTH": str(len(body))} if body else {}),
        **{f"HTTP_{name.upper()}": value for name, value in headers.items()},
    }
