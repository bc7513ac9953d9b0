"""Primaries and replicas die, hang and come back under a running application, in a cluster and under sentinels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import redis
from flask.testing import FlaskClient
from live_tables import LiveTable, is_away, until_answered, until_available
from servers import Server, Watched, cluster, replicated, until, watched

from service.app import create_app
from service.config import Config
from service.connections import listener
from service.store import Change, Outcome, Store, StoreUnavailableError


def client_on(url: str, replicas: int = 0) -> FlaskClient:
    config = Config(redis_url=url, store_timeout_s=1.0, store_replicas=replicas, store_replicas_timeout_ms=300)
    return create_app(config).test_client()


def url_of(server: Server) -> str:
    return f"redis://127.0.0.1:{server.port}"


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """A primary and its replica, which nobody watches."""
    with replicated(tmp_path) as (primary, (replica,)):
        yield primary, replica


def test_a_move_is_acknowledged_only_when_a_replica_has_it(pair: tuple[Server, Server]) -> None:
    primary, replica = pair
    client = client_on(url_of(primary), replicas=1)
    table = LiveTable(client)
    table.play()
    seat, move = table.next_move()

    replica.freeze()
    answer = table.move(seat, move, "once")
    assert is_away(answer)
    assert "Idempotency-Key" in answer.json["detail"]
    table.client = client_on(url_of(primary), replicas=1)
    assert is_away(table.move(seat, move, "once"))  # a repeat acknowledges, too, so it waits, too
    assert is_away(client.post("/v1/anaconda/sessions", json={}))
    assert table.get().status_code == 200
    replica.thaw()
    answer = until_answered(lambda: table.move(seat, move, "once"))

    assert answer.status_code == 200
    assert table.moves() == table.acknowledged + answer.json["moves"]
    assert table.get().json["version"] == 3


def test_without_a_replica_nothing_is_acknowledged_and_a_repeat_plays_once(pair: tuple[Server, Server]) -> None:
    primary, replica = pair
    table = LiveTable(client_on(url_of(primary), replicas=1))
    seat, move = table.next_move()

    replica.kill()
    assert is_away(table.move(seat, move, "once"))
    assert is_away(table.move(seat, move, "once"))
    replica.start()
    until(replica.replicates)
    answer = until_answered(lambda: table.move(seat, move, "once"))

    assert answer.status_code == 200
    assert table.moves() == table.acknowledged + answer.json["moves"]
    assert table.get().json["version"] == 2


@pytest.mark.parametrize("replicas", [0, 1])
def test_a_move_without_a_copy_is_lost_with_its_primary_so_who_waits_does_not_acknowledge_it(
    pair: tuple[Server, Server], replicas: int
) -> None:
    primary, replica = pair
    table = LiveTable(client_on(url_of(primary), replicas))
    seat, move = table.next_move()
    until(lambda: replica.client.exists(f"rw:{{{table.id}}}:session"))
    replica.kill()
    acknowledged = not is_away(table.move(seat, move, "once"))
    primary.kill()
    replica.start()
    replica.client.execute_command("REPLICAOF", "NO", "ONE")
    table.client = client_on(url_of(replica))

    assert acknowledged == (replicas == 0)
    assert table.get().json["version"] == 1


def test_what_is_found_done_is_waited_for_as_well(pair: tuple[Server, Server]) -> None:
    primary, replica = pair
    config = Config(redis_url=url_of(primary), store_replicas=1, store_replicas_timeout_ms=300)
    begun, turn = Change(0, {}, [], ["created"], 100), Change(1, {}, ["move"], ["move"], 100, key="once", answer=b"a")
    again = replace(turn, attempt="another")

    replica.freeze()
    for _ in range(2):  # each store has new connections, of which nothing was written yet
        with pytest.raises(StoreUnavailableError, match="not known to be safe"):
            Store(config).create("id", begun)
        with pytest.raises(StoreUnavailableError, match="not known to be safe"):
            Store(config).commit("id", turn)
    with pytest.raises(StoreUnavailableError):
        Store(config).commit("id", again)
    replica.thaw()

    assert until_available(lambda: found_by(Store(config), again)) == Outcome("repeated", b"a")
    assert until_available(lambda: found_by(Store(config), turn)) == Outcome("applied")
    assert replica.client.lrange("rw:{id}:moves", 0, -1) == ["move"]


def found_by(store: Store, change: Change) -> Outcome | None:
    """What becomes of a change; None while the store is away."""
    try:
        return store.commit("id", change)
    except StoreUnavailableError:
        return None


@pytest.mark.parametrize("flushed", ["no", "everysec", "always"])
def test_a_server_with_a_log_that_is_killed_comes_back_with_every_acknowledged_move(
    tmp_path: Path, flushed: str
) -> None:
    server = Server(tmp_path, "--save", "", "--appendonly", "yes", "--appendfsync", flushed)
    try:
        table = LiveTable(client_on(url_of(server.start())))
        for _ in range(3):
            table.play()
            # With `everysec` it may hold back what it has acknowledged, as long as an earlier flush is running.
            until(lambda: not server.client.info("persistence")["aof_buffer_length"])
            server.kill()
            server.start()
            assert table.moves() == table.acknowledged
    finally:
        server.stop()


def test_a_primary_that_misses_its_replicas_refuses_and_changes_nothing(tmp_path: Path) -> None:
    demanding = ("--min-replicas-to-write", "1", "--min-replicas-max-lag", "2")
    with replicated(tmp_path, 1, *demanding) as (primary, (replica,)):
        until(lambda: primary.client.info("replication").get("min_slaves_good_slaves") == 1)
        table = LiveTable(client_on(url_of(primary)))
        table.play()
        seat, move = table.next_move()
        replica.kill()
        until(lambda: primary.client.info("replication").get("min_slaves_good_slaves") == 0)

        assert is_away(table.move(seat, move, "once"))
        assert table.get().json["version"] == 2
        assert table.moves() == table.acknowledged
        replica.start()
        assert until_answered(lambda: table.move(seat, move, "once")).json["version"] == 3


@pytest.mark.long
def test_a_game_outlives_a_node_of_the_cluster(tmp_path: Path) -> None:
    with cluster(tmp_path, replicas=1) as nodes:
        client = client_on(nodes.url, replicas=1)
        tables = [LiveTable(client) for _ in range(8)]
        for table in tables:
            table.play()
        dying = nodes.owner(f"rw:{{{tables[0].id}}}:session")
        hit = [table for table in tables if nodes.owner(f"rw:{{{table.id}}}:session") is dying]
        spared = [table for table in tables if table not in hit]

        dying.kill()
        assert is_away(hit[0].get())
        assert spared
        for table in spared:
            assert table.get("/record").json["record"]["moves"] == table.acknowledged
        for table in hit:
            assert table.moves() == table.acknowledged  # the replica has taken over
        seat, move = hit[0].next_move()
        assert is_away(hit[0].move(seat, move, "once"))  # and has no replica itself
        dying.start()
        until(dying.replicates)
        answer = until_answered(lambda: hit[0].move(seat, move, "once"))
        hit[0].acknowledged += answer.json["moves"]
        for table in tables:
            table.play()
            assert table.moves() == table.acknowledged


@pytest.mark.long
def test_a_cluster_goes_on_when_a_node_hangs(tmp_path: Path) -> None:
    with cluster(tmp_path, replicas=1) as nodes:
        client = client_on(nodes.url, replicas=1)
        tables = [LiveTable(client) for _ in range(12)]
        table = tables[0]
        table.play()
        hanging = nodes.owner(f"rw:{{{table.id}}}:session")
        spared = [other for other in tables if nodes.owner(f"rw:{{{other.id}}}:session") is not hanging]

        hanging.freeze()
        assert is_away(table.get())
        assert spared
        for other in spared:  # at once: nobody waits for a node that is not theirs
            assert other.get().status_code == 200
        assert table.moves() == table.acknowledged
        hanging.thaw()
        until(hanging.replicates)
        table.play()
        assert table.moves() == table.acknowledged


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Watched]:
    """A primary with two replicas under three sentinels."""
    with watched(tmp_path, 2) as made:
        yield made


def test_a_game_follows_the_sentinels_to_the_new_primary(guarded: Watched) -> None:
    client = client_on(guarded.url, replicas=1)
    tables = [LiveTable(client) for _ in range(3)]
    for table in tables:
        table.play()
    heard = listener(Config(redis_url=guarded.url))
    assert heard.ping()

    guarded.primary.kill()
    assert is_away(tables[0].get())
    with pytest.raises(redis.RedisError):
        heard.ping()
    for table in tables:
        assert table.moves() == table.acknowledged
        table.play()
        assert table.moves() == table.acknowledged
    assert guarded.leader() != guarded.primary.port
    hears(listener(Config(redis_url=guarded.url)), tables[0])


@pytest.mark.long
def test_a_primary_that_comes_back_from_a_long_hang_takes_no_game_with_it(guarded: Watched) -> None:
    table = LiveTable(client_on(guarded.url, replicas=1))
    table.play()

    guarded.primary.freeze()
    assert is_away(table.get())
    table.play()
    guarded.primary.thaw()
    until(guarded.primary.replicates)
    table.play()

    assert guarded.leader() != guarded.primary.port
    assert table.moves() == table.acknowledged
    assert table.get().json["version"] == 4


@pytest.mark.long
def test_a_dead_sentinel_is_passed_over(guarded: Watched) -> None:
    guarded.sentinels[0].kill()
    table = LiveTable(client_on(guarded.url))
    table.play()

    assert table.moves() == table.acknowledged


@pytest.mark.long
def test_servers_and_sentinels_have_passwords_of_their_own(tmp_path: Path) -> None:
    with watched(tmp_path, 1, password="of-servers", sentinel_password="of-sentinels") as guarded:
        url = guarded.url.replace("://", "://:of-servers@")
        table = LiveTable(client_on(f"{url}?sentinel_password=of-sentinels", replicas=1))
        table.play()
        assert table.moves() == table.acknowledged
        for wrong in (f"{url}?sentinel_password=of-servers", url, f"{guarded.url}?sentinel_password=of-sentinels"):
            assert is_away(client_on(wrong).post("/v1/anaconda/sessions", json={}))


def hears(client: redis.Redis, table: LiveTable) -> None:
    """Assert that a client is told of the next move of a game."""
    heard: Any = client.pubsub()
    heard.subscribe(f"rw:{{{table.id}}}:events")
    until(lambda: heard.get_message(timeout=1))
    table.play()
    assert until(lambda: heard.get_message(timeout=1))["type"] == "message"
