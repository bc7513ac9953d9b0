"""Live games against boardgame.io: `python -m bench.live_games`, after `npm ci --prefix bench/boardgame_io`.

The service with one process and a private store, the service with two, and boardgame.io servers (one Node process each,
matches in its memory or in files) with the same game, Anaconda for two, run side by side on the loopback. Pairs of bots
play 1, 10 and 100 games at a time, each moving at once when it may; a move counts when its player has the new position.
The bots are the same for all, in one Node process (bench/boardgame_io/load.mjs). All are loaded in turn in short
rounds, each round in another order, so that a noisy machine is noisy to all; what counts are the ratios in each round.
Since bots and servers share the cores, the processor time of the servers is told beside. Takes about three minutes.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from serving import Serving

from bench.http_stateless import free_ports, spread
from bench.soak import children
from service.embedded import private_store
from service.games.anaconda.graph import Position, graph, position_of, rolled, state_at
from service.games.anaconda.rules import apply, legal_moves
from service.games.anaconda.state import Place, State

FOLDER: Final = Path(__file__).resolve().parent / "boardgame_io"
PEER: Final = "boardgame.io"
_PATIENCE_S: Final = 60
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Server:
    """A server under load: its address, the first of its processes, and that of its store if it has one."""

    url: str
    process: int
    store: int | None = None

    @property
    def used_s(self) -> tuple[float, float]:
        """What its processes and its store have taken of the processors so far."""
        return sum(map(processor_s, family(self.process))), 0.0 if self.store is None else processor_s(self.store)


@dataclass(frozen=True, slots=True)
class Side:
    """What is compared: a server, and how it is played on (see load.mjs)."""

    name: str
    server: Server
    way: str


@dataclass(frozen=True, slots=True)
class Round:
    """What was seen of one side in one round; times of a move, of processors in microseconds."""

    rate: float
    p50_ms: float
    p99_ms: float
    server_us: float
    store_us: float
    bots_us: float

    @property
    def used_us(self) -> float:
        """What a move took of the processors, without the bots."""
        return self.server_us + self.store_us


Results = dict[tuple[int, str], list[Round]]


def processor_s(pid: int) -> float:
    """What a process has taken so far, threads that have ended included."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


# Servers --------------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def service(workers: int) -> Iterator[Server]:
    """The service with so many processes and a store of its own."""
    with private_store("wheel") as store:
        serving = Serving("--workers", str(workers), environment={"REDIS_URL": store.url})
        try:
            yield Server(serving.url, serving.process.pid, store.pid)
        finally:
            serving.stop()


def family(pid: int) -> Iterator[int]:
    """A process and all that have come from it."""
    yield pid
    for child in children(pid):
        yield from family(child)


