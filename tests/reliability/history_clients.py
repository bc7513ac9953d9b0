"""Clients of live games that write down what they want, are answered and are told."""

from __future__ import annotations

import http.client
import random
import threading
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Any, Final

from history_values import UNSURE, Attempt, Call, Event, History, Kind, Told
from history_wire import PATIENCE_S, Answer, Game, Line, Place
from streams import dispatched

_STREAM: Final = "text/event-stream"


class AheadError(Exception):
    """A follower was told more than has happened."""


class Client(threading.Thread):
    """A client with lines of its own, which writes into a history."""

    def __init__(self, number: int, url: str, place: Place, history: History, seed: str) -> None:
        super().__init__(name=f"client {number}", daemon=True)
        self.number, self.place, self.history = number, place, history
        self.random = random.Random(f"{seed} {number}")
        self.line = Line(url)
        self.counts: Counter[str] = Counter()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            self.work()
        except BaseException as failure:  # noqa: BLE001 - told by the main thread
            self.failure = failure

    def work(self) -> None:
        """What the client does."""
        raise NotImplementedError


class Player(Client):
    """Plays a seat, often together with rivals, until it is told to stop."""

    def __init__(self, number: int, url: str, place: Place, history: History, seed: str) -> None:
        super().__init__(number, url, place, history, seed)
        self.stopping = threading.Event()
        self._second = Line(url)
        self._keys = (f"client{number}.{each}" for each in count())
        self._copies: dict[tuple[str, str], tuple[str, Any]] = {}
        self._last_move = ""
        self._asked = 0

    def work(self) -> None:
        while not self.stopping.is_set():
            game = self.place.game()
            self._step(game, self.number % game.seats)
            time.sleep(self.random.uniform(0, 0.1))

    def _step(self, game: Game, seat: int) -> None:
        shown = self.read(game, seat)
        chance = self.random.random()
        if shown["status"] == "over":
            game.over = True
        elif "answer_undo" in shown["your_move"] and chance < 0.7:
            agree = self.random.random() < 0.6
            self._asked = shown["undo"]["ply"]
            self.change(game, seat, "agree" if agree else "decline", shown["version"])
        elif chance < 0.01:
            self.change(game, seat, "resign", shown["version"])
        elif chance < 0.08:
            self.change(game, seat, "ask", shown["version"])
        elif shown["your_turn"]:
            self._move(game, seat, shown["version"])
        elif chance < 0.2 and self._last_move:
            self.change(game, seat, "move", shown["version"], self._last_move)

    def _move(self, game: Game, seat: int, version: int) -> None:
        listed = self.line.ask("GET", f"{game.path}/legal-moves", None, game.headers(str(seat)))
        if listed.status == 200 and listed.document["moves"]:
            self._last_move = self.random.choice(listed.document["moves"])["move"]
            self.change(game, seat, "move", version, self._last_move)

    def read(self, game: Game, seat: int) -> Any:
        """The session as a seat sees it; now and then only if it has changed."""
        tag, known = self._copies.get((game.id, str(seat)), ("", None))
        headers = game.headers(str(seat))
        if tag and self.random.random() < 0.3:
            headers["If-None-Match"] = tag
        answer = self._until_answered("GET", game, "", None, headers, Call(self.number, game.id, "read", seat, ()))
        if answer.status == 304:
            return known
        assert answer.status == 200, (answer.status, answer.body)
        assert answer.attempt.version == answer.document["version"]
        self._copies[game.id, str(seat)] = (answer.headers["ETag"], answer.document)
        return answer.document

    def change(self, game: Game, seat: int, kind: Kind, seen: int | None, move: str = "") -> None:
        """Want a change once, half of the time only of a version that was seen; with a key, until it is answered."""
        headers = game.headers(str(seat))
        if keyed := self.random.random() < 0.8:
            headers["Idempotency-Key"] = next(self._keys)
        condition = seen if self.random.random() < 0.5 else None
        if condition is not None:
            headers["If-Match"] = f'"{condition}"'
        call = Call(self.number, game.id, kind, seat, (), move, condition, keyed)
        below, body = _REQUESTS[kind](str(self._asked) if kind in {"agree", "decline"} else move)
        self._until_answered("POST", game, below, body, headers, call)

    def _until_answered(
        self, method: str, game: Game, below: str, body: Any, headers: Mapping[str, str], call: Call
    ) -> Answer:
        """Ask until there is an answer, and write down every attempt; with a key sometimes twice at once, or again."""
        limit = time.monotonic() + (PATIENCE_S if call.keyed else 0)
        attempts: list[Attempt] = []
        while True:
            lines = [self.line, self._second] if self._at_times(call) else [self.line]
            for line in lines:
                line.send(method, game.path + below, body, headers)
            answers = [line.receive() for line in lines]
            attempts += [answer.attempt for answer in answers]
            sure = [answer for answer in answers if answer.status not in UNSURE]
            if sure or time.monotonic() > limit:
                break
            time.sleep(self.random.uniform(0.05, 0.3))
        if self._at_times(call):
            attempts.append(self.line.ask(method, game.path + below, body, headers).attempt)
        self._write_down(call, attempts)
        return (sure or answers)[0]

    def _at_times(self, call: Call) -> bool:
        """Whether a request is sent once more than it has to be."""
        return call.kind != "read" and call.keyed and self.random.random() < 0.1

    def _write_down(self, call: Call, attempts: list[Attempt]) -> None:
        made = replace(call, attempts=tuple(attempts))
        self.history.calls.append(made)
        self.counts.update(f"status {each.status or 'none'}" for each in attempts)
        self.counts[call.kind] += 1
        if call.kind != "read":
            self.counts["changes acknowledged"] += bool(made.good)
            self.counts["changes repeated"] += len(made.good) > 1
            self.counts["changes sent again"] += len(attempts) > 1


