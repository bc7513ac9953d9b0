"""A server that misbehaves on purpose, for the tests of the Python client."""

from __future__ import annotations

import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class FakeServer:
    """Answers requests by a script; `requests` are those that came, as (method, path, headers, body)."""

    def __init__(self, port: int = 0) -> None:
        self.script: list[Callable[[BaseHTTPRequestHandler, bytes], None]] = []
        self.requests: list[tuple[str, str, dict[str, str], bytes]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_any(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                outer.requests.append((self.command, self.path, dict(self.headers), body))
                outer.script.pop(0)(self, body)

            do_GET = do_POST = do_DELETE = handle_any  # noqa: N815 - named by the standard library

            def log_message(self, *args: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def stop(self) -> None:
        """End it."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def then(self, status: int, body: bytes | str = b"", **headers: str) -> FakeServer:
        """Answer the next request with this."""
        sent = body.encode() if isinstance(body, str) else body

        def answer(handler: BaseHTTPRequestHandler, _: bytes) -> None:
            handler.send_response(status)
            for name, value in {"Content-Length": str(len(sent)), **headers}.items():
                handler.send_header(name.replace("_", "-"), value)
            handler.end_headers()
            handler.wfile.write(sent)

        self.script.append(answer)
        return self

    def then_drop(self, before: Callable[[BaseHTTPRequestHandler, bytes], None] = lambda *_: None) -> FakeServer:
        """Close the connection in place of an answer, after doing something else."""

        def drop(handler: BaseHTTPRequestHandler, body: bytes) -> None:
            before(handler, body)
            handler.close_connection = True

        self.script.append(drop)
        return self
