"""The store dies, hangs, or loses an answer under a running application."""

from __future__ import annotations

import os
import select
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.api.document import recorded_examples
from service.app import create_app
from service.config import Config, Rate
from service.embedded import PrivateStore, private_store

TIMEOUT_S = 2.0
"""A store that is well answers sooner, however busy the machine is."""


@pytest.fixture
def private() -> Iterator[PrivateStore]:
    """A server of the test's own, which it may kill."""
    with private_store("wheel") as store:
        yield store


def client_on(url: str, **settings: Any) -> FlaskClient:
    return create_app(Config(redis_url=url, **{"store_timeout_s": TIMEOUT_S, **settings})).test_client()


class Table:
    """A session of Anaconda, seen from seat 0."""

    def __init__(self, client: FlaskClient) -> None:
        answer = client.post("/v1/anaconda/sessions", json={"seed": "seven"})
        self.client, self.path = client, answer.headers["Location"]
        self.own = {"Authorization": f"Bearer {answer.json['tokens']['seats'][0]}"}

    def get(self, below: str = "") -> Any:
        return self.client.get(self.path + below, headers=self.own)

    def roll(self, **headers: str) -> Any:
        body = {"move": "roll:III,IV"}
        return self.client.post(self.path + "/moves", json=body, headers={**self.own, **headers})

    @property
    def record(self) -> list[str]:
        moves: list[str] = self.get("/record").json["record"]["moves"]
        return moves


def assert_unavailable(answer: Any) -> None:
    assert (answer.status_code, answer.json["code"]) == (503, "store_unavailable")
    assert answer.headers["Retry-After"] == "1"
    assert "redis" not in answer.text.lower()


def until(condition: Callable[[], bool], seconds: float = 20) -> None:
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.02)


def test_while_the_store_is_dead_stateless_operations_go_on_and_sessions_say_when_to_try_again(
    private: PrivateStore,
) -> None:
    client = client_on(private.url)
    table = Table(client)
    assert table.roll().status_code == 200
    before = table.get().json
    assert client.get("/readyz").status_code == 200

    os.kill(private.pid or 0, signal.SIGKILL)
    until(lambda: private.ended() is not None)
    for answer in (table.get(), table.roll(), table.get("/record"), table.get("/score"), table.get("/legal-moves")):
        assert_unavailable(answer)
    assert_unavailable(client.post("/v1/anaconda/sessions", json={}))
    assert client.post("/v1/anaconda/new", json={}).status_code == 200
    assert (client.get("/readyz").status_code, client.get("/healthz").status_code) == (503, 200)

    private.start()
    assert private.wait_until_ready()
    assert table.get().json == before
    assert client.get("/readyz").status_code == 200
    assert Table(client).roll().status_code == 200


def test_no_acknowledged_move_is_lost_when_the_store_is_killed_again_and_again(private: PrivateStore) -> None:
    client = client_on(private.url)
    tables = [Table(client) for _ in range(5)]
    for table in tables:
        acknowledged = table.roll().json["moves"]
        os.kill(private.pid or 0, signal.SIGKILL)
        until(lambda: private.ended() is not None)
        private.start()
        assert private.wait_until_ready()
        assert table.record == acknowledged


def test_a_hanging_store_is_given_up_soon_and_a_repeat_plays_the_move_once(private: PrivateStore) -> None:
    table = Table(client_on(private.url))
    assert table.get().status_code == 200

    os.kill(private.pid or 0, signal.SIGSTOP)
    began = time.monotonic()
    answer = table.roll(**{"Idempotency-Key": "once"})
    took = time.monotonic() - began
    os.kill(private.pid or 0, signal.SIGCONT)

    assert_unavailable(answer)
    assert took < 5 * TIMEOUT_S
    first = until_available(lambda: table.roll(**{"Idempotency-Key": "once"}))
    assert table.roll(**{"Idempotency-Key": "once"}).data == first.data
    assert table.record == first.json["moves"]


def test_while_the_store_is_silent_nobody_waits_for_it_twice(private: PrivateStore) -> None:
    table = Table(client_on(private.url))
    os.kill(private.pid or 0, signal.SIGSTOP)
    try:
        assert_unavailable(table.get())
        began = time.monotonic()
        for _ in range(20):
            assert_unavailable(table.get())
        assert time.monotonic() - began < 10 * TIMEOUT_S, "half of what it would be if each of the twenty waited"
    finally:
        os.kill(private.pid or 0, signal.SIGCONT)
    assert until_available(table.get).status_code == 200


def until_available(ask: Callable[[], Any]) -> Any:
    """The first answer that is no 503; the service sends callers away for a moment after a silence."""
    limit = time.monotonic() + 20
    while (answer := ask()).status_code == 503:
        assert time.monotonic() < limit
        time.sleep(0.05)
    return answer


# What needs no store does not wait for it, either, where callers are limited.

HINT = "/v1/anaconda/hint?position=III7-IV4-V3%20last:V%20seat:1/2&budget_ms=20"


@contextmanager
def hanging_store() -> Iterator[str]:
    """The address of a server that is stopped."""
    with private_store("wheel") as store:
        os.kill(store.pid or 0, signal.SIGSTOP)
        try:
            yield store.url
        finally:
            os.kill(store.pid or 0, signal.SIGCONT)


