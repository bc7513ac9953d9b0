"""Live games on a Redis Cluster of three nodes: every ruleset, every node, and slots that move meanwhile."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import redis
from flask.testing import FlaskClient
from live_tables import LiveTable, is_away, until_answered
from redis.crc import key_slot
from servers import Cluster, Server, cluster, healthy, id_of, join, member, until
from serving import Serving

from service.app import create_app
from service.catalog import CATALOG
from service.config import Config
from service.connections import listener


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("cluster")) as made:
        yield made


@pytest.fixture(scope="module")
def newcomer(nodes: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A member that has no slots, so that no client has heard of it."""
    server = member(tmp_path_factory.mktemp("newcomer"))
    try:
        server.start()
        join(server, nodes.primaries)
        until(lambda: healthy(server))
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def client(nodes: Cluster) -> FlaskClient:
    return create_app(Config(redis_url=nodes.url)).test_client()


def keys_at(server: Server, session_id: str) -> list[str]:
    return sorted(server.client.scan_iter(f"rw:{{{session_id}}}:*"))


@pytest.mark.parametrize("game", list(CATALOG))
def test_a_session_of_every_ruleset_is_played_recorded_and_forgotten(
    client: FlaskClient, nodes: Cluster, game: str
) -> None:
    table = LiveTable(client, game)
    for _ in range(4):
        table.play()
    shown = table.get()
    assert len(table.moves()) == shown.json["plies"] > 3
    assert shown.json["version"] == 5

    answer: Any = client.post(f"{table.path}/tokens/0", headers=table.headers("host"))
    shown = client.get(table.path, headers={"Authorization": f"Bearer {answer.json['token']}"})
    assert (shown.json or {})["you"]["seat"] == 0
    assert table.get("", 0).status_code == 401

    assert client.delete(table.path, headers=table.headers("host")).status_code == 204
    assert table.get().status_code == 404
    assert not any(keys_at(server, table.id) for server in nodes.primaries)


def test_sessions_are_spread_over_all_nodes_and_each_is_in_one_slot_of_one(client: FlaskClient, nodes: Cluster) -> None:
    homes: Counter[int] = Counter()
    for _ in range(40):
        table = LiveTable(client, "numerus-solo")
        table.play()
        found = {server.port: keys_at(server, table.id) for server in nodes.primaries}
        (home,) = [port for port, keys in found.items() if keys]
        assert len({key_slot(key.encode()) for key in found[home]}) == 1
        assert f"rw:{{{table.id}}}:session" in found[home]
        homes[home] += 1

    # That one of three gets nothing of 40 has a probability of one in four million.
    assert set(homes) == {server.port for server in nodes.primaries}


def test_an_event_that_is_published_at_one_node_is_heard_at_every_node(nodes: Cluster) -> None:
    heard = listener(Config(redis_url=nodes.url)).pubsub()
    heard.subscribe("rw:{any}:events")
    until(lambda: heard.get_message(timeout=1))
    for server in nodes.primaries:
        server.client.publish("rw:{any}:events", str(server.port))

    assert {until(lambda: heard.get_message(timeout=1))["data"] for _ in nodes.primaries} == {
        str(server.port).encode() for server in nodes.primaries
    }


