"""Callers who hardly pause while servers come and go, and what each of them was answered.

They do as HTTP has it and no more: a connection that the server has ended is noticed before the next request, and made
again; a request is sent once, and gets its whole answer, or that is a failure. Nobody here repeats anything but the
Python client, which does so by itself.
"""

from __future__ import annotations

import http.client
import json
import select
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, cycle
from typing import Any, Final
from urllib.parse import urlsplit

from serving import ROOT

sys.path.insert(0, str(ROOT / "clients" / "python"))

from regelwerk_client import Regelwerk

QUESTIONS: Final = (
    ("/v1/anaconda/legal-moves?position=III7-V6-IV5%20last:IV%20seat:0/2", None),
    ("/v1/anaconda/new", {"seed": "tuesday"}),
)
_SEED: Final = "b"
"""With first legal moves, a game of Anaconda with this seed lasts for ten turns and more."""
_BREATH_S: Final = 0.02
"""Between what a caller does and what he does next: he leaves some processor to those who start."""
_PAUSES_S: Final = (0.5, 0.8, 1.1)

Connect = Callable[[], http.client.HTTPConnection]


class RefusedError(Exception):
    """Nobody listens."""


def plainly(url: str) -> Connect:
    """How to connect to a server at its address."""
    parts = urlsplit(url)

    def connect() -> http.client.HTTPConnection:
        connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=60)
        connection.connect()
        return connection

    return connect


