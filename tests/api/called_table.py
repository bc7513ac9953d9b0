"""A live game over HTTP and its callers, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask.testing import FlaskClient


class Table:
    """A session of Anaconda and its callers."""

    def __init__(self, client: FlaskClient, **order: Any) -> None:
        self.client = client
        self.answer = client.post("/v1/anaconda/sessions", json={"assist": "hints", **order})
        assert self.answer.status_code == 201, self.answer.text
        self.created = self.answer.json
        self.path = self.answer.headers["Location"]
        self.tokens = self.created["tokens"]

    def headers(self, who: int | str | None, **more: str) -> dict[str, str]:
        token = self.tokens["host"] if who == "host" else self.tokens["seats"][who] if isinstance(who, int) else who
        return more if token is None else {"Authorization": f"Bearer {token}", **more}

    def get(self, who: int | str | None, below: str = "", **headers: str) -> Any:
        return self.client.get(self.path + below, headers=self.headers(who, **headers))

    def post(
        self, who: int | str | None, below: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Any:
        return self.client.post(self.path + below, json=body, headers=self.headers(who, **(headers or {})))

    def move(self, who: int | str | None, move: str, headers: Mapping[str, str] | None = None) -> Any:
        return self.post(who, "/moves", {"move": move}, headers)


def assert_refused(answer: Any, status: int, code: str) -> Any:
    assert (answer.status_code, answer.json["code"]) == (status, code), answer.text
    assert answer.mimetype == "application/problem+json"
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.json
