"""A live game over HTTP, as an attacker sees it, and the store behind it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import redis
from flask import Flask
from flask.testing import FlaskClient

from service.refusal import REASONS


class Table:
    """A session over HTTP, and the store behind it."""

    def __init__(self, app: Flask, url: str, game: str = "numerus", **order: Any) -> None:
        self.app, self.game = app, game
        self.store = redis.Redis.from_url(url)
        self.sit_down(app.test_client().post(f"/v1/{game}/sessions", json={"assist": "legal", **order}))

    def sit_down(self, answer: Any) -> None:
        """Go on with a new session."""
        assert answer.status_code == 201, answer.text
        self.created = answer.json
        self.id: str = self.created["id"]
        self.tokens = self.created["tokens"]

    def ask(self, who: int | str | None, path: str, body: Any = None, **headers: str) -> Any:
        """The answer to `GET /below`, `POST /below`, ..., below the session."""
        method, below = path.split(" ")
        token = self.tokens["host"] if who == "host" else self.tokens["seats"][who] if isinstance(who, int) else who
        given = {} if token is None else {"Authorization": f"Bearer {token}"}
        client = self.app.test_client()
        address = f"/v1/{self.game}/sessions/{self.id}{below.rstrip('/')}"
        # Not by the application's own JSON, which can write less than an attacker.
        sent: dict[str, Any] = {} if body is None else {"data": json.dumps(body), "content_type": "application/json"}
        return client.open(address, method=method, headers={**given, **headers}, **sent)

    def show(self, who: int | str | None = None) -> Any:
        return self.ask(who, "GET /").json

    def yes(self) -> dict[str, Any]:
        """The answer that agrees to what is asked."""
        return {"ply": self._asked(), "agree": True}

    def _asked(self) -> int:
        undo = self.show()["undo"]
        return undo["ply"] if undo else 0

    def some_move(self) -> tuple[int, dict[str, str]]:
        """Whoever is to move, and a legal move."""
        mover = self.show()["to_move"]
        return mover, {"move": self.ask(mover, "GET /legal-moves").json["moves"][-1]["move"]}

    def play(self, plies: int) -> None:
        for _ in range(plies):
            mover, move = self.some_move()
            assert self.ask(mover, "POST /moves", move).status_code == 200

    def dump(self) -> dict[bytes, Any]:
        """All that the store has of the session."""
        keys = [bytes(key) for key in self.store.scan_iter(f"rw:{{{self.id}}}:*")]
        return {key: self._value(key) for key in sorted(keys)}

    def _value(self, key: bytes) -> Any:
        return self.store.hgetall(key) if self.store.type(key) == b"hash" else self.store.lrange(key, 0, -1)


def assert_refused(table: Table, status: int, code: str, ask: Callable[[], Any]) -> None:
    """A problem document with a listed code, and a session as it was."""
    before = table.dump()
    assert_problem(ask(), status, code)
    assert table.dump() == before


def assert_problem(answer: Any, status: int, code: str) -> None:
    assert (answer.status_code, answer.json["code"]) == (status, code), answer.text
    assert (answer.mimetype, REASONS[code].status) == ("application/problem+json", status)


def begin(client: FlaskClient, game: str, order: Any) -> Any:
    """The answer to an order, which may be anything that Python can write as JSON."""
    return client.post(f"/v1/{game}/sessions", data=json.dumps(order), content_type="application/json")


def at_once(*tasks: Callable[[], Any]) -> list[Any]:
    """The answers to requests that are sent at the same time."""
    gate = threading.Barrier(len(tasks))

    def run(task: Callable[[], Any]) -> Any:
        gate.wait()
        return task()

    with ThreadPoolExecutor(len(tasks)) as pool:
        return list(pool.map(run, tasks))