class Line:
    """One caller's connection, kept for as long as the server keeps it.

    Attributes:
        answered: how many good answers there were.
        longest_s: the longest that one was waited for.
    """

    def __init__(self, connect: Connect) -> None:
        self.connect = connect
        self._connection: http.client.HTTPConnection | None = None
        self.answered = 0
        self.longest_s = 0.0

    def ask(self, path: str, body: Any = None, **headers: str) -> Any:
        """The document of a good answer.

        Raises RefusedError; AssertionError for any other answer; OSError or HTTPException for one that is cut.
        """
        began = time.monotonic()
        connection = self._open()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            named["Content-Type"] = "application/json"
        connection.request("GET" if body is None else "POST", path, body and json.dumps(body), named)
        answer = connection.getresponse()
        text = answer.read()
        self.longest_s = max(self.longest_s, time.monotonic() - began)
        assert answer.status in {200, 201}, text
        self.answered += 1
        return json.loads(text)

    def hang_up(self) -> None:
        """The next request has a connection of its own."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _open(self) -> http.client.HTTPConnection:
        if self._connection is not None and _has_ended(self._connection):
            self.hang_up()
        if self._connection is None:
            try:
                self._connection = self.connect()
            except ConnectionRefusedError:
                raise RefusedError from None
        return self._connection


def _has_ended(connection: http.client.HTTPConnection) -> bool:
    """Whether the server has said that the connection is over: with its last answer, or since."""
    return connection.sock is None or bool(select.select([connection.sock], [], [], 0)[0])


class Game:
    """A live game of Anaconda whose seats play the first legal move, each only once, over one line."""

    def __init__(self, line: Line) -> None:
        self.line = line
        created = line.ask("/v1/anaconda/sessions", {"assist": "legal", "seed": _SEED})
        self.path, self._tokens = f"/v1/anaconda/sessions/{created['id']}", created["tokens"]["seats"]
        self.acknowledged: list[str] = self.record()
        self._keys = count()

    def record(self) -> list[str]:
        """The moves that the service has."""
        moves: list[str] = self.line.ask(f"{self.path}/record")["record"]["moves"]
        return moves

    def play(self) -> bool:
        """Play one move; False if it is over."""
        shown = self.line.ask(self.path)
        if shown["status"] == "over":
            return False
        signed = {"Authorization": f"Bearer {self._tokens[shown['to_move']]}"}
        move = self.line.ask(f"{self.path}/legal-moves", **signed)["moves"][0]["move"]
        once = {"If_Match": f'"{shown["version"]}"', "Idempotency_Key": f"turn-{next(self._keys)}"}
        self.acknowledged += self.line.ask(f"{self.path}/moves", {"move": move}, **signed, **once)["moves"]
        return True


class Followed:
    """A live game that bots play with the Python client, and a spectator who follows its events with another one."""

    def __init__(self, bots: Regelwerk, spectator: Regelwerk) -> None:
        self._created = bots.anaconda.create_session(assist="legal", seed=_SEED)
        self.acknowledged: list[str] = list(self.record())
        self._events = spectator.anaconda.session(self._created.host.id).events()
        self.told: list[int] = []
        self.failures: list[str] = []
        self._thread = threading.Thread(target=self._follow, daemon=True)
        self._thread.start()

    def record(self) -> list[str]:
        """The moves that the service has."""
        return list(self._created.host.record().record.moves)

    def play(self) -> bool:
        """Play one move; False if it is over."""
        shown = self._created.host.refresh()
        if shown.status == "over":
            return False
        seat = self._created.seats[shown.to_move]
        seat.refresh()
        self.acknowledged += seat.move(seat.legal_moves().moves[0].move).moves
        return True

    def end(self) -> None:
        """End it, and wait until the spectator has heard of it."""
        if self._created.host.refresh().status != "over":
            self._created.seats[0].refresh()
            self._created.seats[0].resign()
        self._thread.join(60)

    @property
    def events(self) -> int:
        """How many there have been."""
        return int(self._created.host.refresh().events)

    def _follow(self) -> None:
        try:
            self.told.extend(event.seq for event in self._events)
        except Exception as failure:  # noqa: BLE001 - whatever it is, the test tells of it
            self.failures.append(f"events: {failure!r}")


class Callers:
    """Those who call one address.

    Attributes:
        answered: what was done, by kind.
        failures: every other end of a request, in words.
        refused: callers who found nobody listening, and went.
        lines: the connections of all but the Python clients.
        games, followed: those that were played.
    """

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._stop = threading.Event()
        self._counting = threading.Lock()
        self._kinds: list[str] = []
        self.lines: list[Line] = []
        self.answered: Counter[str] = Counter()
        self.failures: list[str] = []
        self.refused = 0
        self.games: list[Game] = []
        self.followed: list[Followed] = []

    @property
    def longest_s(self) -> float:
        """The longest that an answer was waited for."""
        return max(line.longest_s for line in self.lines)

    def forget_waits(self) -> None:
        """Only what is waited for from now on counts."""
        for line in self.lines:
            line.longest_s = 0.0

    @contextmanager
    def under_way(self, python: Callable[[], Regelwerk] | None = None, *, each: int = 2) -> Iterator[None]:
        """Let `each` of every kind call while the block lasts; with `python`, which makes clients, bots, too."""
        self._kinds = ["kept", "new", "rested", "moves", *(["clients"] if python else [])]
        ways = [self._on_one_line, self._on_new_lines, self._after_pauses, self._after_pauses, self._at_tables] * each
        if python is not None:
            ways.append(lambda: self._with_clients(python(), python()))
        threads = [threading.Thread(target=way, daemon=True) for way in ways]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._stop.set()
            for thread in threads:
                thread.join(60)

    def until_each_kind_has(self, more: int) -> None:
        """Wait until so much more has been done of every kind."""
        goal = {kind: self.answered[kind] + more for kind in self._kinds}
        limit = time.monotonic() + 180
        while any(self.answered[kind] < number for kind, number in goal.items()):
            assert not self.failures, self.failures
            assert time.monotonic() < limit, (goal, self.answered)
            time.sleep(0.02)

    def go_to(self, connect: Connect) -> None:
        """Whoever asks next asks elsewhere."""
        for line in self.lines:
            line.hang_up()
            line.connect = connect

    def assert_nothing_lost(self) -> None:
        """Nobody failed, every acknowledged move is in its record once and no other, every event was told once."""
        assert not self.failures, self.failures
        for game in [*self.games, *self.followed]:
            assert game.record() == game.acknowledged
        for followed in self.followed:
            assert not followed.failures, followed.failures
            assert followed.told == list(range(1, followed.events + 1))

    def _on_one_line(self) -> None:
        line = self._line()
        self._go_on("kept", lambda: _ask_all(line))

    def _on_new_lines(self) -> None:
        line = self._line()

        def ask() -> None:
            line.hang_up()
            _ask_all(line)

        self._go_on("new", ask)

    def _after_pauses(self) -> None:
        line, pauses = self._line(), cycle(_PAUSES_S)

        def ask() -> None:
            _ask_all(line)
            self._stop.wait(next(pauses))

        self._go_on("rested", ask)

    def _at_tables(self) -> None:
        line = self._line()
        games: list[Game] = []

        def play() -> None:
            if not games or not games[-1].play():
                games.append(Game(line))
                self.games.append(games[-1])

        self._go_on("moves", play)

    def _with_clients(self, bots: Regelwerk, spectator: Regelwerk) -> None:
        def play() -> None:
            if not self.followed or not self.followed[-1].play():
                self.followed.append(Followed(bots, spectator))

        self._go_on("clients", play)
        for followed in self.followed:
            followed.end()

    def _line(self) -> Line:
        self.lines.append(Line(self._connect))
        return self.lines[-1]

    def _go_on(self, kind: str, do: Callable[[], None]) -> None:
        while not self._stop.is_set():
            try:
                do()
            except RefusedError:
                with self._counting:
                    self.refused += 1
                return
            except Exception as failure:  # noqa: BLE001 - whatever it is, the test tells of it
                self.failures.append(f"{kind}: {failure!r}")
                return
            with self._counting:
                self.answered[kind] += 1
            time.sleep(_BREATH_S)


def _ask_all(line: Line) -> None:
    for path, body in QUESTIONS:
        line.ask(path, body)
