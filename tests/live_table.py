"""A table of a live game without HTTP, with a clock that the test turns."""

from __future__ import annotations

import random
from typing import Any

import orjson

from service.admission import Call, admitted
from service.catalog import CATALOG, Entry
from service.config import Config
from service.game import Budget
from service.replies import page
from service.sessions import Sessions
from service.slots import Slots
from service.store import Store

START = 1_800_000_000.0


def _document(body: bytes) -> dict[str, Any]:
    document: dict[str, Any] = orjson.loads(body)
    return document


class Table:
    """A session and its callers; `now` is the time of the service."""

    def __init__(self, redis_url: str, entry: Entry | str, max_plies: int = 5000, **order: Any) -> None:
        self.entry = CATALOG[entry] if isinstance(entry, str) else entry
        self.now = START
        self._dice = random.Random(7)
        config = Config(redis_url=redis_url, max_plies=max_plies)
        self.store = Store(config)
        self.sessions = Sessions(self.store, config, Slots(2, 1), clock=lambda: self.now)
        self.open(lambda given: self.sessions.create(self.entry, given), **order)

    def open(self, begin: Any, **order: Any) -> None:
        """Sit down at a session that `begin` makes."""
        setup = self.entry.schemas.setup().load(order.pop("setup", {}))
        self.id, reply = begin({"setup": setup, "assist": "hints", **order})
        self.created = orjson.loads(reply.body or b"")
        self.tokens = self.created["tokens"]

    def call(self, who: int | str | None = None, **conditions: str) -> Call:
        """What a seat, the `host` or (None) a spectator sends along."""
        token = self.tokens["host"] if who == "host" else self.tokens["seats"][who] if isinstance(who, int) else None
        return Call(self.id, token and f"Bearer {token}", **conditions)

    def show(self, who: int | str | None = None) -> dict[str, Any]:
        """The session as somebody sees it."""
        return _document(self.sessions.show(self.entry, self.call(who)).body or b"")

    def play(self, seat: int, text: str, **conditions: str) -> dict[str, Any]:
        """A seat's move."""
        move = self.entry.game.parse_move(text)
        return _document(self.sessions.play(self.entry, self.call(seat, **conditions), move).body or b"")

    def play_any(self) -> dict[str, Any]:
        """Some legal move of whoever is to move."""
        mover = self.show()["to_move"]
        moves = self.sessions.legal_moves(self.entry, self.call(mover)).moves
        return self.play(mover, self.entry.game.format_move(self._dice.choice(moves).move))

    def play_to_the_end(self) -> dict[str, Any]:
        """Some legal moves until the game is over."""
        shown = self.show()
        while shown["status"] == "running":
            shown = self.play_any()
        return shown

    def best(self, seat: int) -> str:
        """The solver's move."""
        best = self.sessions.hint(self.entry, self.call(seat), Budget(nodes=100), {}).best
        return self.entry.game.format_move(best)

    def undo(self, seat: int, ply: int | None = None, **conditions: str) -> dict[str, Any]:
        """A seat's wish to take plies back."""
        return _document(self.sessions.ask_undo(self.entry, self.call(seat, **conditions), ply).body or b"")

    def answer(self, seat: int, *, agree: bool, ply: int | None = None) -> dict[str, Any]:
        """A seat's answer to such a wish; to the one that is asked, unless another is given."""
        asked = self.show()["undo"]
        ply = (asked["ply"] if asked else 0) if ply is None else ply
        return _document(self.sessions.answer_undo(self.entry, self.call(seat), ply, agree=agree).body or b"")

    def events(self, who: int | str | None = None, after: int = 0, limit: int = 1000) -> list[dict[str, Any]]:
        """What happened, as somebody is told it."""
        self.sessions.catch_up(self.entry, self.id)
        found = self.store.read_with_events(self.id, after, limit)
        values, happened = found or (None, [])
        session, caller = admitted(self.entry, self.call(who), values)
        return page(self.entry, session, happened, after, caller).events

    def moves(self, who: int | str | None = "host") -> tuple[str, ...]:
        """The plies of the record."""
        return self.sessions.record(self.entry, self.call(who))[0].moves
