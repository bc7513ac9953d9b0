"""The scripts of the store's pods, with real servers: what begins, fails and stops at once finds itself again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import redis
from ports import free_port
from reliability.servers import until
from store_pods import PASSWORD, Pod, bus_port, programs

from service.config import Config
from service.store import Change, Store, StoreUnavailableError

CHANGE = Change(1, {"version": "1"}, ("ply",), ("event",), 600)
PATIENT: dict[str, Any] = {"store_timeout_s": 20.0, "store_replicas_timeout_ms": 10_000}
"""Six servers that have just begun keep a machine busy."""


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[list[Pod], list[Pod]]]:
    """Three servers and three sentinels, not started yet."""
    path = programs(tmp_path / "bin")
    names = [f"127.0.0.1:{free_port()}" for _ in range(6)]
    ports = [int(name.rpartition(":")[2]) for name in names]
    common = {"SELF": "127.0.0.1", "SENTINELS": " ".join(names[3:]), "FIRST": names[0]}
    pods = [
        Pod(path, tmp_path / str(number), f"overlays/sentinel/start-{kind}.sh", ports[number], **common)
        for number, kind in enumerate(["valkey"] * 3 + ["sentinel"] * 3)
    ]
    yield pods[:3], pods[3:]
    for pod in pods:
        pod.kill()


def leader(sentinels: list[Pod]) -> int:
    """The port of the primary, once all sentinels agree on it and have seen everybody; else 0."""
    seen = [sentinel.client.execute_command("SENTINEL MASTER", "games") for sentinel in sentinels]
    ports = {each["port"] for each in seen}
    complete = all((each["num-other-sentinels"], each["num-slaves"]) == (2, 2) for each in seen)
    return ports.pop() if complete and len(ports) == 1 else 0


def named_by(sentinel: Pod) -> int:
    """The port of the primary that a sentinel names."""
    return int(sentinel.client.sentinel_get_master_addr_by_name("games")[1])


def in_order(servers: list[Pod], primary: int) -> bool:
    """Whether this one is the primary, with two replicas that have caught up."""
    info = {server.port: server.info() for server in servers}
    replicas = [each for port, each in info.items() if port != primary]
    return info[primary]["role"] == "master" and all(
        (each["role"], each.get("master_link_status"), each.get("master_port")) == ("slave", "up", primary)
        for each in replicas
    )


def test_a_store_under_sentinels_survives_its_primary_and_a_stop_of_everything(watched):
    servers, sentinels = watched
    # No server dares to be the primary before it is told who is.
    for pod in servers:
        pod.start()
    until(lambda: all("waiting for a sentinel" in server.said() for server in servers))
    for pod in sentinels:
        pod.start()
    first = servers[0].port
    until(lambda: leader(sentinels) == first and in_order(servers, first), "the store does not begin")
    assert all(server.is_ready() for server in servers)

    hosts = ",".join(f"127.0.0.1:{sentinel.port}" for sentinel in sentinels)
    url = f"redis+sentinel://:{PASSWORD}@{hosts}/games?sentinel_password={PASSWORD}"
    store = Store(Config(redis_url=url, store_replicas=1, **PATIENT))
    store.create("kept", CHANGE)

    servers[0].kill()
    others = [server.port for server in servers[1:]]
    second = until(lambda: named_by(sentinels[0]) in others and named_by(sentinels[0]))
    servers[0].start()
    until(lambda: leader(sentinels) == second and in_order(servers, second), "the old primary does not follow")

    for pod in (*servers, *sentinels):
        pod.kill()
    for pod in (*servers, *sentinels):
        pod.start()
    until(lambda: leader(sentinels) == second and in_order(servers, second), "it does not come back as it was")
    until(lambda: store_has(store, "kept"))


def store_has(store: Store, session: str) -> bool:
    """Whether the store tells of a session."""
    with suppress(StoreUnavailableError):
        return store.read(session) is not None
    return False


def test_strangers_are_let_in_by_neither_servers_nor_sentinels(watched):
    servers, sentinels = watched
    for pod in (*servers, *sentinels):
        pod.start()
    until(lambda: in_order(servers, servers[0].port))
    for pod in (servers[0], sentinels[0]):
        with redis.Redis("127.0.0.1", pod.port) as stranger, pytest.raises(redis.AuthenticationError):
            stranger.ping()


@pytest.fixture
def members(tmp_path: Path) -> Iterator[list[Pod]]:
    """Six members of no cluster yet, not started, and the pod that makes it."""
    path = programs(tmp_path / "bin")
    ports = [bus_port() for _ in range(6)]
    pods = [Pod(path, tmp_path / str(n), "overlays/cluster/start-valkey.sh", port) for n, port in enumerate(ports)]
    pods.append(Pod(path, tmp_path / "begin", "overlays/cluster/begin-cluster.sh", 0))
    moved_to("127.0.0.2", pods)
    yield pods
    for pod in pods:
        pod.kill()


def moved_to(address: str, pods: list[Pod]) -> None:
    """Give every pod another address, as a start on other machines does."""
    names = " ".join(f"{address}:{pod.port}" for pod in pods[:6])
    for pod in pods:
        pod.environment.update(ADDRESS=address, MEMBERS=names)


def is_whole(members: list[Pod], address: str) -> bool:
    """Whether every member finds all slots covered and all others at this address."""
    for member in members:
        nodes = member.client.execute_command("CLUSTER NODES")
        reached = [name for name, node in nodes.items() if name.startswith(address) and node["connected"]]
        if len(reached) != 6 or member.client.execute_command("CLUSTER INFO")["cluster_state"] != "ok":
            return False
    return True


def test_a_cluster_begins_by_itself_and_finds_itself_again_when_all_addresses_are_new(members):
    *servers, begin = members
    begin.start()
    for pod in servers:
        pod.start()
    until(lambda: is_whole(servers, "127.0.0.2"), "the cluster does not begin")
    until(lambda: sorted(server.info()["role"] for server in servers) == ["master"] * 3 + ["slave"] * 3)
    until(lambda: all(server.is_ready() for server in servers))

    url = f"redis+cluster://:{PASSWORD}@127.0.0.1:{servers[0].port},127.0.0.1:{servers[1].port}"
    Store(Config(redis_url=url, **PATIENT)).create("kept", CHANGE)

    for pod in members:
        pod.kill()
    moved_to("127.0.0.3", members)
    for pod in servers:
        pod.start()
    until(lambda: is_whole(servers, "127.0.0.3"), "the cluster does not find itself again")
    until(lambda: store_has(Store(Config(redis_url=url)), "kept"))

    begin.start()
    until(lambda: "the cluster is there" in begin.said())
