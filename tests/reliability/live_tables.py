"""A live game and all its seats, for tests of what becomes of it when servers come and go."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

from flask.testing import FlaskClient

_LIMIT_S = 60
_SEED = "b"
"""With first legal moves, games of this seed last for ten turns and more; those of others can be over after three."""


class LiveTable:
    """A session whose seats play the first legal move, and what was acknowledged to them."""

    def __init__(self, client: FlaskClient, game: str = "anaconda") -> None:
        answer = until_answered(lambda: client.post(f"/v1/{game}/sessions", json={"assist": "hints", "seed": _SEED}))
        assert answer.status_code == 201, answer.text
        self.client, self.path, self.created = client, answer.headers["Location"], answer.json
        self.id: str = answer.json["id"]
        self.acknowledged: list[str] = self.moves()
        self._keys = (f"turn-{number}" for number in count())

    def get(self, below: str = "", who: int | str = "host") -> Any:
        return self.client.get(self.path + below, headers=self.headers(who))

    def headers(self, who: int | str, **more: str) -> dict[str, str]:
        tokens = self.created["tokens"]
        return {"Authorization": f"Bearer {tokens['host'] if who == 'host' else tokens['seats'][who]}", **more}

    def next_move(self) -> tuple[int, str]:
        """The seat to move, and its first legal move."""
        seat = self.get().json["to_move"]
        return seat, self.get("/legal-moves", seat).json["moves"][0]["move"]

    def move(self, seat: int, move: str, key: str) -> Any:
        """Play a move once, however often this is called with the same key."""
        headers = self.headers(seat, **{"Idempotency-Key": key})
        return self.client.post(f"{self.path}/moves", json={"move": move}, headers=headers)

    def play(self) -> Any:
        """Play the next move, and repeat it as long as the store is away; the first other answer."""
        seat, move = until_available(self.next_move_if_known)
        key = next(self._keys)
        answer = until_answered(lambda: self.move(seat, move, key))
        assert answer.status_code == 200, answer.text
        self.acknowledged += answer.json["moves"]
        return answer

    def next_move_if_known(self) -> tuple[int, str] | None:
        """The next move; None while the store is away."""
        shown = self.get()
        if is_away(shown):
            return None
        assert shown.status_code == 200, shown.text
        seat = shown.json["to_move"]
        listed = self.get("/legal-moves", seat)
        return None if is_away(listed) else (seat, listed.json["moves"][0]["move"])

    def moves(self) -> list[str]:
        """The record, as a spectator may know it."""
        answer = until_answered(lambda: self.client.get(f"{self.path}/record"))
        moves: list[str] = answer.json["record"]["moves"]
        return moves


def is_away(answer: Any) -> bool:
    """Whether the store was away; any other failure of ours is an error of the test's subject."""
    if answer.status_code < 500:
        return False
    assert (answer.status_code, answer.json["code"]) == (503, "store_unavailable"), answer.text
    assert answer.headers["Retry-After"]
    return True


def until_answered(ask: Any) -> Any:
    """Ask again as long as the store is away."""
    return until_available(lambda: None if is_away(answer := ask()) else answer)


def until_available(ask: Any) -> Any:
    """Ask again until there is an answer."""
    limit = time.monotonic() + _LIMIT_S
    while (found := ask()) is None:
        assert time.monotonic() < limit, "the store does not come back"
        time.sleep(0.05)
    return found
