"""Event streams under load: `python -m bench.event_streams`; `--streams N` is how many are open at a time.

Starts `regelwerk serve` with two processes and a private store, and measures in one run, with one client process for
everything, on the same machine:

* requests that have nothing to do with the streams (`POST /v1/anaconda/validate`, at a steady rate): first without any
  stream, then with all of them open while moves are played in the games that they follow;
* how long after the answer to a move its event has arrived at the last of the streams that follow the game;
* what the streams cost in memory (PSS of the processes that answer requests);
* how long the server needs to stop with all streams open.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from bench.http_stateless import BODIES

ROOT = Path(__file__).resolve().parent.parent
GAME = "numerus"
HOST = "127.0.0.1"


@dataclass
class Figures:
    """What was measured with one server, in milliseconds unless named otherwise."""

    sessions: int
    without: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    opened: list[float] = field(default_factory=list)
    refused: int = 0
    memory_mb: tuple[float, float] = (0.0, 0.0)
    stop_s: float = 0.0


class Line:
    """A kept connection: one request after the other."""

    made: ClassVar[list[Line]] = []

    def __init__(self, port: int) -> None:
        self.made.append(self)
        self._port = port
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", token: str = "") -> Any:
        """The JSON of the answer; anything but success ends the run."""
        self._ends = self._ends or await asyncio.open_connection(HOST, self._port)
        reader, writer = self._ends
        signed = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\n{signed}Content-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", head)
        answer = await reader.readexactly(int(length[1]) if length else 0)
        if " 20" not in head[:13]:
            raise SystemExit(f"{method} {path}: {head}{answer.decode()}")
        return json.loads(answer)

    @classmethod
    def close_all(cls) -> None:
        """Hang up on every connection that was ever made."""
        for line in cls.made:
            if line._ends:  # noqa: SLF001 - its own class
                line._ends[1].close()  # noqa: SLF001
        cls.made.clear()


@dataclass
class Game:
    """A session, and the streams that follow it: how many there are, and how many have told its newest event."""

    path: str
    tokens: list[str]
    followers: int = 0
    newest: int = 0
    told: int = 0
    all_told: asyncio.Event = field(default_factory=asyncio.Event)

    def expect(self, number: int) -> None:
        """Count anew, for this event."""
        self.newest, self.told = number, 0
        self.all_told.clear()


class Stream(asyncio.Protocol):
    """A stream, read as cheaply as can be: only for the number of its newest event."""

    def __init__(self, game: Game, token: str) -> None:
        self._game = game
        self._token = token
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.seen = 0

    def connection_made(self, transport: Any) -> None:
        """Ask for the stream."""
        self.line = transport
        signed = f"Authorization: Bearer {self._token}\r\n" if self._token else ""
        head = f"GET {self._game.path}/events HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n{signed}\r\n"
        transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        """Count the stream as told, if this brings the newest event of its game."""
        if not self.opened.done():
            self.opened.set_result(data.startswith(b"HTTP/1.1 200"))
        place = data.rfind(b"id: ")
        if place >= 0:
            before, self.seen = self.seen, int(data[place + 4 : place + 13].split(b"\n", 1)[0])
            if before < self._game.newest <= self.seen:
                self._game.told += 1
        if self._game.told >= self._game.followers:
            self._game.all_told.set()

    def connection_lost(self, _exc: Exception | None) -> None:
        """Not opened, if it was not by now."""
        if not self.opened.done():
            self.opened.set_result(False)


async def begin(line: Line, count: int) -> list[Game]:
    """So many games of four players."""
    order = json.dumps({"setup": {"players": 4}, "seed": "bench"}).encode()
    games = []
    for _ in range(count):
        created = await line.ask("POST", f"/v1/{GAME}/sessions", order)
        games.append(Game(f"/v1/{GAME}/sessions/{created['id']}", created["tokens"]["seats"]))
    return games


async def open_streams(port: int, games: list[Game], count: int, figures: Figures) -> list[Stream]:
    """So many streams, half of them of seats; one that is refused by a full process is asked for again."""
    began = time.perf_counter()
    streams = []
    loop = asyncio.get_running_loop()
    for number in range(count):
        game = games[number % len(games)]
        token = game.tokens[number // len(games) % 4] if number // len(games) % 2 else ""
        while True:
            _, stream = await loop.create_connection(lambda game=game, token=token: Stream(game, token), HOST, port)
            if await stream.opened:
                break
            figures.refused += 1
        game.followers += 1
        streams.append(stream)
    figures.opened.append(time.perf_counter() - began)
    return streams


async def close_streams(port: int, games: list[Game], streams: list[Stream]) -> None:
    """Hang up, and make the server see it: it looks when there is something to tell."""
    for stream in streams:
        stream.line.abort()
    for game in games:
        game.followers = 0
        await play(port, [game], 0, 0.01, Figures(0))
    await asyncio.sleep(1)


async def steadily(port: int, rate: float, seconds: float, found: list[float]) -> None:
    """Ask `validate` at a rate, on as many connections as are needed; milliseconds from when each was due."""
    free: list[Line] = [Line(port) for _ in range(8)]
    asked = []

    async def one(line: Line, due: float) -> None:
        await line.ask("POST", "/v1/anaconda/validate", BODIES["validate"])
        found.append((time.perf_counter() - due) * 1000)
        free.append(line)

    for line in free:
        await line.ask("POST", "/v1/anaconda/validate", BODIES["validate"])
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(due - time.perf_counter())
        asked.append(asyncio.create_task(one(free.pop(0) if free else Line(port), due)))
    await asyncio.gather(*asked)


async def play(port: int, games: list[Game], pause: float, seconds: float, figures: Figures) -> None:
    """Play the first legal move in one game after the other; milliseconds from the answer to the last stream."""
    line, began, number = Line(port), time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        game = games[number % len(games)]
        number += 1
        shown = await line.ask("GET", game.path)
        if shown["to_move"] is None:
            raise SystemExit("A game is over: fewer seconds, more sessions, or a longer pause.")
        token = game.tokens[shown["to_move"]]
        move = (await line.ask("GET", f"{game.path}/legal-moves", token=token))["moves"][0]["move"]
        game.expect(shown["events"] + 1)
        await line.ask("POST", f"{game.path}/moves", json.dumps({"move": move}).encode(), token)
        answered = time.perf_counter()
        if game.followers:
            await asyncio.wait_for(game.all_told.wait(), 10)
        figures.delays.append((time.perf_counter() - answered) * 1000)
        await asyncio.sleep(pause)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def memory_mb(pids: list[int]) -> float:
    """What these processes have for themselves, and their share of what they have together."""
    rolled = [Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii") for pid in pids]
    return sum(int(re.search(r"^Pss:\s+(\d+)", text, re.MULTILINE)[1]) for text in rolled) / 1024  # type: ignore[index]


async def measure(process: subprocess.Popen[bytes], port: int, sessions: int, options: argparse.Namespace) -> Figures:
    """One server's figures; requests are measured without and with streams in turn, since machines have moods."""
    figures = Figures(sessions)
    games = await begin(Line(port), sessions)
    serving = [worker for child in children(process.pid) for worker in children(child)]
    await steadily(port, options.rate, 2, [])
    before = memory_mb(serving)
    for turn in range(options.turns):
        await steadily(port, options.rate, options.seconds, figures.without)
        streams = await open_streams(port, games, options.streams, figures)
        await asyncio.sleep(1)
        await asyncio.gather(
            steadily(port, options.rate, options.seconds, figures.beside),
            play(port, games, options.pause, options.seconds, figures),
        )
        assert all(stream.seen for stream in streams)
        if turn < options.turns - 1:
            await close_streams(port, games, streams)
    figures.memory_mb = before, memory_mb(serving)
    # A stopping server gives kept connections two seconds for a last request, which is not what is measured here.
    Line.close_all()
    await asyncio.sleep(0.5)
    began = time.perf_counter()
    process.send_signal(signal.SIGTERM)
    await asyncio.to_thread(process.wait, 60)
    figures.stop_s = time.perf_counter() - began
    return figures


