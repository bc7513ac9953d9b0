"""Moves judged per second: in one batch, in single requests, by the rules alone: `python -m bench.batch`.

For each of three rulesets 1,000 moves, each in another state, are judged by the running service in four ways, in turn
and in several rounds; what counts are the ratios within each round:

* in one request to `/v1/batch`, as JSON and as lines;
* in 1,000 requests to `validate`, one after the other over one connection that is kept;
* in the same requests over 8 connections, one under way on each;
* by the same functions in this process, on values that are loaded already: what no service can beat.

The requests are written beforehand and the answers are only cut apart, so that the load costs next to nothing.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from bench.http_stateless import Server, running, servers, spread
from schemas.common import kept
from service import operations
from service.catalog import CATALOG, Entry
from service.game import CHANCE, TERMINAL

GAMES = ("anaconda", "numerus", "davinci")
MOVES = 1000
CONNECTIONS = 8
Times = dict[str, list[float]]
LARGEST = 1 << 22
"""The states of Da Vinci Code fill more than the default of 1 MiB."""


@dataclass(frozen=True)
class Case:
    """A state and a move, as values and as a body."""

    entry: Entry
    state: Any
    move: Any
    body: Any


class Line:
    """One connection that is kept."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.file = self.socket.makefile("rb")

    def send(self, request: bytes) -> None:
        """Send a whole request."""
        self.socket.sendall(request)

    def read(self) -> bytes:
        """The body of the next answer."""
        status, length = self.file.readline(), 0
        while (header := self.file.readline()) != b"\r\n":
            name, _, value = header.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
            if name.lower() == b"transfer-encoding":
                length = -1
        body = self.file.read(length) if length >= 0 else b"".join(self.pieces())
        if b" 200 " not in status:
            raise SystemExit(f"{status.decode()}{body.decode()}")
        return body

    def pieces(self) -> Iterator[bytes]:
        """The pieces of a body whose length is not announced."""
        while size := int(self.file.readline(), 16):
            yield self.file.read(size)
            self.file.readline()
        self.file.readline()

    def close(self) -> None:
        """Hang up."""
        self.file.close()
        self.socket.close()


def cases(slug: str) -> list[Case]:
    """Moves of games that are played by chance, by turns legal ones and ones of the state before."""
    entry, found, number = CATALOG[slug], [], 0
    game = entry.game
    while len(found) < MOVES:
        dice, seed, before = random.Random(number), f"bench-{number}", None
        state = game.initial_state(entry.schemas.setup().load({}), seed)
        while game.to_move(state) != TERMINAL and len(found) < MOVES:
            if game.to_move(state) == CHANCE:
                state = game.apply(state, operations.draw(game, state, seed))
                continue
            move = dice.choice(game.legal_moves(game.view(state, game.to_move(state))))
            judged = move if before is None or len(found) % 2 else before
            body = {"state": kept(entry.schemas.state).dump(state), "move": game.format_move(judged)}
            found.append(Case(entry, state, judged, body))
            before, state = move, game.apply(state, move)
        number += 1
    return found


def request(path: str, body: bytes, kind: str = "application/json") -> bytes:
    """A whole request."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def ways(port: int, slug: str, of: list[Case]) -> dict[str, Callable[[], list[bool]]]:
    """The ways to judge all cases; each gives the verdicts."""
    items = [{"game": slug, "operation": "validate", "body": case.body} for case in of]
    whole = request("/v1/batch", orjson.dumps({"items": items}))
    lines = request("/v1/batch", b"".join(orjson.dumps(item) + b"\n" for item in items), "application/x-ndjson")
    singles = [request(f"/v1/{slug}/validate", orjson.dumps(case.body)) for case in of]
    return {
        "batch": lambda: [item["body"]["legal"] for item in orjson.loads(ask(port, whole))["items"]],
        "lines": lambda: [orjson.loads(line)["body"]["legal"] for line in ask(port, lines).splitlines()],
        "1 connection": lambda: one_by_one(port, singles, 1),
        f"{CONNECTIONS} connections": lambda: one_by_one(port, singles, CONNECTIONS),
        "rules alone": lambda: [operations.validate(one.entry, {"state": one.state}, one.move).legal for one in of],
    }


def ask(port: int, whole: bytes) -> bytes:
    """One request over a connection of its own."""
    with contextlib.closing(Line(port)) as line:
        line.send(whole)
        return line.read()


def one_by_one(port: int, singles: list[bytes], count: int) -> list[bool]:
    """All requests over so many connections, always one under way on each."""
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(contextlib.closing(Line(port))) for _ in range(count)]
        legal: list[bool] = []
        for number, single in enumerate(singles):
            line = lines[number % count]
            if number >= count:
                legal.append(orjson.loads(line.read())["legal"])
            line.send(single)
        rest = [lines[number % count] for number in range(len(singles) - count, len(singles))]
        return legal + [orjson.loads(line.read())["legal"] for line in rest]


def measure(server: Server, slug: str, rounds: int) -> tuple[Times, Times]:
    """Seconds for all cases, by way, round by round: on the clock, and of the service's processors.

    Every way must come to the same verdicts.
    """
    of = cases(slug)
    judged = ways(server.port, slug, of)
    wanted = judged["rules alone"]()
    seconds: Times = {name: [] for name in judged}
    worked: Times = {name: [] for name in judged}
    for number in range(rounds + 1):
        for name, judge in judged.items():
            start, before = time.perf_counter(), processors_s()
            if judge() != wanted:
                raise SystemExit(f"{slug}: other verdicts by {name}")
            if number:  # the first round warms up
                seconds[name].append(time.perf_counter() - start)
                worked[name].append(processors_s() - before)
    return seconds, worked


def processors_s() -> float:
    """Processor time of all processes below this one, as Linux tells it."""
    parents, ticks = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            values = path.read_text().rpartition(")")[2].split()
            parents[int(path.parent.name)] = int(values[1])
            ticks[int(path.parent.name)] = int(values[11]) + int(values[12])
    found, new = set(), {os.getpid()}
    while new := {pid for pid, parent in parents.items() if parent in new}:
        found |= new
    return sum(ticks[pid] for pid in found) / os.sysconf("SC_CLK_TCK")


def report(slug: str, seconds: Times, worked: Times) -> str:
    """A row of the table: how many times as many moves in a second the batch judges."""
    cells = [ratio(taken, seconds["batch"]) for name, taken in seconds.items() if name != "batch"]
    cells.append(ratio(worked["1 connection"], worked["batch"]))
    return f"| {slug} | {' | '.join(cells)} |"


def ratio(theirs: list[float], ours: list[float]) -> str:
    """Round by round."""
    return spread([one / max(other, 0.01) for one, other in zip(theirs, ours, strict=True)], ".2f")


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Moves judged per second in a batch, and in other ways.")
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    os.environ["REGELWERK_MAX_BODY_BYTES"] = str(LARGEST)
    service = servers(2)[0]
    with running([service], 2):
        names = ["lines", "1 connection", f"{CONNECTIONS} connections", "rules alone"]
        told = [*(f"moves/s, batch ÷ {name}" for name in names), "moves per s of processor, batch ÷ 1 connection"]
        print(f"| ruleset | {' | '.join(told)} |")
        print("| --- " * (len(told) + 1) + "|")
        for slug in GAMES:
            print(report(slug, *measure(service, slug, options.rounds)), flush=True)


if __name__ == "__main__":
    main()
