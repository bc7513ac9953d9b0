"""Real servers for the tests of a cluster and of failovers: they listen on the loopback and end with the test."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
import redis
from ports import free_port

from service import children
from service.embedded import programs

SLOTS: Final = 16384
_LIMIT_S: Final = 60
_DEAD_AFTER_MS: Final = 1500
"""How long a server is silent before the others take it for dead."""

_LASTING: Final = ("--save", "", "--appendonly", "yes", "--repl-diskless-sync-delay", "0")


def until(condition: Callable[[], Any], what: str = "this took too long") -> Any:
    """Wait until a condition holds; its value."""
    value = within(_LIMIT_S, condition)
    assert value, what
    return value


def within(limit_s: float, condition: Callable[[], Any]) -> Any:
    """Wait for a condition, but not for ever; its value. A server that is not ready yet counts as no."""
    limit = time.monotonic() + limit_s
    value = None
    while not value and time.monotonic() < limit:
        with suppress(redis.RedisError):
            value = condition()
        if not value:
            time.sleep(0.02)
    return value


class Server:
    """A server of its own folder and port, which the test starts, kills, freezes and starts again."""

    def __init__(self, folder: Path, *options: str, password: str | None = None) -> None:
        self.folder, self.port = folder, free_port()
        self.options: tuple[str, ...] = (*options, *(("--requirepass", password) if password else ()))
        folder.mkdir(parents=True, exist_ok=True)
        self.client = redis.Redis("127.0.0.1", self.port, password=password, socket_timeout=10, decode_responses=True)
        self.child: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.child
        return self.child.pid

    def start(self) -> Server:
        """Start it on the data that it has; it answers when this returns."""
        command = [_binary(), *self.options, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.child = children.spawn(command, output=log)
        until(self.client.ping, f"the server does not start: {(self.folder / 'log').read_text()[-500:]}")
        return self

    def kill(self) -> None:
        """End it as a crash of the machine does: at once, without a word to anybody."""
        os.kill(self.pid, signal.SIGKILL)
        self.child and self.child.wait()

    def freeze(self) -> None:
        """Let it hang: it keeps its connections and answers nothing."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        os.kill(self.pid, signal.SIGCONT)

    def stop(self) -> None:
        """End it with the test."""
        self.client.close()
        if self.child and self.child.poll() is None:
            self.thaw()
            children.stop(self.child, 2)

    def replicates(self) -> bool:
        """Whether it is a replica that has caught up with its primary."""
        found: dict[str, Any] = self.client.info("replication")
        return (found["role"], found.get("master_link_status")) == ("slave", "up")


