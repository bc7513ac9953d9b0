"""Event streams as a browser reads them, and streams from a real server, for tests."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx


@dataclass(frozen=True)
class Message:
    """What a browser would hand to its listeners."""

    last_id: str
    type: str
    data: str

    @property
    def document(self) -> Any:
        """The data as JSON."""
        return json.loads(self.data)


def dispatched(stream: bytes) -> list[Message]:
    """The messages of a stream, by the steps of section 9.2.6 of the HTML standard; its lines end with line feeds."""
    messages, last_id, kind, data = [], "", "", ""
    for line in stream.decode().split("\n"):
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if not line:
            if data:
                messages.append(Message(last_id, kind or "message", data.removesuffix("\n")))
            kind, data = "", ""
        elif name == "data":
            data += value + "\n"
        elif name == "event":
            kind = value
        elif name == "id":
            last_id = value
    return messages


class Stream:
    """A stream that is read in a thread, byte by byte off the wire, so that a cut end can be told from a clean one."""

    def __init__(self, url: str, token: str | None = None, last_id: str = "") -> None:
        parts = urlsplit(url)
        self.line = socket.create_connection((str(parts.hostname), parts.port or 80))
        head = [f"GET {parts.path}?{parts.query} HTTP/1.1", "Host: test", "Accept: text/event-stream"]
        head += [f"Authorization: Bearer {token}"] if token else []
        head += [f"Last-Event-ID: {last_id}"] if last_id else []
        self.line.sendall("\r\n".join([*head, "", ""]).encode())
        self._received = b""
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        with self.line, contextlib.suppress(OSError):
            while data := self.line.recv(1 << 16):
                self._received += data

    @property
    def status(self) -> int:
        """The status of the answer."""
        until(lambda: b"\r\n\r\n" in self._received)
        return int(self._received.split(b" ", 2)[1])

    @property
    def text(self) -> bytes:
        """What has come of the body."""
        return _unchunked(self._received.partition(b"\r\n\r\n")[2])[0]

    @property
    def messages(self) -> list[Message]:
        """All that has come, the numbered ones and `session`."""
        return dispatched(self.text)

    @property
    def numbers(self) -> list[int]:
        """The numbers of the events that have come."""
        return [each.document["seq"] for each in self.messages if each.type != "session"]

    @property
    def ended(self) -> bool:
        """Whether the connection is at its end."""
        return not self._thread.is_alive()

    @property
    def ended_well(self) -> bool:
        """Whether it is at its end, and the answer was complete."""
        return self.ended and _unchunked(self._received.partition(b"\r\n\r\n")[2])[1]

    def close(self) -> None:
        """Hang up."""
        with contextlib.suppress(OSError):
            self.line.shutdown(socket.SHUT_RDWR)


def _unchunked(body: bytes) -> tuple[bytes, bool]:
    """The data of a chunked body as far as it is there, and whether it is complete."""
    data = b""
    while body:
        size, _, rest = body.partition(b"\r\n")
        length = int(size or b"-1", 16)
        if length == 0:
            return data, rest == b"\r\n"
        if length < 0 or len(rest) < length + 2:
            break
        data, body = data + rest[:length], rest[length + 2 :]
    return data, False


class Game:
    """A session of Anaconda on a real server."""

    def __init__(self, url: str, **order: Any) -> None:
        # A connection for each request: processes come and go under these games.
        self.http = httpx.Client(base_url=url, timeout=30, limits=httpx.Limits(max_keepalive_connections=0))
        answer = self.http.post("/v1/anaconda/sessions", json={"seed": "seven", "assist": "legal", **order})
        assert answer.status_code == 201, answer.text
        self.path = answer.headers["Location"]
        self.id = answer.json()["id"]
        self.tokens = answer.json()["tokens"]

    @property
    def events(self) -> str:
        """The address of its events."""
        return f"{self.http.base_url}{self.path}/events"

    def headers(self, who: int | str | None) -> dict[str, str]:
        """The token of a seat, or of the host."""
        if who is None:
            return {}
        return {"Authorization": f"Bearer {self.tokens['host'] if who == 'host' else self.tokens['seats'][who]}"}

    def play(self) -> int:
        """Play the first legal move; the number of the newest event after it."""
        mover = self.http.get(self.path).json()["to_move"]
        listed = self.http.get(f"{self.path}/legal-moves", headers=self.headers(mover)).json()["moves"]
        answer = self.http.post(f"{self.path}/moves", json={"move": listed[0]["move"]}, headers=self.headers(mover))
        assert answer.status_code == 200, answer.text
        return int(answer.json()["events"])

    def resign(self, seat: int = 0) -> int:
        """End it; the number of its last event."""
        answer = self.http.post(f"{self.path}/resign", headers=self.headers(seat))
        assert answer.status_code == 200, answer.text
        return int(answer.json()["events"])


def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something is so."""
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.01)
