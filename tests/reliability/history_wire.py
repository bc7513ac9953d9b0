"""The wire between clients of live games and the service: connections that break, answers, and games to play."""

from __future__ import annotations

import hashlib
import http.client
import json
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from history_values import UNSURE, Attempt

SILENCE_S: Final = 4.0
"""How long an answer is waited for."""

PATIENCE_S: Final = 60.0
"""How long a request is sent again."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, and when its request was begun and its end was read; status 0: there was none."""

    begun: float
    ended: float
    status: int = 0
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def document(self) -> Any:
        return json.loads(self.body)

    @property
    def attempt(self) -> Attempt:
        """What the history keeps of it."""
        tag = self.headers.get("ETag")
        code = self.document["code"] if self.status >= 400 else ""
        version = None if tag is None else int(tag.removeprefix("W/").strip('"'))
        digest = hashlib.sha256(self.body).hexdigest()[:16]
        return Attempt(self.begun, self.ended, self.status, code, version, digest)


class Line:
    """A connection to the service, made again after it broke."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=SILENCE_S)
        self._begun = 0.0

    def send(self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> None:
        """Send a request, if that can be done; whether it could, `receive` tells."""
        self._begun = time.monotonic()
        text = None if body is None else json.dumps(body)
        try:
            self._connection.request(method, path, text, {"Content-Type": "application/json", **(headers or {})})
        except (OSError, http.client.HTTPException):
            self.close()

    def receive(self) -> Answer:
        """The answer to what was sent."""
        try:
            response = self._connection.getresponse()
            body = response.read()
        except (OSError, http.client.HTTPException):
            self.close()
            return Answer(self._begun, time.monotonic())
        return Answer(self._begun, time.monotonic(), response.status, response.headers, body)  # type: ignore[arg-type]

    def open(self, path: str, headers: Mapping[str, str]) -> http.client.HTTPResponse | None:
        """An answer whose body is still to be read; None: there is none."""
        self.send("GET", path, None, headers)
        try:
            return self._connection.getresponse()
        except (OSError, http.client.HTTPException):
            self.close()
            return None

    def ask(self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> Answer:
        """Send a request until it is answered."""
        limit = time.monotonic() + PATIENCE_S
        while True:
            self.send(method, path, body, headers)
            answer = self.receive()
            if answer.status not in UNSURE or time.monotonic() > limit:
                return answer
            time.sleep(0.1)

    def close(self) -> None:
        self._connection.close()


@dataclass(slots=True)
class Game:
    """A session and the tokens of all who look at it."""

    id: str
    path: str
    tokens: Mapping[str, str | None]
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.tokens) - 2

    def headers(self, audience: str) -> dict[str, str]:
        token = self.tokens[audience]
        return {} if token is None else {"Authorization": f"Bearer {token}"}


class Place:
    """Where one game is played after the other, by the same clients."""

    def __init__(self, url: str, ruleset: str, order: Mapping[str, Any]) -> None:
        self.games: list[Game] = []
        self.closed = threading.Event()
        self._line, self._ruleset, self._order = Line(url), ruleset, order
        self._lock = threading.Lock()

    def game(self) -> Game:
        """The game that is played now; a new one after the end of the one before."""
        with self._lock:
            if not self.games or self.games[-1].over:
                self.games.append(self._begin())
            return self.games[-1]

    def _begin(self) -> Game:
        order = {"assist": "legal", **self._order}
        answer = self._line.ask("POST", f"/v1/{self._ruleset}/sessions", order)
        assert answer.status == 201, answer.body
        tokens: dict[str, str | None] = {"host": answer.document["tokens"]["host"], "spectator": None}
        tokens.update((str(seat), token) for seat, token in enumerate(answer.document["tokens"]["seats"]))
        return Game(answer.document["id"], answer.headers["Location"], tokens)
