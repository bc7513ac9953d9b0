"""Limits over HTTP: what counts, what is told, who is the caller; nothing at all where no limit is set."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from typing import Any
from urllib import request as urllib_request
from urllib.error import HTTPError

import pytest
import redis
from flask import Flask
from flask.testing import FlaskClient
from recorded import body_of, operations, order, sent
from werkzeug.test import TestResponse

from service.api import limiting
from service.api.document import recorded_examples
from service.app import create_app
from service.catalog import CATALOG
from service.config import Config, Rate
from service.embedded import private_store
from service.game import ContradictionError, Violation
from service.games.davinci import solver as davinci_solver
from service.limits import Limits, LocalCounter

POSITION = "/v1/anaconda/hint?position=III7-IV4-V3%20last:V%20seat:1/2"
ON = Config(limit_sessions=Rate(3, 3600), limit_solver=Rate(30_000, 86_400))
"""With this solver limit one ms is free again after 2.88 s."""
HEADERS = ("RateLimit", "RateLimit-Policy", "Retry-After")


def stopped_clock() -> float:
    return 1_800_000_000.0


made = cache(create_app)


def application(config: Config = ON) -> Flask:
    """An application that has counted nothing yet, in its process, with a clock that stands still."""
    app = made(config)
    app.extensions[limiting.EXTENSION] = Limits(config, LocalCounter(), stopped_clock)
    return app


@pytest.fixture
def limited(redis_url: str) -> FlaskClient:
    return application(replace(ON, redis_url=redis_url)).test_client()


def micros(answer: TestResponse) -> int:
    """The time that a hint says that it took, whole, so that sums of such times are exact."""
    return round(1000 * body_of(answer)["elapsed_ms"])


def left(answer: TestResponse) -> int:
    return int(answer.headers["RateLimit"].split(";")[1].removeprefix("r="))


def dealt(client: FlaskClient, game: str) -> Any:
    return body_of(client.post(f"/v1/{game}/new", json={"seed": "limits"}))


# What counts.


def test_the_hint_of_a_position_costs_the_time_that_it_tells(limited: FlaskClient) -> None:
    answer = limited.get(POSITION)

    assert answer.status_code == 200
    assert left(answer) == (30_000_000 - micros(answer)) // 1000
    assert answer.headers["RateLimit-Policy"] == '"solver";q=30000;w=86400'


def test_the_times_of_hints_add_up(limited: FlaskClient) -> None:
    state = dealt(limited, "numerus")["state"]
    answers = [limited.post("/v1/numerus/hint", json={"state": state, "budget_ms": 60}) for _ in range(3)]

    used = sum(map(micros, answers))
    assert used > 90_000
    assert left(answers[-1]) == (30_000_000 - used) // 1000


def test_where_something_is_hidden_a_hint_costs_what_it_may_take(limited: FlaskClient) -> None:
    body = {**order("davinci_hint"), "budget_nodes": None, "budget_ms": 123}

    assert [left(limited.post("/v1/davinci/hint", json=body)) for _ in range(2)] == [29_877, 29_754]
    assert left(limited.post("/v1/davinci/hint", json={**body, "budget_nodes": 50})) == 29_754 - 35


def test_where_something_is_hidden_the_headers_say_nothing_of_the_time_that_it_took(
    limited: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {**order("davinci_hint"), "budget_nodes": 50}
    quick = limited.post("/v1/davinci/hint", json=body)
    slow, real = application().test_client(), davinci_solver.hint

    def lazy(*given: Any) -> Any:
        threading.Event().wait(0.2)
        return real(*given)

    monkeypatch.setattr(davinci_solver, "hint", lazy)
    other = slow.post("/v1/davinci/hint", json=body)

    assert [quick.headers[name] for name in HEADERS[:2]] == [other.headers[name] for name in HEADERS[:2]]


def test_a_posterior_costs_the_same_each_time(limited: FlaskClient) -> None:
    body = order("davinci_posterior")

    assert [left(limited.post("/v1/davinci/posterior", json=body)) for _ in range(2)] == [29_750, 29_500]


def test_the_hint_of_a_live_game_counts_as_any_other(limited: FlaskClient) -> None:
    created = limited.post("/v1/davinci/sessions", json={"seats": ["A", "B"], "assist": "hints"})
    bearer = {"Authorization": f"Bearer {body_of(created)['tokens']['seats'][0]}"}

    answer = limited.get(f"{created.headers['Location']}/hint?budget_nodes=100", headers=bearer)
    assert (answer.status_code, left(answer)) == (200, 30_000 - 40)


def test_the_sessions_that_a_caller_begins_are_counted(limited: FlaskClient) -> None:
    answers = [limited.post(f"/v1/{game}/sessions", json={}) for game in ("anaconda", "numerus", "anaconda", "davinci")]

    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert [left(answer) for answer in answers] == [2, 1, 0, 0]
    assert answers[0].headers["RateLimit"] == '"sessions";r=2;t=1200'


def test_a_request_that_is_refused_costs_nothing(limited: FlaskClient) -> None:
    state = dealt(limited, "anaconda")["state"]
    refused = [
        limited.post("/v1/anaconda/hint", json={"state": state, "budget_ms": 0}),
        limited.post("/v1/anaconda/hint", data="{"),
        limited.post("/v1/anaconda/hint", json={"state": {**state, "to_move": 1}}),
        limited.get(f"/v1/anaconda/sessions/{'a' * 22}/hint"),
    ]

    assert [answer.status_code for answer in refused] == [422, 415, 409, 404]
    assert [answer.headers.get("RateLimit") for answer in refused[:2]] == [None, None]
    assert [left(answer) for answer in refused[2:]] == [30_000, 30_000]


def test_a_session_that_is_refused_costs_nothing(limited: FlaskClient) -> None:
    refused = limited.post("/v1/davinci/sessions", json={"setup": {"players": 2, "first_player": 3}})

    assert (refused.status_code, left(refused)) == (409, 3)


def test_finding_out_that_nothing_explains_a_view_is_work_and_counts(
    limited: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def contradiction(*_: Any, **__: Any) -> None:
        raise ContradictionError((Violation("hidden_contradicts", "Nothing explains this.", "davinci#a-turn"),))

    monkeypatch.setattr("service.games.davinci.posterior.posterior_of", contradiction)

    refused = limited.post("/v1/davinci/posterior", json=order("davinci_posterior"))
    assert (refused.status_code, body_of(refused)["code"], left(refused)) == (409, "invalid_state", 29_750)


def test_a_fault_of_ours_counts_in_full(limited: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.operations.hint", lambda *_: 1 / 0)

    broken = limited.get(f"{POSITION}&budget_ms=700")
    assert (broken.status_code, left(broken)) == (500, 29_300)


def test_a_copy_that_is_current_costs_nothing(limited: FlaskClient) -> None:
    tag = limited.get(POSITION).headers["ETag"]

    again = limited.get(POSITION, headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert "RateLimit" not in again.headers


def test_what_takes_no_solver_is_never_limited(limited: FlaskClient) -> None:
    answers = [limited.get("/v1/games"), limited.post("/v1/anaconda/new", json={}), limited.get("/healthz")]

    assert all("RateLimit" not in answer.headers for answer in answers)


# The end of it.


def exhausted() -> FlaskClient:
    """A client that has nothing left."""
    app = application(Config(limit_sessions=Rate(1, 3600), limit_solver=Rate(2000, 3600)))
    limits = app.extensions[limiting.EXTENSION]
    assert limits.reserve("sessions", "address:127.0.0.1", lambda: 1)
    assert limits.reserve("solver", "address:127.0.0.1", lambda: 2000)
    return app.test_client()


def test_whoever_has_used_everything_is_told_when_to_come_back() -> None:
    refused = exhausted().get(f"{POSITION}&budget_ms=100")

    assert refused.status_code == 429
    assert refused.content_type == "application/problem+json"
    assert body_of(refused)["code"] == "rate_limited"
    assert "2000 ms of solver time in 3600 s" in body_of(refused)["detail"]
    assert refused.headers["Retry-After"] == "180"
    assert refused.headers["RateLimit"] == '"solver";r=0;t=3600'
    assert refused.headers["RateLimit-Policy"] == '"solver";q=2000;w=3600'
    assert "Cache-Control" not in refused.headers


def test_a_page_of_another_origin_can_read_what_is_left(limited: FlaskClient) -> None:
    exposed = limited.get(POSITION, headers={"Origin": "https://play.example"}).headers["Access-Control-Expose-Headers"]

    assert {"RateLimit", "RateLimit-Policy", "Retry-After"} <= set(exposed.split(", "))


def test_429_is_documented_and_told_wherever_sessions_and_solvers_are_limited() -> None:
    client = exhausted()
    document = body_of(client.get("/openapi.json"))
    seen = set()

    for path, method, operation in operations(document):
        name = operation["operationId"]
        status = sent(client, path, method, recorded_examples().get(name, [{}])[0]).status_code
        assert (status == 429) == ("limited, this" in operation["description"]), name
        if status == 429:
            assert "429" in operation["responses"], name
            seen.add(name)

    games = [slug.replace("-", "_") for slug in CATALOG]
    assert {f"{game}_{what}" for game in games for what in ("hint", "create_session", "session_hint")} <= seen
    assert {"davinci_posterior", "tournament_standings", "tournament_pairings", "tournament_pairings_check"} <= seen
    headers = document["components"]["responses"]["RateLimited"]["headers"]
    assert set(headers) == set(HEADERS)


def test_organizers_pay_the_processor_time_that_their_request_took(limited: FlaskClient) -> None:
    answer = limited.post("/v1/tournaments/pairings", json=order("tournament_pairings"))

    assert answer.status_code == 200
    assert 29_000 < left(answer) < 30_000


def test_what_organizers_ask_in_vain_costs_nothing(limited: FlaskClient) -> None:
    refused = limited.post("/v1/tournaments/pairings", json={**order("tournament_pairings"), "absent": ["nobody"]})

    assert (refused.status_code, left(refused)) == (409, 30_000)


# Who calls.


def hint_for(client: FlaskClient, address: str, forwarded: str | None = None) -> int:
    """What is left after a hint that costs 1000 ms."""
    body = {**order("davinci_hint"), "budget_nodes": 9700}
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    answer = client.post("/v1/davinci/hint", json=body, headers=headers, environ_base={"REMOTE_ADDR": address})
    assert answer.status_code == 200
    return left(answer) // 1000


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solver that needs no time: what is granted is charged all the same."""
    real = davinci_solver.hint
    monkeypatch.setattr(
        davinci_solver, "hint", lambda view, budget, options: real(view, type(budget)(nodes=1), options)
    )


