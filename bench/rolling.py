"""Reloads and stops under load: `python -m bench.rolling`. What callers noticed of each, as a table.

Every caller is one of `tests/reliability/callers.py`: it sends each request once, and whatever is not its whole good
answer is a failure. Exit code 1: a request failed, a move was lost or made twice, an event was not told once.
"""

from __future__ import annotations

import argparse
import os
import platform
import signal
import ssl
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import httpx

_TESTS = Path(__file__).resolve().parents[1] / "tests"
sys.path[:0] = [str(_TESTS), str(_TESTS / "reliability"), str(_TESTS / "deploy")]

from callers import Callers, Regelwerk, plainly  # noqa: E402 - the tests are no package
from operators import reload, replace_workers  # noqa: E402
from ports import free_port  # noqa: E402
from serving import Serving  # noqa: E402
from shipped_nginx import Proxy  # noqa: E402

from service.embedded import private_store  # noqa: E402


@contextmanager
def instance(store: str, *arguments: str, **settings: str) -> Iterator[Serving]:
    """A server on the store, for the block."""
    environment = {"REDIS_URL": store, "REGELWERK_HEARTBEAT_S": "1", **settings}
    server = Serving("--app", "tests.cold_app:app", *arguments, environment=environment, daemon=True)
    try:
        assert server.url
        yield server
    finally:
        server.stop()


def under(change: Callable[[Serving], None], store: str) -> Callers:
    """Two workers, and what an operator does to them while callers come."""
    with instance(store, "--workers", "2") as server:
        callers = Callers(plainly(server.url))
        with callers.under_way(lambda: Regelwerk(server.url)):
            callers.until_each_kind_has(10)
            callers.forget_waits()
            change(server)
            callers.until_each_kind_has(10)
        callers.assert_nothing_lost()
    return callers


def stopped(store: str) -> Callers:
    """Two workers that are stopped for good while callers come."""
    with instance(store, "--workers", "2") as server:
        callers = Callers(plainly(server.url))
        with callers.under_way():
            callers.until_each_kind_has(10)
            callers.forget_waits()
            server.stop(signal.SIGTERM)
    with instance(store, "--workers", "1") as server:
        callers.go_to(plainly(server.url))
        callers.assert_nothing_lost()
    return callers


def in_turn(store: str) -> Callers:
    """Two instances behind nginx, each stopped and started again while callers come."""
    ports = [str(free_port()), str(free_port())]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rw-")))
        folder.chmod(0o755)  # nginx's workers have another user
        begin = partial(instance, store, "--workers", "1", REGELWERK_PROXIES="1")
        running = [stack.enter_context(begin("--port", port)) for port in ports]
        proxy = Proxy(folder, f"127.0.0.1:{ports[0]}", second=f"127.0.0.1:{ports[1]}")
        trust = ssl.create_default_context(cafile=folder / "fullchain.pem")
        stack.enter_context(proxy.running())
        callers = Callers(proxy.connect)
        with callers.under_way(lambda: Regelwerk(proxy.url, transport=httpx.HTTPTransport(verify=trust))):
            callers.until_each_kind_has(10)
            callers.forget_waits()
            for server, port in zip(running, ports, strict=True):
                server.stop(signal.SIGTERM)
                callers.until_each_kind_has(10)
                stack.enter_context(begin("--port", port))
                callers.until_each_kind_has(10)
        callers.assert_nothing_lost()
    return callers


CHANGES: Final[Mapping[str, Callable[[str], Callers]]] = {
    "reload (SIGHUP)": partial(under, reload),
    "SIGTERM to each worker": partial(under, replace_workers),
    "SIGTERM to the service": stopped,
    "SIGTERM to two instances behind nginx, in turn": in_turn,
}


def row(name: str, rounds: list[Callers]) -> str:
    """A line of the table."""
    played = [game for callers in rounds for game in (*callers.games, *callers.followed)]
    counts = (
        sum(line.answered for callers in rounds for line in callers.lines),
        sum(len(callers.failures) for callers in rounds),
        sum(len(game.acknowledged) for game in played),
        sum(len(game.told) for callers in rounds for game in callers.followed),
    )
    waits = [callers.longest_s for callers in rounds]
    told = f"{statistics.median(waits):.2f} s ({min(waits):.2f} to {max(waits):.2f})"
    return f"| {name} | {' | '.join(f'{number:,}' for number in counts)} | {told} |"


def main() -> None:
    """Run, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2)
    rounds = parser.parse_args().rounds
    found: dict[str, list[Callers]] = {name: [] for name in CHANGES}
    with private_store("wheel") as store:
        for _ in range(rounds):
            for name, change in CHANGES.items():
                found[name].append(change(store.url))
    print("| change | requests | failed | moves | events | longest wait: median (min to max) |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, callers in found.items():
        print(row(name, callers))
    versions = f"Python {platform.python_version()}, {os.cpu_count()} cores"
    print(f"\n{rounds} rounds, 2 workers (behind nginx 1 in each of two instances), {versions}.")


if __name__ == "__main__":
    main()
