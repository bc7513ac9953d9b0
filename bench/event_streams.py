"""Event streams under load: `python -m bench.event_streams`; `--streams N` is how many are open at a time.

Starts `regelwerk serve` with two processes and a private store, and measures in one run, on the same machine:

* requests that have nothing to do with the streams (`POST /v1/anaconda/validate`, at a steady rate, by a client process
  of their own): first without any stream, then with all of them open while moves are played in the games that they
  follow, several times in turn;
* how long after a move was sent, and after it was answered, its event has arrived at the last stream of its game;
* what the streams cost in memory (PSS and RSS of the processes that answer requests);
* how long the server needs to stop with all streams open.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.bodies import bodies

ROOT = Path(__file__).resolve().parent.parent
GAME = "numerus"
HOST = "127.0.0.1"
WORKERS = 2
SPARE_THREADS = 64
"""Threads that no stream can take."""
_QUESTION = bodies("anaconda", "validate", 1)[0]


@dataclass
class Figures:
    """What was measured with one server, in milliseconds unless named otherwise."""

    sessions: int
    without: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    after_sending: list[float] = field(default_factory=list)
    after_answer: list[float] = field(default_factory=list)
    opened: list[float] = field(default_factory=list)
    refused: int = 0
    pss_mb: tuple[float, float] = (0.0, 0.0)
    rss_mb: tuple[float, float] = (0.0, 0.0)
    stop_s: float = 0.0


class Line:
    """A kept connection: one request after the other."""

    def __init__(self, port: int) -> None:
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

    def close(self) -> None:
        """Hang up. A stopping server gives kept connections two seconds for a last request."""
        if self._ends:
            self._ends[1].close()


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


async def begin(port: int, count: int) -> list[Game]:
    """So many games of four players."""
    order = json.dumps({"setup": {"players": 4}, "seed": "bench"}).encode()
    line = Line(port)
    games = []
    for _ in range(count):
        created = await line.ask("POST", f"/v1/{GAME}/sessions", order)
        games.append(Game(f"/v1/{GAME}/sessions/{created['id']}", created["tokens"]["seats"]))
    line.close()
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
    await play(port, games, 0, len(games), Figures(0))
    await asyncio.sleep(1)


async def steadily(port: int, rate: float, seconds: float) -> list[float]:
    """Ask `validate` at a rate, on as many connections as are needed; milliseconds from when each was due."""
    lines = [Line(port) for _ in range(8)]
    free = lines[:]
    asked = []
    found: list[float] = []

    async def one(line: Line, due: float) -> None:
        await line.ask("POST", "/v1/anaconda/validate", _QUESTION)
        found.append((time.perf_counter() - due) * 1000)
        free.append(line)

    for line in lines:
        await line.ask("POST", "/v1/anaconda/validate", _QUESTION)
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(due - time.perf_counter())
        if not free:
            lines.append(Line(port))
            free.append(lines[-1])
        asked.append(asyncio.create_task(one(free.pop(0), due)))
    await asyncio.gather(*asked)
    for line in lines:
        line.close()
    return found


def ask_steadily(port: int, rate: float, seconds: float) -> list[float]:
    """The same in a process of its own, which is kept from its requests by no stream."""
    return asyncio.run(steadily(port, rate, seconds))


async def play(port: int, games: list[Game], pause: float, moves: int, figures: Figures) -> None:
    """Play the first legal move in one game after the other; milliseconds until the last stream has its event."""
    line = Line(port)
    for number in range(moves):
        game = games[number % len(games)]
        shown = await line.ask("GET", game.path)
        if shown["to_move"] is None:
            raise SystemExit("A game is over: fewer seconds, more sessions, or a longer pause.")
        token = game.tokens[shown["to_move"]]
        move = (await line.ask("GET", f"{game.path}/legal-moves", token=token))["moves"][0]["move"]
        game.expect(shown["events"] + 1)
        sent = time.perf_counter()
        await line.ask("POST", f"{game.path}/moves", json.dumps({"move": move}).encode(), token)
        answered = time.perf_counter()
        if game.followers:
            await asyncio.wait_for(game.all_told.wait(), 10)
        told = time.perf_counter()
        figures.after_sending.append((told - sent) * 1000)
        figures.after_answer.append((told - answered) * 1000)
        await asyncio.sleep(pause)
    line.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def workers(pid: int) -> list[int]:
    """The processes that answer requests."""
    return [worker for child in children(pid) for worker in children(child)]


def memory_mb(pids: list[int], kind: str) -> float:
    """`Rss`: what these processes have in memory; `Pss`: each page shared by the number of those that have it."""
    rolled = [Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii") for pid in pids]
    found = [re.search(rf"^{kind}:\s+(\d+)", text, re.MULTILINE) for text in rolled]
    return sum(int(each[1]) for each in found if each) / 1024


async def measure(process: subprocess.Popen[bytes], port: int, sessions: int, options: argparse.Namespace) -> Figures:
    """One server's figures; requests are measured without and with streams in turn, since machines have moods."""
    figures = Figures(sessions)
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, get_context("spawn")) as other:

        async def asked(seconds: float) -> list[float]:
            return await loop.run_in_executor(other, ask_steadily, port, options.rate, seconds)

        games = await begin(port, sessions)
        await asked(2)
        serving = workers(process.pid)
        assert len(serving) == WORKERS
        await play(port, games, 0, 2 * len(games), Figures(0))
        before = {kind: memory_mb(serving, kind) for kind in ("Pss", "Rss")}
        for turn in range(options.turns):
            without = await asked(options.seconds)
            streams = await open_streams(port, games, options.streams, figures)
            await asyncio.sleep(1)
            moves = int(options.seconds / (options.pause + 0.05))
            beside, _ = await asyncio.gather(asked(options.seconds), play(port, games, options.pause, moves, figures))
            assert all(stream.seen for stream in streams)
            figures.without += without
            figures.beside += beside
            figures.ratios.append(quantile(beside, 0.99) / quantile(without, 0.99))
            if turn < options.turns - 1:
                await close_streams(port, games, streams)
    figures.pss_mb = before["Pss"], memory_mb(serving, "Pss")
    figures.rss_mb = before["Rss"], memory_mb(serving, "Rss")
    await asyncio.sleep(0.5)
    began = time.perf_counter()
    process.send_signal(signal.SIGTERM)
    await asyncio.to_thread(process.wait, 60)
    figures.stop_s = time.perf_counter() - began
    return figures