class Move:
    """The slot of a session on its way from one node to another, in the hands of the test."""

    def __init__(self, session_id: str, source: Server, target: Server) -> None:
        self.key = f"rw:{{{session_id}}}:session"
        self.source, self.target = source, target
        self.slot = key_slot(self.key.encode())
        target.client.execute_command("CLUSTER SETSLOT", self.slot, "IMPORTING", id_of(source))
        source.client.execute_command("CLUSTER SETSLOT", self.slot, "MIGRATING", id_of(target))

    def carry(self, *keys: str) -> None:
        """Move these keys, or all that are left."""
        left = keys or self.source.client.execute_command("CLUSTER GETKEYSINSLOT", self.slot, 100)
        if left:
            address = ("127.0.0.1", self.target.port)
            self.source.client.execute_command("MIGRATE", *address, "", 0, 5000, "KEYS", *left)

    def finish(self, *others: Server) -> None:
        """Tell both that the slot is the target's, then the others, and wait until all agree.

        A member that still holds keys of a slot when it hears that another has it deletes them: a slot that goes back
        before all agree, also on which news is the newest, is lost with its keys, by the cluster's own rules.
        """
        everybody = (self.target, self.source, *others)
        for server in everybody:
            server.client.execute_command("CLUSTER SETSLOT", self.slot, "NODE", id_of(self.target))
        until(lambda: {self._owner_at(server) for server in everybody} == {id_of(self.target)})
        until(lambda: len({epochs_at(server) for server in everybody}) == 1)

    def _owner_at(self, server: Server) -> str | None:
        ranges = server.client.execute_command("CLUSTER SLOTS")
        return next((str(names[2]) for low, high, names, *_ in ranges if low <= self.slot <= high), None)


def epochs_at(server: Server) -> tuple[tuple[str, str], ...]:
    """How new the news are that a member has of each, itself included."""
    nodes: dict[str, Any] = server.client.execute_command("CLUSTER NODES")
    return tuple(sorted((node["node_id"], node["epoch"]) for node in nodes.values()))


def test_a_game_goes_on_while_its_slot_moves_to_a_node_that_nobody_has_heard_of(
    client: FlaskClient, nodes: Cluster, newcomer: Server
) -> None:
    table = LiveTable(client, "numerus")
    table.play()
    move = Move(table.id, nodes.owner(f"rw:{{{table.id}}}:session"), newcomer)
    table.play()
    move.carry()
    table.play()  # the old node says ASK
    assert table.get("/record").json["record"]["moves"] == table.acknowledged
    move.finish()
    table.play()  # the old node says MOVED

    assert table.moves() == table.acknowledged
    assert keys_at(newcomer, table.id)
    assert not keys_at(move.source, table.id)


def test_half_of_a_session_is_never_taken_for_a_whole_one_or_for_none(
    client: FlaskClient, nodes: Cluster, newcomer: Server
) -> None:
    table = LiveTable(client, "numerus")
    table.play()
    move = Move(table.id, nodes.owner(f"rw:{{{table.id}}}:session"), newcomer)
    move.carry(move.key)  # the hash is there, all else is here
    seat, text = table.next_move()

    assert table.get().status_code == 200
    assert is_away(table.get("/record"))
    assert is_away(table.move(seat, text, "once"))
    move.carry()
    assert table.get("/record").json["record"]["moves"] == table.acknowledged
    answer = table.move(seat, text, "once")
    move.finish()

    assert answer.status_code == 200
    assert table.moves() == table.acknowledged + answer.json["moves"]


def test_no_acknowledged_move_is_lost_while_slots_move_to_and_fro(
    client: FlaskClient, nodes: Cluster, newcomer: Server
) -> None:
    table = LiveTable(client, "numerus")
    source = nodes.owner(f"rw:{{{table.id}}}:session")
    played = threading.Event()
    done = threading.Event()

    journeys: list[Move] = []

    def to_and_fro() -> None:
        ends = (source, newcomer)
        while not done.is_set():
            move = Move(table.id, *ends)
            played.wait(0.1)
            played.clear()
            move.carry()
            move.finish(*nodes.primaries)
            ends = ends[::-1]
            journeys.append(move)

    with ThreadPoolExecutor(1) as pool:
        moving = pool.submit(to_and_fro)
        try:
            for _ in range(25):
                table.play()
                played.set()
                time.sleep(0.1)  # A slot travels no faster than the members tell each other of it.
            until(lambda: len(journeys) > 1 or moving.done(), "the slot does not come back")
        finally:
            done.set()
        moving.result()

    assert table.moves() == table.acknowledged
    assert table.get().json["version"] == 26