def test_each_address_is_a_caller_and_an_ipv6_network_is_one(quick: None) -> None:
    client = application().test_client()

    assert [hint_for(client, address) for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1")] == [29, 29, 28]
    assert [hint_for(client, address) for address in ("2001:db8::1", "2001:db8::2:1", "2001:db8:0:1::1")] == [
        29,
        28,
        29,
    ]
    assert hint_for(client, "::ffff:192.0.2.1") == 27


def test_without_trusted_proxies_nobody_is_believed_who_says_where_he_comes_from(quick: None) -> None:
    client = application().test_client()

    assert [hint_for(client, "192.0.2.1", f"198.51.100.{n}") for n in range(3)] == [29, 28, 27]


def test_behind_proxies_the_address_counts_that_the_first_trusted_one_saw(quick: None) -> None:
    client = application(replace(ON, proxies=2)).test_client()

    assert hint_for(client, "10.0.0.1", "198.51.100.7, 10.0.0.9") == 29
    assert hint_for(client, "10.0.0.2", "203.0.113.66, 198.51.100.7, 10.0.0.8") == 28
    assert hint_for(client, "10.0.0.1", "198.51.100.8, 10.0.0.9") == 29


def test_who_comes_past_the_proxies_is_counted_by_his_own_address(quick: None) -> None:
    client = application(replace(ON, proxies=2)).test_client()

    assert [hint_for(client, "192.0.2.1", forwarded) for forwarded in (None, "198.51.100.1", "198.51.100.2")] == [
        29,
        28,
        27,
    ]


# Off, and away.


def test_where_no_limit_is_set_nothing_is_told_and_the_store_is_not_asked() -> None:
    # A store of its own: that of the other tests is asked now and then by those who wait for news of games.
    with private_store() as store, redis.Redis.from_url(store.url) as watcher:
        client = create_app(Config(redis_url=store.url)).test_client()
        before = watcher.info("stats")["total_commands_processed"]
        answers = [client.get(POSITION), client.post("/v1/davinci/posterior", json=order("davinci_posterior"))]
        after = watcher.info("stats")["total_commands_processed"]

        created = client.post("/v1/anaconda/sessions", json={})
        assert all(b"limit" not in key for key in watcher.keys("*"))

    assert after - before == 1, "the look at the count itself"
    assert [answer.status_code for answer in answers] == [200, 200]
    assert all(name not in answer.headers for answer in [*answers, created] for name in HEADERS)


def test_a_kind_without_a_limit_is_free_while_the_other_is_counted(redis_url: str) -> None:
    client = create_app(Config(redis_url=redis_url, limit_sessions=Rate(1, 3600))).test_client()

    assert "RateLimit" not in client.get(POSITION).headers


def test_hints_go_on_and_are_counted_while_the_store_is_away() -> None:
    client = create_app(Config(limit_solver=Rate(2000, 86_400))).test_client()
    body = {**order("davinci_hint"), "budget_ms": 900, "budget_nodes": None}

    answers = [client.post("/v1/davinci/hint", json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_a_session_that_the_store_could_not_begin_costs_nothing() -> None:
    client = create_app(Config(limit_sessions=Rate(1, 3600))).test_client()

    answers = [client.post("/v1/anaconda/sessions", json={}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [503, 503, 503]
    assert [left(answer) for answer in answers] == [1, 1, 1]


# The real server.


def test_the_workers_of_a_server_share_one_count(serve: Any) -> None:
    server = serve("--workers", "2", environment={"REGELWERK_LIMIT_SESSIONS": "5/hour"})
    order = urllib_request.Request(f"{server.url}/v1/anaconda/sessions", b"{}", {"Content-Type": "application/json"})

    def begin(_: int) -> int:
        try:
            with urllib_request.urlopen(order) as answer:
                return int(answer.status)
        except HTTPError as refused:
            return refused.code

    with ThreadPoolExecutor(10) as pool:
        assert sorted(pool.map(begin, range(20))) == [201] * 5 + [429] * 15