@contextlib.contextmanager
def peer(*folder: str) -> Iterator[Server]:
    """A boardgame.io server; it keeps its matches in its memory, or in a folder."""
    port = free_ports(1)[0]
    command, environment = ["node", "server.mjs", str(port), *folder], {**os.environ, "NODE_ENV": "production"}
    options: dict[str, Any] = {"cwd": FOLDER, "env": environment, "stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, **options) as process:
        try:
            if process.stdout is None or process.stdout.readline() != b"ready\n":
                raise SystemExit("The boardgame.io server did not start.")
            yield Server(f"http://127.0.0.1:{port}", process.pid)
        finally:
            process.terminate()


def check_rules() -> None:
    """The peer must play the same game: from every position the same placements, with the same positions after them."""
    states = [*rolled(), *(state_at(position, 2, 0) for position in graph())]
    given = json.dumps([table(position_of(state)) for state in states])
    command = ["node", "listing.mjs"]
    told = subprocess.run(command, cwd=FOLDER, input=given, capture_output=True, text=True, check=True).stdout
    for state, listed in zip(states, json.loads(told), strict=True):
        if listed != placements(state):
            raise SystemExit(f"The peer has other placements at {state}: {listed}")


def placements(state: State) -> list[Any]:
    """Each placement that the rules allow, and the table after it, as the peer has them."""
    moves = [move for move in legal_moves(state) if isinstance(move, Place)]
    return [[[move.die, move.face, move.neighbour], table(position_of(apply(state, move)))] for move in moves]


def table(position: Position) -> dict[str, Any]:
    """A position as the peer has it."""
    return {**position._asdict(), "dice": position.dice._asdict()}


# Rounds and figures ---------------------------------------------------------------------------------------------------


def play(side: Side, games: int, seconds: float) -> Round:
    """Let the bots play one round."""
    command = ["node", "load.mjs", side.way, side.server.url, str(games), str(seconds)]
    with subprocess.Popen(command, cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bots:
        patience = threading.Timer(seconds + _PATIENCE_S, bots.kill)
        patience.daemon = True
        patience.start()
        if bots.stdin is None or bots.stdout is None or bots.stdout.readline() != "ready\n":
            raise SystemExit(f"{side.name}: the games could not be begun.")
        before = side.server.used_s
        bots.stdin.write("go\n")
        bots.stdin.flush()
        line = bots.stdout.readline()
        after = side.server.used_s
        patience.cancel()
    if not line:
        raise SystemExit(f"{side.name}: the bots gave up.")
    return seen(json.loads(line), after[0] - before[0], after[1] - before[1])


def seen(told: Mapping[str, Any], server_s: float, store_s: float) -> Round:
    """The figures of a round."""
    times = sorted(told["moves_ms"])
    moves = len(times)
    return Round(
        rate=moves / told["seconds"],
        p50_ms=times[moves // 2],
        p99_ms=times[moves * 99 // 100],
        server_us=1e6 * server_s / moves,
        store_us=1e6 * store_s / moves,
        bots_us=1e6 * told["processor_s"] / moves,
    )


def measure(sides: Sequence[Side], counts: Sequence[int], rounds: int, seconds: float) -> Results:
    """Every side with every number of games in every round, each round in another order."""
    results: Results = {(count, side.name): [] for count in counts for side in sides}
    for side in sides:  # warm up
        play(side, 10, 1)
    for number in range(rounds):
        turn = number % len(sides)
        for count in counts:
            for side in (*sides[turn:], *sides[:turn]):
                results[count, side.name].append(play(side, count, seconds))
    return results


def report(results: Results) -> str:
    """The figures as a table; the ratios are to the peer."""
    heads = (
        "games",
        "server",
        "moves/s",
        "÷ peer",
        "p50, ms",
        "p99, ms",
        "÷ peer",
        "processor time of a move, µs: server + store",
        "÷ peer",
        "bots",
    )
    lines = [f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|"]
    for (count, name), rounds in results.items():
        against = list(zip(rounds, results[count, PEER], strict=True))
        cells = [
            str(count),
            name,
            spread([each.rate for each in rounds], ",.0f"),
            "" if name == PEER else spread([a.rate / b.rate for a, b in against], ".2f"),
            f"{middle(each.p50_ms for each in rounds):.1f}",
            spread([each.p99_ms for each in rounds], ".1f"),
            "" if name == PEER else spread([a.p99_ms / b.p99_ms for a, b in against], ".2f"),
            f"{middle(each.server_us for each in rounds):,.0f} + {middle(each.store_us for each in rounds):,.0f}",
            "" if name == PEER else spread([a.used_us / b.used_us for a, b in against], ".2f"),
            f"{middle(each.bots_us for each in rounds):,.0f}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def middle(values: Iterable[float]) -> float:
    """The median."""
    return statistics.median(values)


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Moves per second and p99 of live games, and of boardgame.io.")
    parser.add_argument("--games", type=int, nargs="+", default=[1, 10, 100], help="live games at a time")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.2, help="of play per server, number of games and round")
    options = parser.parse_args()
    if shutil.which("node") is None or not (FOLDER / "node_modules").exists():
        raise SystemExit("This needs Node 20 or newer, and once: npm ci --prefix bench/boardgame_io")
    check_rules()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        enter = stack.enter_context
        theirs, theirs_in_files, ours, two = map(enter, (peer(), peer(folder), service(1), service(2)))
        sides = [
            Side(PEER, theirs, "peer"),
            Side("boardgame.io, files", theirs_in_files, "peer"),
            Side("service", ours, "service"),
            Side("service, Idempotency-Key", ours, "service-keys"),
            Side("service, told by streams", ours, "service-streams"),
            Side("service, 2 processes", two, "service"),
        ]
        results = measure(sides, options.games, options.rounds, options.seconds)
    print(report(results))
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(
        f"\n{options.rounds} rounds of {options.seconds:g} s: median, or median (min to max). Python"
        f" {sys.version.split()[0]}, Node {node}, {os.cpu_count()} cores, load average {os.getloadavg()[0]:.0f}."
    )


if __name__ == "__main__":
    main()
