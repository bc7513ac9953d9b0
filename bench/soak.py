"""100,000 short live games on a real server and a store of its own: `python -m bench.soak`.

Each game is begun with the shortest time to live (60 s), moved in, and then deleted (every second one) or left to
expire. Now and then every key of the store is looked at (each must end by itself) and memory is measured: of the store
what it uses and its resident set, of the workers their proportional share (PSS), which needs Linux. Memory may grow for
the first minute, until games expire as fast as they are begun; after that it should stay where it is.
"""

from __future__ import annotations

import argparse
import http.client
import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import redis

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from serving import Serving

from service.embedded import private_store

TTL_S: Final = 60
_ORDER: Final = {"seed": "the same", "ttl_s": TTL_S, "assist": "legal"}
_MB: Final = 1 << 20


class Client:
    """One connection that is kept open."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=30)

    def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """A request that must succeed; the document of its answer, with the key `path` if it has a Location."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        if method == "POST" and token:
            headers["Idempotency-Key"] = str(time.monotonic_ns())
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
        return {**json.loads(text or "{}"), "path": answer.headers.get("Location")}

    def begin(self) -> Any:
        """A new game; always the same deal."""
        return self.ask("POST", "/v1/anaconda/sessions", body=_ORDER)

    def move(self, game: Any, seat: int, move: str) -> Any:
        """Play a move."""
        return self.ask("POST", f"{game['path']}/moves", game["tokens"]["seats"][seat], {"move": move})


def opening(client: Client, moves: int) -> list[tuple[int, str]]:
    """The first moves of the deal: seats and moves, always the first that is legal."""
    game = client.begin()
    shown, played = game, []
    for _ in range(moves):
        seat = shown["to_move"]
        listed = client.ask("GET", f"{game['path']}/legal-moves", game["tokens"]["seats"][seat])
        played.append((seat, listed["moves"][0]["move"]))
        shown = client.move(game, *played[-1])
    return played


class Load:
    """Games that are begun, moved in and dropped on some connections, until there were so many or the time is over."""

    def __init__(self, url: str, games: int, seconds: float, moves: int, connections: int) -> None:
        self.begun = 0
        self.failure: Exception | None = None
        self._opening = opening(Client(url), moves)
        self._games, self._end = games, time.monotonic() + seconds
        self._lock = threading.Lock()
        self._threads = [threading.Thread(target=self._run, args=(Client(url),)) for _ in range(connections)]
        for thread in self._threads:
            thread.start()

    @property
    def running(self) -> bool:
        """Whether there are games to come."""
        return any(thread.is_alive() for thread in self._threads)

    def _run(self, client: Client) -> None:
        try:
            while (number := self._next()) is not None:
                self._play(client, number)
        except (OSError, RuntimeError, http.client.HTTPException) as failure:
            self.failure = failure

    def _next(self) -> int | None:
        with self._lock:
            if self.begun >= self._games or time.monotonic() > self._end or self.failure:
                return None
            self.begun += 1
            return self.begun

    def _play(self, client: Client, number: int) -> None:
        game = client.begin()
        for seat, move in self._opening:
            client.move(game, seat, move)
        if number % 2:
            client.ask("DELETE", game["path"], game["tokens"]["host"])


@dataclass(frozen=True)
class Sample:
    """How much there is at some moment; memory in MB."""

    games: int
    seconds: float
    keys: int
    endless: int
    used: float
    resident: float
    workers: tuple[float, ...]

    def row(self) -> str:
        """One line of the table."""
        workers = " + ".join(f"{each:.1f}" for each in self.workers)
        memory = f"{self.used:.1f} | {self.resident:.1f} | {workers}"
        return f"| {self.games:,} | {self.seconds:.0f} | {self.keys:,} | {self.endless} | {memory} |"


HEAD: Final = (
    "| games begun | seconds | keys | keys without an end | store, used MB | store, resident MB | workers, PSS MB |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


def sampler(client: redis.Redis, service: Serving) -> Callable[[int], Sample]:
    """What takes samples."""
    began = time.monotonic()

    def sample(games: int) -> Sample:
        keys = list(client.scan_iter("*", 1000))
        memory = client.info("memory")
        return Sample(
            games,
            time.monotonic() - began,
            len(keys),
            endless(client, keys),
            memory["used_memory"] / _MB,
            memory["used_memory_rss"] / _MB,
            tuple(pss(pid) for child in children(service.process.pid) for pid in children(child)),
        )

    return sample


def endless(client: redis.Redis, keys: list[Any]) -> int:
    """How many of some keys never expire."""
    with client.pipeline(transaction=False) as pipe:
        for key in keys:
            pipe.pttl(key)
        return pipe.execute().count(-1)


def children(pid: int) -> list[int]:
    """The child processes of a process."""
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout
    return [int(line) for line in found.split()]


def pss(pid: int) -> float:
    """The memory of a process, of what it shares its share, in MB."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def soak(load: Load, sample: Callable[[int], Sample], every: int) -> list[Sample]:
    """Samples after so many games each, printed as they come."""
    samples = [sample(0)]
    print(HEAD, samples[0].row(), sep="\n", flush=True)
    while load.running:
        time.sleep(0.02)
        if load.begun >= len(samples) * every:
            samples.append(sample(load.begun))
            print(samples[-1].row(), flush=True)
    if load.failure:
        raise load.failure
    return samples


def left_after(client: redis.Redis, seconds: float) -> int:
    """How many keys are left after so much time, or as soon as there are none."""
    limit = time.monotonic() + seconds
    while client.dbsize() and time.monotonic() < limit:
        time.sleep(0.5)
    return int(client.dbsize())


def main() -> None:
    """Load, print the table, and what is left when every game should have expired."""
    parser = argparse.ArgumentParser(description="Memory and keys under many short live games.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=600, help="no games are begun after so much time")
    parser.add_argument("--moves", type=int, default=2, help="in each game")
    parser.add_argument("--connections", type=int, default=8)
    parser.add_argument("--every", type=int, default=10_000, help="games between two samples")
    options = parser.parse_args()
    with private_store("wheel") as store, redis.Redis.from_url(store.url) as client:
        service = Serving("--workers", "2", environment={"REDIS_URL": store.url})
        try:
            load = Load(service.url, options.games, options.seconds, options.moves, options.connections)
            sample = sampler(client, service)
            samples = soak(load, sample, options.every)
            left = left_after(client, TTL_S + 10)
            print(sample(load.begun).row())
        finally:
            service.stop()
    endless_ones = sum(sample.endless for sample in samples)
    print(f"\n{left} keys are left after {TTL_S} s; {endless_ones} keys without an end were seen.")
    sys.exit(bool(left or endless_ones))


if __name__ == "__main__":
    main()
