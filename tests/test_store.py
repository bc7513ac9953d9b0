"""The store's scripts, against a real server: all or nothing, once, and never without an end."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest
import redis
from ports import free_port
from redis.crc import key_slot

from service.config import Config
from service.embedded import programs
from service.store import Change, Outcome, Store, StoreUnavailableError, channel_of

ID = "abcdefghijklmnopqrstuv"
VALUES = {"meta": "{}", "state": "first", "host": "h", "seat0": "a", "seat1": "b"}


@pytest.fixture
def client(clean_redis: str) -> Iterator[redis.Redis]:
    with redis.Redis.from_url(clean_redis) as connected:
        yield connected


@pytest.fixture
def store(clean_redis: str) -> Store:
    made = Store(Config(redis_url=clean_redis))
    made.create(ID, begun(["roll", "III=1"]))
    return made


def begun(plies: list[str], ttl_s: int = 100) -> Change:
    return Change(0, VALUES, plies, ["created", *plies], ttl_s)


def turn(
    version: int, *plies: str, state: str = "next", ttl_s: int = 100, key: str = "", answer: bytes = b""
) -> Change:
    return Change(version, {"state": state}, plies, plies, ttl_s, key=key, answer=answer)


def keys_of(client: redis.Redis) -> list[str]:
    return sorted(key.decode() for key in client.scan_iter("*"))


def test_a_session_is_read_as_it_was_created(store: Store) -> None:
    assert store.read(ID) == {**VALUES, "version": "1", "plies": "2", "events": "3"}
    assert store.read_with_plies(ID) == ({**VALUES, "version": "1", "plies": "2", "events": "3"}, ("roll", "III=1"))


def test_a_session_that_is_created_twice_by_a_broken_connection_is_there_once(store: Store) -> None:
    store.create(ID, begun(["roll", "III=1"]))

    assert store.read_with_plies(ID) == ({**VALUES, "version": "1", "plies": "2", "events": "3"}, ("roll", "III=1"))


def test_a_turn_appends_its_plies_and_changes_what_it_names(store: Store) -> None:
    assert store.commit(ID, turn(1, "x", "y")) == Outcome("applied")

    values = {**VALUES, "state": "next", "version": "2", "plies": "4", "events": "5"}
    assert store.read_with_plies(ID) == (values, ("roll", "III=1", "x", "y"))


def test_a_turn_from_an_old_version_changes_nothing(store: Store) -> None:
    store.commit(ID, turn(1, "x"))
    before = store.read_with_plies(ID)

    assert store.commit(ID, turn(1, "late")) == Outcome("stale")
    assert store.read_with_plies(ID) == before


def test_a_turn_that_is_sent_again_is_recognised_even_when_the_game_has_gone_on(store: Store) -> None:
    mine = turn(1, "mine")
    assert store.commit(ID, mine) == Outcome("applied")
    assert store.commit(ID, mine) == Outcome("applied")
    store.commit(ID, turn(2, "theirs"))

    assert store.commit(ID, mine) == Outcome("applied")
    _, plies = store.read_with_plies(ID) or ({}, ())
    assert plies == ("roll", "III=1", "mine", "theirs")


def test_the_same_move_of_a_rival_is_not_taken_for_the_own_one(store: Store) -> None:
    mine = turn(1, "same")
    store.commit(ID, mine)

    assert store.commit(ID, replace(mine, attempt="another")) == Outcome("stale")


def test_a_repeated_key_gets_the_first_answer_and_changes_nothing(store: Store) -> None:
    store.commit(ID, turn(1, "x", key="key:0:a", answer=b"\x00first\xff"))
    before = store.read_with_plies(ID)

    assert store.recall(ID, "key:0:a") == b"\x00first\xff"
    assert store.commit(ID, turn(2, "x", key="key:0:a", answer=b"second")) == Outcome("repeated", b"\x00first\xff")
    assert store.read_with_plies(ID) == before


def test_a_refused_turn_leaves_its_key_unused(store: Store) -> None:
    store.commit(ID, turn(7, "x", key="key:0:a", answer=b"never"))

    assert store.recall(ID, "key:0:a") is None


def test_nothing_can_be_changed_in_a_session_that_is_not_there(store: Store, client: redis.Redis) -> None:
    other = ID[::-1]

    assert store.read(other) is None
    assert store.read_with_plies(other) is None
    assert store.commit(other, turn(1, "x")) == Outcome("gone")
    assert not store.reissue(other, "seat0", "new")
    assert all(ID in key for key in keys_of(client))


def test_a_session_that_has_lost_moves_is_gone(store: Store, client: redis.Redis) -> None:
    client.rpop(f"rw:{{{ID}}}:moves")

    assert store.commit(ID, turn(1, "x")) == Outcome("gone")
    assert store.read_with_plies(ID) is None


def test_a_session_of_which_a_ply_is_too_many_is_none(store: Store, client: redis.Redis) -> None:
    client.rpush(f"rw:{{{ID}}}:moves", "later")

    assert store.read_with_plies(ID) is None
    assert store.commit(ID, turn(1, "x")) == Outcome("gone")


@pytest.mark.parametrize(("keep", "left"), [(0, []), (1, ["roll"]), (2, ["roll", "III=1"])])
def test_plies_are_taken_back_and_others_put_in_their_place(store: Store, keep: int, left: list[str]) -> None:
    assert store.commit(ID, replace(turn(1, "x"), keep=keep)) == Outcome("applied")
    assert store.commit(ID, turn(2, "y")) == Outcome("applied")

    values, plies = store.read_with_plies(ID) or ({}, ())
    assert plies == (*left, "x", "y")
    assert (values["plies"], values["events"]) == (str(len(plies)), "5")


def test_events_are_read_from_a_number_on_and_never_more_than_asked_for(store: Store) -> None:
    store.commit(ID, turn(1, "x", "y", "z"))

    def read(after: int, limit: int) -> list[bytes]:
        values, events = store.read_with_events(ID, after, limit) or ({}, [])
        assert values["events"] == "6"
        return events

    assert read(0, 100) == [b"created", b"roll", b"III=1", b"x", b"y", b"z"]
    assert read(2, 2) == [b"III=1", b"x"]
    assert read(6, 100) == []
    assert store.read_with_events(ID[::-1], 0, 10) is None


def test_every_change_is_announced_once_with_the_number_of_events(store: Store, client: redis.Redis) -> None:
    with client.pubsub(ignore_subscribe_messages=True) as listener:
        listener.subscribe(channel_of(ID))
        assert listener.get_message(timeout=5) is None  # the confirmation
        store.commit(ID, turn(1, "x", "y"))
        store.commit(ID, turn(1, "stale"))
        store.reissue(ID, "seat0", "new")
        store.delete(ID)
        heard = [listener.get_message(timeout=5) for _ in range(3)]

        assert [message["data"] for message in heard if message] == [b"5", b"5", b"0"]
        assert listener.get_message(timeout=0.05) is None


def test_a_promise_is_redeemed_once(store: Store) -> None:
    store.promise("ab" * 32, "secret", 100)

    with ThreadPoolExecutor(20) as pool:
        found = list(pool.map(lambda _: store.redeem("ab" * 32), range(20)))
    assert sorted(filter(None, found)) == ["secret"]
    assert store.redeem("cd" * 32) is None


def test_every_key_expires_and_a_turn_makes_all_live_longer(store: Store, client: redis.Redis) -> None:
    assert keys_of(client) == [f"rw:{{{ID}}}:{part}" for part in ("events", "moves", "session")]
    store.commit(ID, turn(1, "x", key="key:0:a", answer=b"a"))
    store.promise("ab" * 32, "secret", 100)
    assert len(keys_of(client)) == 5
    assert all(90 < client.ttl(key) <= 100 for key in keys_of(client))

    store.commit(ID, turn(2, "y", ttl_s=5000))
    assert all(4990 < client.ttl(key) <= 5000 for key in keys_of(client) if ID in key)


def test_a_refused_turn_makes_nothing_live_longer(store: Store, client: redis.Redis) -> None:
    store.commit(ID, turn(9, "x", ttl_s=5000))

    assert all(client.ttl(key) <= 100 for key in keys_of(client))


def test_a_new_token_replaces_the_old_one_and_nothing_else(store: Store) -> None:
    assert store.reissue(ID, "seat1", "new")

    assert store.read(ID) == {**VALUES, "seat1": "new", "version": "1", "plies": "2", "events": "3"}


def test_nothing_is_left_of_a_deleted_session(store: Store, client: redis.Redis) -> None:
    store.commit(ID, turn(1, "x", key="key:0:a", answer=b"a"))
    store.delete(ID)
    store.delete(ID)

    assert keys_of(client) == []


def test_all_keys_of_a_session_are_in_one_slot_of_a_cluster(store: Store, client: redis.Redis) -> None:
    store.commit(ID, turn(1, "x", key="key:0:a", answer=b"a"))

    assert len({key_slot(key.encode()) for key in keys_of(client)}) == 1


def test_of_50_turns_at_the_same_time_one_is_stored(store: Store) -> None:
    with ThreadPoolExecutor(50) as pool:
        found = list(pool.map(lambda number: store.commit(ID, turn(1, f"move{number}")).verdict, range(50)))

    assert sorted(found) == ["applied"] + ["stale"] * 49
    _, plies = store.read_with_plies(ID) or ({}, ())
    assert plies == ("roll", "III=1", f"move{found.index('applied')}")


def test_scripts_that_the_server_has_forgotten_are_sent_again(store: Store, client: redis.Redis) -> None:
    store.commit(ID, turn(1, "x"))
    client.script_flush()

    assert store.commit(ID, turn(2, "y")) == Outcome("applied")


def test_without_an_address_every_call_says_that_the_store_is_away() -> None:
    store = Store(Config())
    for call in (
        store.probe,
        lambda: store.read(ID),
        lambda: store.create(ID, begun([], 60)),
        lambda: store.delete(ID),
    ):
        with pytest.raises(StoreUnavailableError):
            call()


def test_the_scripts_run_on_a_cluster(tmp_path: Path) -> None:
    with cluster(tmp_path) as address:
        store = Store(Config(redis_url=address))
        store.create(ID, begun(["roll"]))

        assert store.commit(ID, turn(1, "x", key="key:0:a", answer=b"a")) == Outcome("applied")
        assert store.reissue(ID, "seat0", "new")
        assert (store.read_with_plies(ID) or ({}, ()))[1] == ("roll", "x")
        store.delete(ID)
        assert store.read(ID) is None


def test_the_scripts_run_on_the_stand_in_written_in_python() -> None:
    fakeredis = pytest.importorskip("fakeredis")
    stand_in = fakeredis.TcpFakeServer(("127.0.0.1", 0))
    port = stand_in.server_address[1]
    Thread(target=stand_in.serve_forever, daemon=True).start()
    store = Store(Config(redis_url=f"redis://127.0.0.1:{port}"))
    store.create(ID, begun(["roll"]))

    assert store.commit(ID, turn(1, "x", key="key:0:a", answer=b"a")) == Outcome("applied")
    assert store.commit(ID, turn(1, "x")) == Outcome("stale")
    assert store.commit(ID, turn(1, "x", key="key:0:a")) == Outcome("repeated", b"a")
    assert (store.read_with_plies(ID) or ({}, ()))[1] == ("roll", "x")
    stand_in.shutdown()
    stand_in.server_close()


def wait_for(client: redis.Redis) -> None:
    limit = time.monotonic() + 20
    while time.monotonic() < limit:
        try:
            client.ping()
        except redis.ConnectionError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError("the server does not answer")


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """A cluster of one node, which holds scripts to their declared keys like a large one."""
    port, bus = free_port(), free_port()
    server = next(iter(programs(folder, "wheel"))).command[0]
    own = ["--port", str(port), "--cluster-port", str(bus), "--cluster-enabled", "yes", "--dir", str(folder)]
    process = subprocess.Popen([server, *own, "--save", ""], stdout=subprocess.DEVNULL)
    address = f"redis://127.0.0.1:{port}"
    try:
        with redis.Redis.from_url(address) as client:
            wait_for(client)
            client.execute_command("CLUSTER ADDSLOTSRANGE", 0, 16383)
            limit = time.monotonic() + 20
            while client.cluster("INFO")["cluster_state"] != "ok":
                assert time.monotonic() < limit
                time.sleep(0.02)
        yield address
    finally:
        process.kill()
        process.wait()