def run(sessions: int, options: argparse.Namespace) -> Figures:
    """The figures of a server of its own."""
    command = [sys.executable, "-m", "service.cli", "serve", "--port", "0", "--workers", str(WORKERS)]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("REGELWERK_")}
    environment.pop("REDIS_URL", None)
    environment["REGELWERK_STREAMS"] = str(options.places)
    environment["REGELWERK_THREADS"] = str(options.places + SPARE_THREADS)
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


def spread(values: list[float]) -> str:
    """The median, and from where to where they go."""
    return f"{statistics.median(values):.1f} ({min(values):.1f} to {max(values):.1f})"


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
    row("the same, each turn by itself", *(spread(each.ratios) for each in rounds))
    for name, share in (("median", 0.5), ("largest", 1.0)):
        row(
            f"move sent → its last stream, {name}",
            *(f"{quantile(each.after_sending, share):.0f} ms" for each in rounds),
        )
        row(
            f"its answer → its last stream, {name}",
            *(f"{quantile(each.after_answer, share):.0f} ms" for each in rounds),
        )
    row("moves", *(str(len(each.after_answer)) for each in rounds))
    row(f"{streams} streams opened, one after the other, in", *(f"{max(each.opened):.1f} s" for each in rounds))
    row("refused by a full process, and asked again", *(str(each.refused) for each in rounds))
    for name, pairs in (("PSS", [each.pss_mb for each in rounds]), ("RSS", [each.rss_mb for each in rounds])):
        row(f"{name} of both processes, before → with all streams", *(f"{a:.0f} → {b:.0f} MB" for a, b in pairs))
        row(f"{name} of a stream", *(f"{(b - a) * 1024 / streams:.0f} kB" for a, b in pairs))
    row("SIGTERM to the end of everything", *(f"{each.stop_s:.1f} s" for each in rounds))
    lines = ["| " + " | ".join(cells) + " |" for cells in rows]
    return "\n".join([lines[0], "|" + " --- |" * len(rows[0]), *lines[1:]])


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Event streams under load.")
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--places", type=int, default=768, help="streams that one process takes (REGELWERK_STREAMS)")
    parser.add_argument("--sessions", type=int, nargs="+", default=[100, 10, 1], help="games that they follow")
    parser.add_argument("--rate", type=float, default=40, help="requests per second that have nothing to do with them")
    parser.add_argument("--seconds", type=float, default=5, help="of each load, in each turn")
    parser.add_argument("--turns", type=int, default=3, help="how often there is first no stream, then all")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two moves")
    options = parser.parse_args()
    # Else the first server would compile the solvers, which takes more memory than to find them compiled.
    subprocess.run([sys.executable, "-m", "service.warm"], cwd=ROOT, check=True)
    print(report([run(sessions, options) for sessions in options.sessions], options.streams))
    print(
        f"\n{options.turns} turns of {options.seconds:g} s without and with streams, {options.rate:g} requests/s, "
        f"{WORKERS} processes with {options.places} places each, Python {sys.version.split()[0]}, {os.cpu_count()} "
        f"cores, load average {os.getloadavg()[0]:.1f}."
    )


if __name__ == "__main__":
    main()
