"""What the tests of the Python client share: the client, and servers that misbehave on purpose."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "clients" / "python"))

from regelwerk_client import Regelwerk  # noqa: E402 - the client is on the path only now


@pytest.fixture
def rw(live_server: str) -> Iterator[Regelwerk]:
    """A client of the real server."""
    with Regelwerk(live_server) as client:
        yield client


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


@pytest.fixture
def fake() -> Iterator[FakeServer]:
    """A server that answers by a script."""
    server = FakeServer()
    yield server
    server.stop()


@pytest.fixture
def start_fake() -> Iterator[Callable[[int], FakeServer]]:
    """Start a fake server at a port, later than the test."""
    started: list[FakeServer] = []

    def start(port: int) -> FakeServer:
        started.append(FakeServer(port))
        return started[-1]

    yield start
    for server in started:
        server.stop()
