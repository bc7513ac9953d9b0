"""A live game over HTTP whose events are followed, for tests."""

from __future__ import annotations

import threading
from typing import Any

from flask import Flask
from streams import Message, dispatched

from service.api.events import MEDIA_TYPE

STREAM = {"Accept": MEDIA_TYPE}


class Table:
    """A session and its callers."""

    def __init__(self, app: Flask, game: str = "anaconda", **order: Any) -> None:
        self.app = app
        answer = app.test_client().post(f"/v1/{game}/sessions", json={"seed": "seven", **order})
        assert answer.status_code == 201, answer.text
        self.path = answer.headers["Location"]
        self.tokens = answer.json["tokens"]
        self.created = answer.json

    def signed(self, who: int | str | None, **headers: str) -> dict[str, str]:
        if who is None:
            return headers
        token = self.tokens["host"] if who == "host" else self.tokens["seats"][who]
        return {"Authorization": f"Bearer {token}", **headers}

    def ask(self, who: int | str | None = None, query: str = "", **headers: str) -> Any:
        return self.app.test_client().get(f"{self.path}/events{query}", headers=self.signed(who, **headers))

    def post(self, who: int | str, below: str, body: Any = None) -> Any:
        answer = self.app.test_client().post(self.path + below, json=body, headers=self.signed(who))
        assert answer.status_code == 200, answer.text
        return answer.json

    def play(self) -> Any:
        """Play the first legal move; the session after it."""
        mover = self.app.test_client().get(self.path).json["to_move"]
        listed = self.app.test_client().get(f"{self.path}/legal-moves", headers=self.signed(mover)).json
        return self.post(mover, "/moves", {"move": listed["moves"][0]["move"]})

    def delete(self) -> None:
        assert self.app.test_client().delete(self.path, headers=self.signed("host")).status_code == 204


class Reading:
    """A stream that is read in a thread."""

    def __init__(self, table: Table, who: int | str | None = None, query: str = "", **headers: str) -> None:
        self.answer = table.ask(who, query, **STREAM, **headers)
        assert self.answer.status_code == 200, self.answer.text
        self.text = b""
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        for piece in self.answer.iter_encoded():
            self.text += piece
        self.answer.close()

    @property
    def messages(self) -> list[Message]:
        return dispatched(self.text)

    @property
    def told(self) -> list[Any]:
        return [each.document for each in self.messages if each.type != "session"]

    @property
    def ended(self) -> bool:
        return not self._thread.is_alive()
