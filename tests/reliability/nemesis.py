"""Faults that a test brings about in a running service and its store. To be used from the main thread."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias

from lossy_line import LossyLine
from servers import Server, cluster, until, watched
from serving import Serving

Pair: TypeAlias = tuple[Server, Server]
Fault: TypeAlias = Callable[[random.Random], object]
Storing: TypeAlias = Callable[[Path], AbstractContextManager[tuple[dict[str, str], Mapping[str, Fault]]]]
"""Makes a store in a folder; gives the settings for a service on it, and its faults by name."""

FAULTS: Final = ("kill", "restart", "freeze", "cut", "failover", "hang")
"""A worker is killed; the store is killed and started again; it hangs; connections to it break before the answer is
through; a replica has to take the place of a primary that is killed, or of one that hangs and comes back."""

_LOG_TO_THE_KERNEL: Final = ("--save", "", "--appendonly", "yes", "--appendfsync", "no")
"""A change is in the hands of the kernel before it is answered, so the death of the store loses none."""

_NOT_YET_DEAD_S: Final = 0.8
"""A server that hangs for so long is not replaced."""


@contextmanager
def lone_store(folder: Path) -> Iterator[tuple[dict[str, str], Mapping[str, Fault]]]:
    """One server: the settings for a service on it, and its faults."""
    store = Server(folder, *_LOG_TO_THE_KERNEL)
    with ExitStack() as stack:
        stack.callback(store.stop)
        store.start()
        line = LossyLine(store.port)
        stack.callback(line.close)
        faults = {
            "restart": lambda rng: _restart(store, rng),
            "freeze": lambda rng: _freeze(store, rng, 3),
            "cut": lambda rng: _cut(line, rng),
        }
        yield {"REDIS_URL": f"redis://127.0.0.1:{line.port}"}, faults


@contextmanager
def watched_store(folder: Path) -> Iterator[tuple[dict[str, str], Mapping[str, Fault]]]:
    """A primary and a replica under sentinels; a change counts when the replica has it."""
    with watched(folder) as servers:
        yield _doubled(servers.url, [(servers.primary, servers.replicas[0])])


@contextmanager
def cluster_store(folder: Path) -> Iterator[tuple[dict[str, str], Mapping[str, Fault]]]:
    """A cluster of three primaries with a replica each; a change counts when the replica has it."""
    with cluster(folder, 1) as nodes:
        yield _doubled(nodes.url, list(zip(nodes.primaries, nodes.replicas, strict=True)))


def _doubled(url: str, pairs: Sequence[Pair]) -> tuple[dict[str, str], Mapping[str, Fault]]:
    """The settings and the faults for servers of which each has another one that can take its place."""
    for server in chain.from_iterable(pairs):
        server.client.config_set("appendfsync", "no")
        server.options = (*_without_role(server.options), "--appendfsync", "no")
    faults = {
        "restart": lambda rng: _restart(_leader(rng.choice(pairs)), rng),
        "freeze": lambda rng: _freeze(_leader(rng.choice(pairs)), rng, _NOT_YET_DEAD_S),
        "hang": lambda rng: _hang(rng.choice(pairs), rng),
        "failover": lambda rng: _fail_over(rng.choice(pairs), rng),
    }
    return {"REDIS_URL": url, "REGELWERK_STORE_REPLICAS": "1"}, faults


def _without_role(options: tuple[str, ...]) -> tuple[str, ...]:
    """Options for a later start: a replica that has taken over by then comes back as what it was last."""
    if "--replicaof" not in options:
        return options
    at = options.index("--replicaof")
    return options[:at] + options[at + 3 :]


def worker_killer(serving: Serving) -> Fault:
    """Kills one of the processes that answer requests."""

    def kill(rng: random.Random) -> None:
        os.kill(rng.choice(until(lambda: workers(serving))), signal.SIGKILL)

    return kill


def workers(serving: Serving) -> list[int]:
    """The processes that answer requests: children of the web server, which is a child of the command."""
    return [grandchild for child in _children(serving.process.pid) for grandchild in _children(child)]


def _children(pid: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout
    return [int(line) for line in found.split()]


def _restart(store: Server, rng: random.Random) -> None:
    """Mostly sooner than sentinels take it for dead."""
    store.kill()
    time.sleep(rng.uniform(0, 1))
    store.start()


def _freeze(store: Server, rng: random.Random, longest_s: float) -> None:
    store.freeze()
    try:
        time.sleep(rng.uniform(0.5, longest_s))
    finally:
        store.thaw()


def _cut(line: LossyLine, rng: random.Random) -> None:
    """Lose every fifth answer for a while, and at least one."""
    before, line.loss = line.lost, 0.2
    time.sleep(rng.uniform(0.5, 2))
    until(lambda: line.lost > before)
    line.loss = 0


def _fail_over(pair: Pair, rng: random.Random) -> None:
    """Kill the primary, wait for the other one to take its place, and let the dead one come back to follow it."""
    dead = _leader(pair)
    dead.kill()
    _wait_for_heir(pair, dead)
    time.sleep(rng.uniform(0, 1))
    dead.start()
    _leader(pair)


def _hang(pair: Pair, rng: random.Random) -> None:
    """Let the primary hang until the other one has taken its place, and come back as if it still had it."""
    old = _leader(pair)
    old.freeze()
    try:
        _wait_for_heir(pair, old)
        time.sleep(rng.uniform(0, 1))
    finally:
        old.thaw()
    _leader(pair)


def _wait_for_heir(pair: Pair, old: Server) -> None:
    heir = pair[pair[0] is old]
    until(lambda: heir.client.info("replication")["role"] == "master", "no replica took over")


def _leader(pair: Pair) -> Server:
    """The primary, as soon as the other one follows it."""

    def found() -> Server | None:
        return next((one for one, other in (pair, pair[::-1]) if _follows(other, one.port)), None)

    leader: Server = until(found, "no replica follows the primary")
    return leader


def _follows(server: Server, port: int) -> bool:
    found: dict[str, Any] = server.client.info("replication")
    return (found["role"], found.get("master_port"), found.get("master_link_status")) == ("slave", port, "up")
