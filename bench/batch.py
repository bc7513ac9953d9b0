"""Moves judged per second: in one batch, in single requests, by the rules alone: `python -m bench.batch`.

For each ruleset the running service judges three sets of moves:

* 1,000 moves, each in another state, every second one illegal;
* 1,000 moves, ten in each of 100 states, as a bot asks that compares what it can do;
* whole games of about 1,000 plies in all, as an organizer asks who has the records of an event: here an item of the
  batch is a record, whose plies are judged one after the other; the last record ends in a move that is not possible.

This is done in five ways, in turn and in several rounds; what counts are the ratios within each round:

* in one request to `/v1/batch`, as JSON and as lines;
* in one request to `validate` for each move with its state, one after the other over one connection that is kept;
* in the same requests over 8 connections, one under way on each;
* by the same functions in this process, one move after the other, on values that are loaded already.

The requests are written beforehand and the answers are read afterwards, so that the load costs next to nothing. All
ways must come to the same verdicts. Takes about three minutes.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from bench.batch_tasks import Task, tasks
from bench.http_stateless import running, servers, spread
from service.catalog import CATALOG

CONNECTIONS = 8
PROCESSES = 2
BATCH = "batch"
ONE = "1 connection"
ALONE = "rules alone"
Times = dict[str, list[float]]
LARGEST = 1 << 22
"""The states of Da Vinci Code fill more than the default of 1 MiB."""


@dataclass(frozen=True)
class Way:
    """A way to judge all moves: what does it, and how the verdicts are read from what that gives."""

    judge: Callable[[], Any]
    read: Callable[[Any], list[bool]]

    def verdicts(self) -> list[bool]:
        """Both at once."""
        return self.read(self.judge())


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


def request(path: str, body: bytes, kind: str = "application/json") -> bytes:
    """A whole request."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def ways(port: int, slug: str, task: Task) -> dict[str, Way]:
    """The ways to judge all moves of a task."""
    whole = request("/v1/batch", orjson.dumps({"items": task.items}))
    lines = request("/v1/batch", b"".join(orjson.dumps(item) + b"\n" for item in task.items), "application/x-ndjson")
    singles = [request(f"/v1/{slug}/validate", orjson.dumps(case.body)) for case in task.cases]

    def read(answers: list[Any]) -> list[bool]:
        return [verdict for answer in answers for verdict in task.read(answer["body"])]

    return {
        BATCH: Way(lambda: ask(port, whole), lambda told: read(orjson.loads(told)["items"])),
        "lines": Way(lambda: ask(port, lines), lambda told: read([*map(orjson.loads, told.splitlines())])),
        ONE: Way(lambda: one_by_one(port, singles, 1), in_each),
        f"{CONNECTIONS} connections": Way(lambda: one_by_one(port, singles, CONNECTIONS), in_each),
        ALONE: Way(task.alone, lambda verdicts: verdicts),
    }


def in_each(told: list[bytes]) -> list[bool]:
    """The verdicts of single answers."""
    return [orjson.loads(each)["legal"] for each in told]


def ask(port: int, whole: bytes) -> bytes:
    """One request over a connection of its own."""
    with contextlib.closing(Line(port)) as line:
        line.send(whole)
        return line.read()


def one_by_one(port: int, singles: list[bytes], count: int) -> list[bytes]:
    """All requests over so many connections, always one under way on each."""
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(contextlib.closing(Line(port))) for _ in range(count)]
        told: list[bytes] = []
        for number, single in enumerate(singles):
            line = lines[number % count]
            if number >= count:
                told.append(line.read())
            line.send(single)
        rest = [lines[number % count] for number in range(len(singles) - count, len(singles))]
        return told + [line.read() for line in rest]


def measure(port: int, slug: str, task: Task, rounds: int) -> tuple[Times, Times]:
    """Seconds for all moves, by way, round by round: on the clock, and of the service's processors."""
    judged = ways(port, slug, task)
    wanted = judged[ALONE].verdicts()
    seconds: Times = {name: [] for name in judged}
    worked: Times = {name: [] for name in judged}
    for number in range(rounds + 1):
        for name, way in judged.items():
            before, start = processors_s(), time.perf_counter()
            told = way.judge()
            taken = time.perf_counter() - start
            if number:  # the first round warms up
                seconds[name].append(taken)
                worked[name].append(processors_s() - before)
            if way.read(told) != wanted:
                raise SystemExit(f"{slug}, {task.name}: other verdicts by {name}")
    return seconds, worked


def processors_s() -> float:
    """Processor time of all processes below this one, as Linux tells it of each thread."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
    found, new = set[int](), {os.getpid()}
    while new := {pid for pid, parent in parents.items() if parent in new}:
        found |= new
    nanoseconds = 0
    for pid in found:
        for path in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):
                nanoseconds += int(path.read_text().split()[0])
    return nanoseconds / 1e9


def report(slug: str, task: Task, seconds: Times, worked: Times) -> str:
    """A row of the table: how many times as many moves in a second the batch judges."""
    moves = len(task.cases)
    cells = [ratio(taken, seconds[BATCH]) for name, taken in seconds.items() if name != BATCH]
    cells.append(ratio(worked[ONE], worked[BATCH]))
    cells += [spread([one / moves * 1e6 for one in worked[name]], ".0f") for name in (BATCH, ONE)]
    cells.append(f"{statistics.median(seconds[ALONE]) / moves * 1e6:.0f}")
    return f"| {slug} | {task.name} | {' | '.join(cells)} |"


def ratio(theirs: list[float], ours: list[float]) -> str:
    """Round by round."""
    return spread([one / other for one, other in zip(theirs, ours, strict=True)], ".1f")


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Moves judged per second in a batch, and in other ways.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="+", choices=list(CATALOG), default=list(CATALOG))
    options = parser.parse_args()
    os.environ["REGELWERK_MAX_BODY_BYTES"] = str(LARGEST)
    service = servers(PROCESSES)[0]
    with running([service], PROCESSES):
        names = ["lines", ONE, f"{CONNECTIONS} connections", ALONE]
        told = ["moves", *(f"moves/s, batch ÷ {name}" for name in names)]
        told += [f"moves per s of processor, batch ÷ {ONE}", "processor µs a move, batch", f"the same, {ONE}"]
        told.append("rules alone, µs a move")
        print(f"| ruleset | {' | '.join(told)} |")
        print("| --- " * (len(told) + 1) + "|")
        for slug in options.games:
            for task in tasks(slug):
                measured = measure(service.port, slug, task, options.rounds)
                print(report(slug, task, *measured), flush=True)
    print(f"\n{options.rounds} rounds, {PROCESSES} processes, Python {sys.version.split()[0]}, {os.cpu_count()} cores.")


if __name__ == "__main__":
    main()