def test_a_cluster_that_starts_after_the_application_is_found(tmp_path: Path) -> None:
    alone = member(tmp_path)
    client = create_app(Config(redis_url=f"redis+cluster://127.0.0.1:{alone.port}")).test_client()
    assert client.get("/readyz").status_code == 503
    assert is_away(client.post("/v1/anaconda/sessions", json={}))
    assert client.post("/v1/anaconda/new", json={}).status_code == 200

    try:
        alone.start()
        assert is_away(client.post("/v1/anaconda/sessions", json={}))  # a node without slots
        alone.client.execute_command("CLUSTER ADDSLOTSRANGE", 0, 16383)
        until(lambda: healthy(alone))
        assert until_answered(lambda: client.post("/v1/anaconda/sessions", json={})).status_code == 201
        assert client.get("/readyz").status_code == 200
    finally:
        alone.stop()


def test_a_cluster_behind_a_password_is_entered_by_the_real_server(
    tmp_path: Path, serve: Callable[..., Serving]
) -> None:
    alone = member(tmp_path, password="p@ss:/?#[w]%")
    try:
        alone.start()
        alone.client.execute_command("CLUSTER ADDSLOTSRANGE", 0, 16383)
        until(lambda: healthy(alone))
        address = f"redis+cluster://:{quote('p@ss:/?#[w]%', safe='')}@127.0.0.1:{alone.port}"
        server = serve(environment={"REDIS_URL": address})
        answer = httpx.post(f"{server.url}/v1/anaconda/sessions", json={}, timeout=30)
        assert answer.status_code == 201
        assert f"at redis+cluster://127.0.0.1:{alone.port}" in server.output

        refused = serve(environment={"REDIS_URL": address.replace("://:p", "://:q")})
        assert refused.process.wait(30) != 0
        assert "cannot be used" in refused.output
        assert "%40ss" not in refused.output
    finally:
        alone.stop()


def test_a_slot_without_a_node_is_no_failure_of_ours_and_the_others_go_on(client: FlaskClient, nodes: Cluster) -> None:
    table, other = LiveTable(client), LiveTable(client)
    owner = nodes.owner(f"rw:{{{table.id}}}:session")
    slot = key_slot(f"rw:{{{table.id}}}:session".encode())
    for server in nodes.primaries:
        server.client.execute_command("CLUSTER DELSLOTS", slot)
    assert is_away(table.get())
    assert other.get().status_code == 200

    owner.client.execute_command("CLUSTER ADDSLOTS", slot)
    assert until_answered(table.get).status_code == 200
    table.play()
    assert table.moves() == table.acknowledged


@pytest.fixture
def watched_commands(clean_redis: str) -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """What a server is told, and what scripts tell it, until this is asked."""
    with (
        redis.Redis.from_url(clean_redis) as seen,
        redis.Redis.from_url(clean_redis) as told,
        seen.monitor() as monitor,
    ):

        def all_so_far() -> list[dict[str, Any]]:
            told.echo("that is all")
            commands: list[dict[str, Any]] = []
            for command in monitor.listen():
                if "that is all" in command["command"]:
                    return commands
                commands.append(command)
            return commands

        yield all_so_far


def test_a_script_touches_only_keys_that_it_was_given(
    watched_commands: Callable[[], list[dict[str, Any]]], clean_redis: str
) -> None:
    client = create_app(Config(redis_url=clean_redis)).test_client()
    for game in CATALOG:
        table = LiveTable(client, game)
        seat, move = table.next_move()
        for _ in range(2):
            assert table.move(seat, move, "once").status_code == 200
        client.post(f"{table.path}/tokens/0", headers=table.headers("host"))
        client.delete(table.path, headers=table.headers("host"))

    scripts = touched = 0
    given: list[str] = []
    for each in watched_commands():
        name, *words = each["command"].split()
        if name == "EVALSHA":  # EVAL comes only after it, for the same keys
            scripts += 1
            given = words[2 : 2 + int(words[1])]
            assert len({key_slot(key.encode()) for key in given}) == 1
        elif each["client_type"] == "lua" and name.upper() != "PUBLISH":
            touched += 1
            keys = words if name.upper() == "DEL" else words[:1]
            assert set(keys) <= set(given), each["command"]
    assert scripts >= 4 * len(CATALOG)
    assert touched > scripts
