"""What a capacity is worked out from, measured in one run: see `bench.capacity`.

Processor time is that of whole processes while requests come from other processes; memory is what the store says that
it uses. Where other work on the machine distorts, the least of several rounds counts.
"""

from __future__ import annotations

import contextlib
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.bodies import bodies
from bench.fleet import HOST, ROOT, Nginx, Part, Store, drive, instance, nginx, processor_of, request, store
from bench.live_load import Table, begin, moves, script

sys.path.insert(0, str(ROOT / "tests"))

from reliability.servers import cluster

PLIES: Final = 30
_TABLES: Final = 80
_REQUESTS: Final = 1000
_PUBLISHED: Final = 40_000
_POSITION: Final = "/v1/anaconda/legal-moves?position=III7-V6-IV5%20last:IV%20seat:0/2"


@dataclass(frozen=True)
class Constants:
    """What things cost.

    Attributes, in microseconds of processor:
        validate: a stateless move, by the service.
        move, move_store: a move of a live game, by the service and by the store.
        begin, begin_store: a new live game, by both.
        told, told_store: telling a stream of a move, by the process that it is open at and by the store; other streams
            of the same game in this process share what the store does.
        passed, hit: a request that nginx passes on, and one that it answers from its cache.
        publish, bus: a message of classic pub/sub, by the server where it is published (for each of the others) and by
            each of the others.

    Attributes, in bytes:
        fresh, ply: a live game in the store that has just begun, and each ply of it with its Idempotency-Key.
        log: what a move adds to the store's log, and so to what each replica is sent.
        sent, received: what the store sends and gets for a move.
    """

    validate: float
    move: float
    move_store: float
    begin: float
    begin_store: float
    told: float
    told_store: float
    passed: float
    hit: float
    publish: float
    bus: float
    fresh: float
    ply: float
    log: float
    sent: float
    received: float


Spent = dict[str, float]


def measured(rounds: int) -> Constants:
    """All of them."""
    with contextlib.ExitStack() as stack:
        kept = stack.enter_context(store())
        one, other = (stack.enter_context(instance(name, 1, kept.url)) for name in "ab")
        proxy = stack.enter_context(nginx("nginx", [one.port]))
        stateless = [_stateless(one) for _ in range(rounds)]
        begun = [_begun(one, kept) for _ in range(rounds)]
        alone = [_moved(one, kept, []) for _ in range(rounds)]
        told = [_moved(one, kept, [other]) for _ in range(rounds)]
        passed = [_asked(proxy, "/healthz") for _ in range(rounds)]
        hit = [_asked(proxy, _POSITION) for _ in range(rounds)]
        memory = _memory(one, kept)
    publish, bus = _published()
    return Constants(
        validate=min(stateless),
        begin=_least(begun, "service"),
        begin_store=_least(begun, "store"),
        move=_least(alone, "service"),
        move_store=_least(alone, "store"),
        told=_least(told, "others"),
        told_store=max(0.0, _least(told, "store") - _least(alone, "store")),
        passed=min(passed),
        hit=min(hit),
        publish=publish,
        bus=bus,
        **memory,
        **{name: alone[-1][name] for name in ("log", "sent", "received")},
    )


def _least(rounds: Sequence[Spent], name: str) -> float:
    return min(each[name] for each in rounds)


def _us(part: Part, work: Callable[[], Any], count: int) -> float:
    before = part.processor_s()
    work()
    return (part.processor_s() - before) / count * 1e6


def _stateless(part: Part) -> float:
    asked = [[request("POST", "/v1/anaconda/validate", body)] for body in bodies("anaconda", "validate", 100)]
    chains = (asked * _REQUESTS)[:_REQUESTS]
    return _us(part, lambda: drive(part.port, chains), len(chains))


def _asked(proxy: Nginx, path: str) -> float:
    """A GET at nginx; what it has kept, it is asked for once before."""
    proxy.cache_status(path)
    chains = [[request("GET", path)]] * (_REQUESTS * 5)
    return _us(proxy, lambda: drive(proxy.port, chains), len(chains))