@contextmanager
def swallowing_port() -> Iterator[str]:
    """The address of a port whose system takes connections and what comes on them, while nobody reads there."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield f"redis://127.0.0.1:{door.getsockname()[1]}"


@pytest.mark.parametrize("silent", [hanging_store, swallowing_port])
def test_of_all_who_ask_what_needs_no_store_only_the_first_waits_for_a_silent_one(
    silent: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.store._SILENCE_S", 0)  # Whoever asks the store waits for it.
    monkeypatch.setattr("service.leases._PAUSE_S", 60)  # The machine may be busy.
    wait_s = 2 * TIMEOUT_S
    view = recorded_examples()["davinci_posterior"][0]["body"]
    create_app(Config()).test_client().post("/v1/davinci/posterior", json=view)  # Some things are made only once.
    with silent() as url:
        rates = {"limit_sessions": Rate(1000, 86_400), "limit_solver": Rate(100_000, 86_400)}
        client = client_on(url, store_timeout_s=wait_s, **rates)
        state = client.post("/v1/anaconda/new", json={}).json["state"]
        hint = {"game": "anaconda", "operation": "hint", "body": {"state": state, "budget_ms": 20}}
        answers = [
            lambda: client.get(HINT),
            lambda: client.post("/v1/anaconda/hint", json=hint["body"]),
            lambda: client.post("/v1/davinci/posterior", json=view),
            lambda: client.post("/v1/batch", json={"items": [hint] * 5}),
            lambda: client.get("/v1/limits"),
        ]

        assert lasting(lambda: client.get(HINT)) > wait_s
        took = [lasting(answer) for answer in answers * 5]
        assert max(took) < wait_s
        assert sum(took) < len(took) * wait_s / 4
        assert_unavailable(client.post("/v1/anaconda/sessions", json={}))


def lasting(ask: Callable[[], Any]) -> float:
    """How long it took until a request was answered with 200."""
    began = time.monotonic()
    assert ask().status_code == 200
    return time.monotonic() - began


def test_limits_hold_while_the_store_is_silent_and_for_all_together_when_it_is_back(
    private: PrivateStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 2000 ms, posteriors cost 250 each."""
    monkeypatch.setattr("service.leases._PAUSE_S", 1.0)
    rates = {"limit_sessions": Rate(2, 86_400), "limit_solver": Rate(2000, 86_400)}
    one, other = (client_on(private.url, **rates) for _ in range(2))
    view = recorded_examples()["davinci_posterior"][0]["body"]

    def ask(client: FlaskClient) -> int:
        return client.post("/v1/davinci/posterior", json=view).status_code

    def begin(client: FlaskClient) -> int:
        return client.post("/v1/anaconda/sessions", json={}).status_code

    os.kill(private.pid or 0, signal.SIGSTOP)
    try:
        assert [ask(one) for _ in range(10)] == [200] * 8 + [429] * 2
        assert [begin(one) for _ in range(4)] == [503] * 4
    finally:
        os.kill(private.pid or 0, signal.SIGCONT)

    until(lambda: ask(one) == 200)
    assert [ask(client) for client in (other, one) * 4] == [200] * 7 + [429]
    assert [begin(client) for client in (other, one) * 2] == [201, 201, 429, 429]


class Wire:
    """A line to the server that can be told to break after the next script, before its answer is through."""

    def __init__(self, url: str) -> None:
        self.path = url.removeprefix("unix://").partition("?")[0]
        self.breaks_left = 0
        self.broken = 0
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"redis://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with near, socket.socket(socket.AF_UNIX) as far:
            far.connect(self.path)
            swallow = False
            while True:
                ready, _, _ = select.select([near, far], [], [])
                for end in ready:
                    data = end.recv(1 << 20)
                    if not data:
                        return
                    if end is far and swallow:
                        self.broken += 1
                        return
                    if end is near and b"EVALSHA" in data and self.breaks_left:
                        self.breaks_left -= 1
                        swallow = True
                    (far if end is near else near).sendall(data)


@pytest.fixture
def wire(clean_redis: str) -> Iterator[Wire]:
    line = Wire(clean_redis)
    Table(client_on(clean_redis)).roll()  # from now on the server knows the scripts: what breaks is a script that ran
    yield line
    line.close()


def test_a_move_whose_answer_was_lost_on_the_wire_is_recognised_and_acknowledged(wire: Wire) -> None:
    table = Table(client_on(wire.url))
    wire.breaks_left = 1
    answer = table.roll()

    assert wire.broken == 1
    assert answer.status_code == 200
    assert table.record == answer.json["moves"]


def test_a_session_whose_answer_was_lost_on_the_wire_is_there_once(wire: Wire) -> None:
    client = client_on(wire.url)
    wire.breaks_left = 1
    table = Table(client)

    assert wire.broken == 1
    assert table.get().json["version"] == 1
    assert table.roll().status_code == 200


def test_a_move_that_was_played_but_never_acknowledged_is_answered_to_its_repeat(wire: Wire) -> None:
    table = Table(client_on(wire.url))
    wire.breaks_left = 100
    assert_unavailable(table.roll(**{"Idempotency-Key": "once"}))
    wire.breaks_left = 0
    repeated = table.roll(**{"Idempotency-Key": "once"})

    assert repeated.status_code == 200
    assert table.record == repeated.json["moves"]


def test_another_process_on_the_same_store_goes_on_with_the_game(clean_redis: str) -> None:
    table = Table(client_on(clean_redis))
    assert table.roll().status_code == 200
    before = table.get().json
    table.client = client_on(clean_redis)

    assert table.get().json == before