_REQUESTS: Final[dict[str, Any]] = {
    "move": lambda move: ("/moves", {"move": move}),
    "resign": lambda _: ("/resign", None),
    "ask": lambda _: ("/undo", {}),
    "agree": lambda ply: ("/undo/answer", {"ply": int(ply), "agree": True}),
    "decline": lambda ply: ("/undo/answer", {"ply": int(ply), "agree": False}),
}
"""Where a change is sent, and its body."""


class Follower(Client):
    """Follows the games of a place to their ends, one after the other, as somebody who may see so much."""

    audience = "spectator"
    streaming = False

    def work(self) -> None:
        for number in count():
            while len(self.place.games) <= number:
                if self.place.closed.wait(0.05) and len(self.place.games) <= number:
                    return
            with suppress(AheadError):
                self._follow(self.place.games[number])

    def _follow(self, game: Game) -> None:
        heard: list[Event] = []
        audience = self.audience if self.audience in game.tokens else "spectator"
        self.history.told.append(Told(self.number, game.id, audience, heard))
        limit = None
        while not any(event["type"] == "over" for event in heard):
            if self.place.closed.is_set():
                limit = limit or time.monotonic() + PATIENCE_S
                if time.monotonic() > limit:
                    return
            (self._stream if self.streaming else self._poll)(game, game.headers(audience), heard)

    def _poll(self, game: Game, headers: Mapping[str, str], heard: list[Event]) -> None:
        after = heard[-1]["seq"] if heard else 0
        path = f"{game.path}/events?after={after}&wait=2&limit={self.random.randint(1, 20)}"
        self.line.send("GET", path, None, headers)
        answer = self.line.receive()
        self._came_back(answer.status)
        if answer.status == 200:
            heard += answer.document["events"]
            assert answer.document["next"] == (heard[-1]["seq"] if heard else 0), answer.body

    def _stream(self, game: Game, headers: Mapping[str, str], heard: list[Event]) -> None:
        resumed = {"Last-Event-ID": str(heard[-1]["seq"])} if heard else {}
        response = self.line.open(f"{game.path}/events", {**headers, **resumed, "Accept": _STREAM})
        self._came_back(response.status if response else 0)
        if response and response.status == 200:
            self._read(response, heard)
        self.line.close()

    def _read(self, response: http.client.HTTPResponse, heard: list[Event]) -> None:
        """Read a stream until it ends or breaks; now and then hang up."""
        block = b""
        try:
            while line := response.readline():
                block += line
                if line == b"\n":
                    told = [each for each in dispatched(block) if each.type != "session"]
                    heard += [each.document for each in told]
                    assert [each.last_id for each in told] == [str(each.document["seq"]) for each in told]
                    block = b""
                    if self.random.random() < 0.01:
                        return
        except (OSError, http.client.HTTPException):
            return

    def _came_back(self, status: int) -> None:
        self.counts[f"followers: status {status or 'none'}"] += 1
        if status == 416:
            raise AheadError
        assert status in {0, 200, 503}, status
        if status != 200:
            time.sleep(self.random.uniform(0.05, 0.3))