def _begun(part: Part, kept: Store) -> Spent:
    before = kept.processor_s()
    service = _us(part, lambda: begin(part.port, _TABLES * 3), _TABLES * 3)
    return {"service": service, "store": (kept.processor_s() - before) / (_TABLES * 3) * 1e6}


def _moved(part: Part, kept: Store, followed_at: Sequence[Part]) -> Spent:
    """Moves of live games, each followed by streams at other instances."""
    tables, played = begin(part.port, _TABLES), script(PLIES)
    chains, count = moves(tables, played), _TABLES * len(played)
    with kept.client() as client, _followed(followed_at, tables):
        before, counted = [each.processor_s() for each in (part, kept)], _counted(client)
        others = sum(each.processor_s() for each in set(followed_at))
        drive(part.port, chains)
        after, more = [each.processor_s() for each in (part, kept)], _counted(client)
        others = sum(each.processor_s() for each in set(followed_at)) - others
    service, store_s = (now - then for now, then in zip(after, before, strict=True))
    spent = {"service": service, "store": store_s, "others": others}
    return {
        **{name: value / count * 1e6 for name, value in spent.items()},
        **{name: (more[name] - counted[name]) / count for name in counted},
    }


def _counted(client: Any) -> Spent:
    told = client.info()
    named = {"log": "aof_current_size", "sent": "total_net_output_bytes", "received": "total_net_input_bytes"}
    return {name: float(told[theirs]) for name, theirs in named.items()}


@contextlib.contextmanager
def _followed(parts: Sequence[Part], tables: Sequence[Table]) -> Iterator[None]:
    """An event stream for each table at each of some instances, read and thrown away."""
    streams = [socket.create_connection((HOST, part.port), timeout=30) for part in parts for _ in tables]
    asked = [table for _ in parts for table in tables]
    for stream, table in zip(streams, asked, strict=True):
        stream.sendall(request("GET", f"{table.path}/events", Accept="text/event-stream"))
        stream.recv(1 << 16)

    def read(stream: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while stream.recv(1 << 16):
                pass

    readers = [threading.Thread(target=read, args=(stream,)) for stream in streams]
    for reader in readers:
        reader.start()
    try:
        yield
    finally:
        for stream in streams:
            stream.shutdown(socket.SHUT_RDWR)
        for reader in readers:
            reader.join()
        for stream in streams:
            stream.close()


def _memory(part: Part, kept: Store) -> Spent:
    """What games take of the store, by what it uses before and after."""
    with kept.client() as client:

        def used() -> int:
            return int(client.info("memory")["used_memory"])

        empty = used()
        tables = begin(part.port, _TABLES * 3)
        fresh = used()
        drive(part.port, moves(tables, script(PLIES)))
        later = used()
    return {"fresh": (fresh - empty) / len(tables), "ply": (later - fresh) / len(tables) / PLIES}


def _published() -> tuple[float, float]:
    """A message of classic pub/sub in a cluster of three, beside one that stays where it is published."""
    with tempfile.TemporaryDirectory(prefix="rw-cluster-") as folder, cluster(Path(folder)) as made:
        owner, *others = made.primaries
        spent = {}
        for command in ("PUBLISH", "SPUBLISH"):
            channel = next(name for number in range(1000) if made.owner(name := f"rw:{{{number}}}:events") is owner)
            before = [processor_of(server.pid) for server in made.primaries]
            with owner.client.pipeline(transaction=False) as pipe:
                for _ in range(_PUBLISHED // 1000):
                    for _ in range(1000):
                        pipe.execute_command(command, channel, 1)
                    pipe.execute()
            spent[command] = [
                (processor_of(server.pid) - then) / _PUBLISHED * 1e6
                for server, then in zip(made.primaries, before, strict=True)
            ]
    here, *there = (classic - sharded for classic, sharded in zip(spent["PUBLISH"], spent["SPUBLISH"], strict=True))
    return max(0.0, here) / len(others), max(0.0, sum(there)) / len(others)