def run(sessions: int, options: argparse.Namespace) -> Figures:
    """The figures of a server of its own."""
    command = [sys.executable, "-m", "service.cli", "serve", "--port", "0", "--workers", "2"]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("REGELWERK_")}
    environment.pop("REDIS_URL", None)
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        first = process.stdout.readline().decode()
        port = int(re.search(r":(\d+) \(", first)[1])  # type: ignore[index]
        return asyncio.run(measure(process, port, sessions, options))
    finally:
        process.kill()
        process.wait()


def quantile(values: list[float], share: float) -> float:
    """The value below which a share of them is."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def report(rounds: list[Figures], streams: int) -> str:
    """The figures as a table."""
    rows = [("", *(f"{each.sessions} session{'s' * (each.sessions > 1)}" for each in rounds))]

    def row(name: str, *cells: str) -> None:
        rows.append((name, *cells))

    for name, share in (("p50", 0.5), ("p99", 0.99)):
        pairs = [(quantile(each.without, share), quantile(each.beside, share)) for each in rounds]
        row(f"validate, {name}, no stream", *(f"{alone:.1f} ms" for alone, _ in pairs))
        row(f"validate, {name}, {streams} streams", *(f"{both:.1f} ms" for _, both in pairs))
        row(f"the second ÷ the first, {name}", *(f"{both / alone:.1f}" for alone, both in pairs))
    for name, share in (("median", 0.5), ("largest", 1.0)):
        row(
            f"answer to a move → its last stream, {name}",
            *(f"{quantile(each.delays, share):.0f} ms" for each in rounds),
        )
    row("moves", *(str(len(each.delays)) for each in rounds))
    row(f"{streams} streams opened, one after the other, in", *(f"{max(each.opened):.1f} s" for each in rounds))
    row("refused by a full process, and asked again", *(str(each.refused) for each in rounds))
    row("memory of both processes before", *(f"{each.memory_mb[0]:.0f} MB" for each in rounds))
    row("after", *(f"{each.memory_mb[1]:.0f} MB" for each in rounds))
    row("SIGTERM to the end of everything", *(f"{each.stop_s:.1f} s" for each in rounds))
    lines = ["| " + " | ".join(cells) + " |" for cells in rows]
    return "\n".join([lines[0], "|" + " --- |" * len(rows[0]), *lines[1:]])


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Event streams under load.")
    parser.add_argument("--streams", type=int, default=500)
    parser.add_argument("--sessions", type=int, nargs="+", default=[10, 1], help="games that they follow, per round")
    parser.add_argument("--rate", type=float, default=40, help="requests per second that have nothing to do with them")
    parser.add_argument("--seconds", type=float, default=6, help="of each load, in each turn")
    parser.add_argument("--turns", type=int, default=3, help="how often there is first no stream, then all")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two moves")
    options = parser.parse_args()
    print(report([run(sessions, options) for sessions in options.sessions], options.streams))
    print(f"\n{options.rate:g} requests/s, Python {sys.version.split()[0]}, {os.cpu_count()} cores.")


if __name__ == "__main__":
    main()
