"""`/readyz` says what is not ready, and why."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
import redis
from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    ClusterDownError,
    NoPermissionError,
    ReadOnlyError,
    ResponseError,
    TryAgainError,
)
from redis.sentinel import MasterNotFoundError

from schemas.catalog import ReadinessSchema
from service import hub
from service.app import create_app
from service.cluster_map import SilentNodeError
from service.config import Config
from service.connections import TooFewReplicasError
from service.embedded import PrivateStore, private_store
from service.readiness import MEANINGS, STORE
from service.trouble import trouble_of


@pytest.fixture
def store() -> Iterator[PrivateStore]:
    """A server of the test's own."""
    with private_store("wheel", memory_mb=4) as found:
        yield found


def asked(url: str, **settings: object) -> tuple[int, str, list[str]]:
    """Status, verdict on the store and codes."""
    answer = create_app(Config(redis_url=url, **settings)).test_client().get("/readyz")
    assert not ReadinessSchema().validate(answer.json)
    for reason in answer.json["reasons"]:
        assert reason["detail"] == MEANINGS[reason["code"]]
    return answer.status_code, answer.json["store"], [each["code"] for each in answer.json["reasons"]]


def test_a_good_store_is_ready_and_keeps_nothing_of_the_question(store):
    assert asked(store.url) == (200, "ok", [])
    with redis.Redis.from_url(store.url) as client:
        (left,) = client.keys()
        assert 0 < client.pttl(left) <= 10_000


def test_a_store_that_is_not_there_is_away(tmp_path):
    assert asked(f"unix://{tmp_path}/nobody.sock") == (503, "unavailable", ["store_away"])


def test_a_full_store_is_named_though_it_answers(store):
    with redis.Redis.from_url(store.url) as client, contextlib.suppress(redis.exceptions.OutOfMemoryError):
        for number in range(100_000):
            client.set(f"filling:{number}", b"x" * 1000)
    assert asked(store.url) == (503, "unavailable", ["store_full"])


def test_a_replica_takes_no_changes(store):
    with redis.Redis.from_url(store.url) as client:
        client.replicaof("127.0.0.1", 1)
    assert asked(store.url) == (503, "unavailable", ["store_read_only"])


def test_missing_replicas_are_named_whoever_insists_on_them(store):
    assert asked(store.url, store_replicas=1, store_replicas_timeout_ms=50) == (
        503,
        "unavailable",
        ["store_unconfirmed"],
    )
    with redis.Redis.from_url(store.url) as client:
        client.config_set("min-replicas-to-write", 1)
    assert asked(store.url) == (503, "unavailable", ["store_replicas_missing"])


def test_a_wrong_password_is_a_wrong_configuration(store):
    with redis.Redis.from_url(store.url) as client:
        client.config_set("requirepass", "right")
    assert asked(store.url) == (503, "unavailable", ["store_misconfigured"])
    assert asked(f"{store.url}?password=wrong") == (503, "unavailable", ["store_misconfigured"])


def test_a_user_who_may_not_write_is_a_wrong_configuration(store):
    with redis.Redis.from_url(store.url) as client:
        client.acl_setuser("reader", enabled=True, passwords=["+r"], commands=["+@read"], keys=["*"])
    assert asked(f"{store.url}?username=reader&password=r") == (503, "unavailable", ["store_misconfigured"])


def test_a_process_that_is_about_to_stop_says_so_in_the_language_of_the_caller(store):
    app = create_app(Config(redis_url=store.url))
    app.extensions[hub.EXTENSION].close()
    answer = app.test_client().get("/readyz", headers={"Accept-Language": "de"})
    assert (answer.status_code, answer.json["store"], answer.json["status"]) == (503, "ok", "unavailable")
    assert answer.json["reasons"] == [
        {"part": "process", "code": "draining", "detail": "Dieser Prozess hört gleich auf."}
    ]


def caused(cause: Exception) -> redis.ConnectionError:
    failure = redis.ConnectionError("No node of the cluster can be used")
    failure.__cause__ = cause
    return failure


@pytest.mark.parametrize(
    ("failure", "trouble"),
    [
        (redis.ConnectionError("refused"), "away"),
        (ConnectionRefusedError(), "away"),
        (redis.TimeoutError(), "silent"),
        (SilentNodeError(), "silent"),
        (BusyLoadingError(), "loading"),
        (MasterNotFoundError(), "failing_over"),
        (ClusterDownError("CLUSTERDOWN"), "failing_over"),
        (TryAgainError("TRYAGAIN"), "failing_over"),
        (redis.ConnectionError("The previous master is now a slave"), "failing_over"),
        (ReadOnlyError(), "read_only"),
        (ResponseError("NOREPLICAS Not enough good replicas to write."), "replicas_missing"),
        (TooFewReplicasError(), "unconfirmed"),
        (redis.OutOfMemoryError(), "full"),
        (ResponseError("MISCONF Errors writing to the AOF file: No space left on device"), "not_saving"),
        (AuthenticationError(), "misconfigured"),
        (NoPermissionError(), "misconfigured"),
        (ResponseError("NOAUTH Authentication required."), "misconfigured"),
        (ResponseError("unknown command 'EVALSHA'"), "misconfigured"),
        (ResponseError("ERR something else"), "failing"),
        (caused(AuthenticationError()), "misconfigured"),
        (caused(redis.ConnectionError("refused")), "away"),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value),
)
def test_every_failure_of_the_store_has_its_code(failure, trouble):
    assert trouble_of(failure) == trouble


def test_every_trouble_has_a_sentence():
    assert {reason.code for reason in STORE.values()} | {"draining"} == set(MEANINGS)