@dataclass
class Cluster:
    """Primaries, and the replicas of each."""

    primaries: list[Server]
    replicas: list[Server]

    @property
    def url(self) -> str:
        """Its address for `REDIS_URL`."""
        return "redis+cluster://" + ",".join(f"127.0.0.1:{server.port}" for server in self.primaries)

    def owner(self, key: str) -> Server:
        """The primary that had the key's slot when the cluster was made."""
        return self.primaries[int(self.primaries[0].client.cluster("KEYSLOT", key)) * len(self.primaries) // SLOTS]


def member(folder: Path, password: str | None = None) -> Server:
    """A server that belongs to no cluster yet, and has no slots."""
    options = ("--cluster-enabled", "yes", "--cluster-port", str(free_port()))
    tuned = ("--cluster-node-timeout", str(_DEAD_AFTER_MS), "--cluster-require-full-coverage", "no")
    # A member that has given its last slot away stays what it is; by itself it would become a replica.
    stable = ("--cluster-allow-replica-migration", "no")
    return Server(folder, *options, *tuned, *stable, *_LASTING, password=password)


def join(newcomer: Server, members: list[Server]) -> None:
    """Make a server known to all members of a cluster."""
    everybody = [*members, newcomer]

    def acquainted() -> bool:
        # An introduction is forgotten if it is not answered in time, so it is repeated.
        newcomer.client.execute_command("CLUSTER MEET", "127.0.0.1", members[0].port, bus_of(members[0]))
        return bool(within(3, lambda: all(known_to(server) == len(everybody) for server in everybody)))

    until(acquainted, "the members do not meet")


def bus_of(server: Server) -> str:
    """The port on which a member hears the others."""
    return server.options[server.options.index("--cluster-port") + 1]


def known_to(server: Server) -> int:
    """How many members a member knows, itself included, none of them in the middle of a handshake."""
    found: dict[str, Any] = server.client.execute_command("CLUSTER NODES")
    return sum("handshake" not in node["flags"] for node in found.values())


@contextmanager
def cluster(folder: Path, replicas: int = 0) -> Iterator[Cluster]:
    """A cluster of three primaries with as many replicas each as told."""
    with ExitStack() as stack:
        servers = [_started(stack, member(folder / f"node{number}")) for number in range(3 + 3 * replicas)]
        for epoch, server in enumerate(servers, 1):
            server.client.execute_command("CLUSTER SET-CONFIG-EPOCH", epoch)
        for count in range(1, len(servers)):
            join(servers[count], servers[:count])
        made = Cluster(servers[:3], servers[3:])
        for number, primary in enumerate(made.primaries):
            primary.client.execute_command("CLUSTER ADDSLOTSRANGE", *_range(number))
        for number, replica in enumerate(made.replicas):
            replica.client.execute_command("CLUSTER REPLICATE", id_of(made.primaries[number % 3]))
        until(lambda: all(healthy(server) for server in servers), "the cluster does not come up")
        until(lambda: all(replica.replicates() for replica in made.replicas), "the replicas do not catch up")
        yield made


def id_of(server: Server) -> str:
    """The name of a member of a cluster."""
    return str(server.client.execute_command("CLUSTER MYID"))


def healthy(server: Server) -> bool:
    """Whether a member finds every slot covered."""
    found: dict[str, str] = server.client.execute_command("CLUSTER INFO")
    return found["cluster_state"] == "ok"


@dataclass
class Watched:
    """A primary and its replicas, watched by sentinels that replace a dead primary."""

    primary: Server
    replicas: list[Server]
    sentinels: list[Server]

    @property
    def url(self) -> str:
        """Its address for `REDIS_URL`."""
        return "redis+sentinel://" + ",".join(f"127.0.0.1:{server.port}" for server in self.sentinels) + "/games/0"

    def leader(self) -> int:
        """The port of the primary that the first sentinel names."""
        return int(self.sentinels[0].client.execute_command("SENTINEL GET-MASTER-ADDR-BY-NAME", "games")[1])


@contextmanager
def watched(
    folder: Path, replicas: int = 1, *, password: str | None = None, sentinel_password: str | None = None
) -> Iterator[Watched]:
    """A primary with replicas under three sentinels."""
    with ExitStack() as stack:
        primary, followers = _replicated(stack, folder, replicas, (), password)
        sentinels = [
            _started(stack, _sentinel(folder / f"sentinel{number}", primary, password, sentinel_password))
            for number in range(3)
        ]
        until(lambda: all(_sees(sentinel, replicas) for sentinel in sentinels), "the sentinels do not meet")
        yield Watched(primary, followers, sentinels)


@contextmanager
def replicated(folder: Path, replicas: int = 1, *options: str) -> Iterator[tuple[Server, list[Server]]]:
    """A primary and replicas of it, which nobody watches; `options` are given to all."""
    with ExitStack() as stack:
        yield _replicated(stack, folder, replicas, options)


def _replicated(
    stack: ExitStack, folder: Path, replicas: int, options: tuple[str, ...], password: str | None = None
) -> tuple[Server, list[Server]]:
    every = (*_LASTING, *options, *(("--masterauth", password) if password else ()))
    primary = _started(stack, Server(folder / "primary", *every, password=password))
    following = (*every, "--replicaof", "127.0.0.1", str(primary.port))
    followers = [
        _started(stack, Server(folder / f"replica{number}", *following, password=password))
        for number in range(replicas)
    ]
    until(lambda: all(follower.replicates() for follower in followers), "the replicas do not catch up")
    return primary, followers


def _sentinel(folder: Path, primary: Server, password: str | None, own_password: str | None) -> Server:
    folder.mkdir(parents=True)
    settings = folder / "sentinel.conf"
    settings.write_text(
        f"sentinel monitor games 127.0.0.1 {primary.port} 2\n"
        f"sentinel down-after-milliseconds games {_DEAD_AFTER_MS}\n"
        "sentinel failover-timeout games 6000\n"
        + (f"sentinel auth-pass games {password}\n" if password else "")
        + (f"sentinel sentinel-pass {own_password}\n" if own_password else "")
    )
    return Server(folder, str(settings), "--sentinel", password=own_password)


def _sees(sentinel: Server, replicas: int) -> bool:
    found = sentinel.client.execute_command("SENTINEL MASTER", "games")
    return (found["num-other-sentinels"], found["num-slaves"]) == (2, replicas)


def _started(stack: ExitStack, server: Server) -> Server:
    stack.callback(server.stop)
    return server.start()


def _range(number: int) -> tuple[int, int]:
    """The slots of one of three primaries."""
    return -(-number * SLOTS // 3), -(-(number + 1) * SLOTS // 3) - 1


def _binary() -> str:
    for program in programs(Path()):
        if program.name != "fakeredis":
            return program.command[0]
    pytest.skip("this machine has no Valkey and no Redis")
