"""API keys over HTTP: who is let in, how much each may use, what needs a scope, and that no key is told anywhere."""

from __future__ import annotations

import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any
from urllib import request as urllib_request
from urllib.error import HTTPError

import orjson
import pytest
from access_files import CLOSED, EVERYBODY, KEYS, TIERS, access_file, key_lines, sent_by
from flask import Flask
from flask.testing import FlaskClient
from observing.measured import ADDRESS, page
from reliability.servers import within
from test_rate_limits import operations, order, sent
from werkzeug.test import Client, TestResponse

from service.access import ORGANIZER
from service.api import admitting, limiting
from service.api.document import recorded_examples
from service.app import create_app
from service.config import Config, Rate
from service.leases import Leased
from service.limits import LocalCounter
from service.refusal import Refusal

POSITION = "/v1/anaconda/hint?position=III7-IV4-V3%20last:V%20seat:1/2"
GAMES = "/v1/games"
Make = Callable[..., FlaskClient]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Flask]:
    """A function that makes an application with a file of access; each only once, since that takes seconds."""

    @cache
    def made(text: str, **settings: Any) -> Flask:
        return create_app(Config(access=access_file(tmp_path_factory.mktemp("access"), text), **settings))

    return made


@pytest.fixture
def make(kept: Callable[..., Flask], clean_redis: str) -> Make:
    """A function that gives an application with a file of access, which has counted nothing yet."""

    def made(text: str = TIERS + EVERYBODY, **settings: Any) -> FlaskClient:
        app = kept(text, **{"redis_url": clean_redis, **settings})
        limits = app.extensions[limiting.EXTENSION]
        limits._leased, limits._own = Leased(limits._shared), LocalCounter()
        return app.test_client()

    return made


@pytest.fixture
def guarded(make: Make) -> FlaskClient:
    return make()


def body_of(answer: TestResponse) -> Any:
    return orjson.loads(answer.data)


def seen(answer: TestResponse) -> tuple[int, str | None]:
    """The status and the code of a problem."""
    return answer.status_code, body_of(answer).get("code") if answer.status_code >= 400 else None


def left(answer: TestResponse, limit: str = "requests") -> int:
    """What the headers say is left of a limit."""
    told = dict(each.split(";")[:2] for each in answer.headers["RateLimit"].split(", "))
    return int(told[f'"{limit}"'].removeprefix("r="))


# Who is let in.


def test_a_key_counts_for_its_holder_wherever_he_calls_from(guarded: FlaskClient) -> None:
    addresses = ["192.0.2.1", "192.0.2.2", "2001:db8::1"]
    answers = [
        guarded.get(GAMES, headers=sent_by("club"), environ_base={"REMOTE_ADDR": address}) for address in addresses
    ]

    assert [left(answer) for answer in answers] == [99, 98, 97]
    assert left(guarded.get(GAMES, headers=sent_by("organizer"))) == 99


def test_strangers_are_counted_by_their_addresses(guarded: FlaskClient) -> None:
    answers = [guarded.get(GAMES, environ_base={"REMOTE_ADDR": f"192.0.2.{host}"}) for host in (1, 2, 1)]

    assert [left(answer) for answer in answers] == [4, 4, 3]


@pytest.mark.parametrize(
    ("key", "code"),
    [
        (KEYS["unlisted"], "unknown_api_key"),
        (KEYS["expired"], "expired_api_key"),
        (KEYS["club"][:-1], "unknown_api_key"),
        (f"{KEYS['club']},{KEYS['club']}", "unknown_api_key"),
        ("", "unknown_api_key"),
        ("\xff", "unknown_api_key"),
    ],
    # Keys are made anew in each process; the names of tests must not be.
    ids=["of nobody", "expired", "cut", "twice", "empty", "no text"],
)
@pytest.mark.parametrize("path", [GAMES, POSITION, "/v1/keys", "/v1/nothing", "/v1/anaconda/sessions/x/events"])
def test_a_bad_key_is_refused_everywhere_and_never_taken_for_none(make: Make, path: str, key: str, code: str) -> None:
    for text in (TIERS + EVERYBODY, CLOSED + EVERYBODY):
        refused = make(text).get(path, headers={"X-API-Key": key})

        assert seen(refused) == (401, code)
        assert refused.content_type == "application/problem+json"
        assert refused.headers["WWW-Authenticate"] == "ApiKey"
        assert "RateLimit" not in refused.headers


def test_a_refusal_is_told_as_every_other(guarded: FlaskClient) -> None:
    headers = {"X-API-Key": KEYS["expired"], "Accept-Language": "de", "X-Request-Id": "mine", "Origin": "https://a.b"}
    refused = guarded.get(GAMES, headers=headers)

    assert body_of(refused)["detail"] == "Der Schlüssel in `X-API-Key` gilt nicht mehr."
    assert body_of(refused)["instance"] == "urn:regelwerk:request:mine"
    assert refused.headers["X-Request-Id"] == "mine"
    assert "Access-Control-Allow-Origin" in refused.headers
    assert refused.headers["X-Content-Type-Options"] == "nosniff"


def test_a_closed_service_asks_everybody_for_a_key(make: Make) -> None:
    client = make(CLOSED + EVERYBODY)

    for path in (GAMES, POSITION, "/v1/anaconda/rules", "/v1/limits", "/v1/nothing"):
        assert seen(client.get(path)) == (401, "api_key_needed")
    assert seen(client.post("/v1/anaconda/new", json={})) == (401, "api_key_needed")
    assert seen(client.get(GAMES, headers=sent_by("club"))) == (200, None)


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/v1/keys", "/openapi.json", "/docs", "/"])
def test_what_everybody_must_be_able_to_see_needs_no_key_on_a_closed_service(make: Make, path: str) -> None:
    assert make(CLOSED + EVERYBODY).get(path).status_code == 200


def test_a_page_may_ask_whether_it_may_send_a_key(make: Make) -> None:
    asked = {
        "Origin": "https://play.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "x-api-key, content-type",
    }
    for text in (TIERS + EVERYBODY, CLOSED + EVERYBODY):
        answer = make(text).options("/v1/anaconda/new", headers=asked)

        assert answer.status_code == 200
        assert "x-api-key" in answer.headers["Access-Control-Allow-Headers"].lower()


SPELLINGS = ["{}", "{}/", "{}//", "/{}", "//{}", "//{}//"]
"""Of a path, as it comes from a line (a client of tests would take what follows `//` for a host)."""


def at(path: str, spelling: str = "{}") -> dict[str, Any]:
    return {"environ_overrides": {"PATH_INFO": spelling.format(path)}}


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("path", [GAMES, "/v1/limits", "/v1/anaconda/rules", "/v1/davinci/sessions/x", "/v1/nothing"])
def test_no_other_number_of_slashes_goes_round_the_door(make: Make, path: str, spelling: str) -> None:
    client = make(CLOSED + EVERYBODY)

    assert seen(client.get(**at(path, spelling))) == (401, "api_key_needed")
    assert seen(client.get(**at(path.removeprefix("/"), "{}"))) == (401, "api_key_needed")
    known = {"/v1/nothing": 404, "/v1/davinci/sessions/x": 404}.get(path, 200)
    assert client.get(**at(path, spelling), headers=sent_by("club")).status_code == known


@pytest.mark.parametrize(
    "path", ["/%76%31/games", "/v1/./games", "/V1/games", "/v1//games", "/v1/games/.", "/v1;/games"]
)
def test_no_other_spelling_of_a_path_goes_round_the_door(make: Make, path: str) -> None:
    assert make(CLOSED + EVERYBODY).get(path).status_code in {401, 404}


@pytest.mark.parametrize("spelling", [*SPELLINGS, "/%2f{}"])
def test_nothing_that_the_document_names_answers_without_a_key_however_it_is_written(make: Make, spelling: str) -> None:
    client = make(CLOSED + EVERYBODY)
    document = body_of(client.get("/openapi.json"))

    for path, method, operation in operations(document):
        if not path.startswith("/v1/") or path == "/v1/keys":
            continue
        example = recorded_examples().get(operation["operationId"], [{}])[0]
        filled = path.replace("{session_id}", "a" * 22).replace("{seat}", "0")
        written = {"path": "/%2f" + filled.strip("/")} if "%" in spelling else at(filled, spelling)
        answer = client.open(**written, method=method.upper(), json=example.get("body"))
        assert seen(answer) == (401, "api_key_needed"), path


def test_whoever_has_come_past_the_door_is_refused_inside(make: Make) -> None:
    app = make(CLOSED + EVERYBODY).application
    past = Client(super(type(app), app).wsgi_app, app.response_class)

    for path in (GAMES, POSITION, "//v1/games", "/v1/anaconda/rules"):
        assert seen(past.get(**at(path.partition("?")[0]))) == (401, "api_key_needed")
    for path in ("/v1/tournaments/standings", "/v1/anaconda/sessions", "/v1/batch"):
        assert seen(past.post(path, json={})) == (401, "api_key_needed")
    assert past.get("/v1/keys").status_code == 200
    assert past.options(GAMES).status_code == 200


def test_of_whom_nobody_knows_who_he_is_has_no_scope_where_access_is_on(make: Make, clean_redis: str) -> None:
    with make(CLOSED + EVERYBODY).application.test_request_context("/"), pytest.raises(Refusal) as refused:
        admitting.require(ORGANIZER)
    assert refused.value.code == "missing_scope"
    with create_app(Config(redis_url=clean_redis)).test_request_context("/"):
        admitting.require(ORGANIZER)


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_what_is_for_everybody_is_so_in_every_spelling(make: Make, spelling: str) -> None:
    client = make(CLOSED + EVERYBODY)

    assert [client.get(**at(path, spelling)).status_code for path in ("/v1/keys", "/docs", "/healthz")] == [200] * 3


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_plain_question_counts_in_every_spelling(guarded: FlaskClient, spelling: str) -> None:
    asked = [
        guarded.post(**at("/v1/anaconda/new", spelling), json={"seed": "x"}, headers=sent_by("club")) for _ in range(2)
    ]

    assert [left(answer) for answer in asked] == [99, 98]
    assert asked[0].data == asked[1].data


def test_where_access_is_off_keys_are_not_looked_at(clean_redis: str) -> None:
    client = create_app(Config(redis_url=clean_redis)).test_client()

    answer = client.post("/v1/tournaments/standings", json=order("tournament_standings"), headers={"X-API-Key": "x"})
    assert answer.status_code == 200
    assert "RateLimit" not in answer.headers


# How much.


def test_whoever_has_sent_his_requests_is_refused_whatever_he_asks(guarded: FlaskClient) -> None:
    state = body_of(guarded.post("/v1/anaconda/new", json={"seed": "x"}))["state"]
    for _ in range(4):
        assert guarded.get(GAMES).status_code == 200

    refused = guarded.post("/v1/anaconda/legal-moves", json={"state": state})
    assert seen(refused) == (429, "rate_limited")
    assert "5 requests in 3600 s" in body_of(refused)["detail"]
    assert 700 <= int(refused.headers["Retry-After"]) <= 720
    assert refused.headers["RateLimit-Policy"] == '"requests";q=5;w=3600'
    assert left(refused) == 0
    assert guarded.get("/healthz").status_code == 200
    assert guarded.get(GAMES, headers=sent_by("club")).status_code == 200


def test_plain_questions_count_as_the_others_do(guarded: FlaskClient) -> None:
    state = body_of(guarded.post("/v1/anaconda/new", json={"seed": "x"}, headers=sent_by("club")))["state"]
    answers = [
        guarded.post("/v1/anaconda/legal-moves", json={"state": state}, headers=sent_by("club")) for _ in range(5)
    ]

    assert [left(answer) for answer in answers] == [98, 97, 96, 95, 94]
    assert {answer.headers["RateLimit-Policy"] for answer in answers} == {'"requests";q=100;w=3600'}


def test_an_answer_tells_of_all_limits_that_it_counts_for(guarded: FlaskClient) -> None:
    answer = guarded.get(POSITION, headers=sent_by("club"))

    assert (left(answer), answer.status_code) == (99, 200)
    assert 50_000 < left(answer, "solver") <= 60_000
    assert answer.headers["RateLimit-Policy"] == '"requests";q=100;w=3600, "solver";q=60000;w=3600'


def test_a_tier_has_limits_of_its_own_whatever_the_settings_say(make: Make) -> None:
    client = make(limit_sessions=Rate(1, 86_400))
    begin = [client.post("/v1/anaconda/sessions", json={}, headers=sent_by("club")) for _ in range(3)]

    assert [left(answer, "sessions") for answer in begin] == [49, 48, 47]
    strangers = [client.post("/v1/anaconda/sessions", json={}) for _ in range(2)]
    assert [answer.status_code for answer in strangers] == [201, 429]


def test_the_items_of_a_batch_count_a_tenth_each(guarded: FlaskClient) -> None:
    items = [{"game": "anaconda", "operation": "new", "body": {}}] * 50
    guarded.post("/v1/batch", json={"items": items}, headers=sent_by("club"))

    assert left(guarded.get(GAMES, headers=sent_by("club"))) == 100 - 1 - 5 - 1


def test_the_items_of_a_batch_that_are_too_many_are_refused_one_by_one(guarded: FlaskClient) -> None:
    items = [{"game": "anaconda", "operation": "new", "body": {}}] * 60
    answer = guarded.post("/v1/batch", json={"items": items})
    statuses = [item["status"] for item in body_of(answer)["items"]]
    lines = guarded.post("/v1/batch", data=b'{"game": "anaconda", "operation": "new"}\n', content_type=LINES)

    assert statuses == [200] * 40 + [429] * 20
    assert body_of(answer)["items"][-1]["problem"]["code"] == "rate_limited"
    assert seen(lines) == (429, "rate_limited")


LINES = "application/x-ndjson"


@pytest.mark.parametrize(
    ("line", "status"), [(b"x", 400), (b"1", 422), (b'{"game": "anaconda"}', 422), (b'{"id": "a", "game": 3}', 422)]
)
def test_bad_lines_of_a_batch_count_as_good_ones_do(guarded: FlaskClient, line: bytes, status: int) -> None:
    answer = guarded.post("/v1/batch", data=b"\n".join([line] * 60), content_type=LINES)

    assert [body["status"] for body in map(orjson.loads, answer.data.splitlines())] == [status] * 40 + [429]


def test_the_first_line_for_which_nothing_is_left_is_the_last_and_keeps_its_name(guarded: FlaskClient) -> None:
    item = {"game": "anaconda", "operation": "new"}
    lines = b"\n".join(orjson.dumps({"id": str(number), **item}) for number in range(42))
    answer = guarded.post("/v1/batch", data=lines, content_type=LINES)

    assert [body["id"] for body in map(orjson.loads, answer.data.splitlines())] == [str(each) for each in range(41)]


def test_what_is_left_is_told_after_the_items_of_a_batch_and_before_its_lines(guarded: FlaskClient) -> None:
    item = {"game": "anaconda", "operation": "new"}
    whole = guarded.post("/v1/batch", json={"items": [item] * 50}, headers=sent_by("club"))
    lines = guarded.post(
        "/v1/batch", data=(orjson.dumps(item) + b"\n") * 50, content_type=LINES, headers=sent_by("club"), buffered=True
    )
    after = guarded.get(GAMES, headers=sent_by("club"))

    assert [left(answer) for answer in (whole, lines, after)] == [94, 93, 87]


def test_requests_at_the_same_time_cannot_use_the_same(guarded: FlaskClient) -> None:
    app = guarded.application

    def ask(_: int) -> int:
        return app.test_client().get(GAMES, headers=sent_by("club")).status_code

    with ThreadPoolExecutor(16) as pool:
        statuses = list(pool.map(ask, range(130)))
    assert (statuses.count(200), statuses.count(429)) == (100, 30)


def test_processes_share_one_count(make: Make) -> None:
    one = make()
    other = make(metrics_bind=ADDRESS)
    answers = [client.get(GAMES) for client in (one, other, one, other, one, other)]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 200, 429]


def test_requests_are_answered_and_counted_while_the_store_is_away(make: Make) -> None:
    client = make(redis_url=None)

    assert [client.get(GAMES).status_code for _ in range(6)] == [200] * 5 + [429]


def test_every_operation_says_that_it_can_be_refused_for_keys_and_limits() -> None:
    document = body_of(create_app(Config()).test_client().get("/openapi.json"))

    for path, _, operation in operations(document):
        is_guarded = path.startswith("/v1/")
        assert ({"401", "429"} <= set(operation["responses"])) == is_guarded, path
        assert any("apiKey" in each for each in operation["security"]) == is_guarded, path
        good = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
        assert ("RateLimit" in good.get("headers", {})) == is_guarded, path
    assert document["components"]["securitySchemes"]["apiKey"] == {
        "type": "apiKey",
        "in": "header",
        "name": "X-API-Key",
        "description": "The key of a caller, where the operator gives out keys; scopes: organizer.",
    }


@pytest.mark.parametrize("status", [401, 429])
def test_what_is_documented_happens_everywhere(make: Make, status: int) -> None:
    client = make(CLOSED + EVERYBODY if status == 401 else '[tiers.anonymous]\nrequests = "1/day"')
    document = body_of(client.get("/openapi.json"))
    client.get(GAMES)

    for path, method, operation in operations(document):
        example = recorded_examples().get(operation["operationId"], [{}])[0]
        if path.startswith("/v1/") and (status, path) != (401, "/v1/keys"):
            assert sent(client, path, method, example).status_code == status, path


# At a time.


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[threading.Semaphore, threading.Event]]:
    """Replays that begin (told by the first) and wait (for the second)."""
    begun, go = threading.Semaphore(0), threading.Event()

    def replay(*_: Any) -> Any:
        begun.release()
        assert go.wait(10)
        return 1 / 0

    monkeypatch.setattr("service.operations.replay_text", replay)
    yield begun, go
    go.set()


def test_no_more_requests_of_a_caller_than_may_be_are_under_way(
    guarded: FlaskClient, slow: tuple[threading.Semaphore, threading.Event]
) -> None:
    begun, go = slow
    app = guarded.application

    def ask(_: int) -> tuple[int, str | None]:
        return seen(
            app.test_client().post("/v1/anaconda/replay", json={"text": ""}, headers=sent_by("small"), buffered=True)
        )

    with ThreadPoolExecutor(2) as pool:
        under_way = [pool.submit(ask, number) for number in range(2)]
        assert all(begun.acquire(timeout=10) for _ in range(2))
        refused = guarded.get(GAMES, headers=sent_by("small"), buffered=True)
        other = guarded.get(GAMES, headers=sent_by("club"))
        go.set()

        assert [each.result() for each in under_way] == [(500, "internal_error")] * 2
    assert seen(refused) == (429, "too_many_at_once")
    assert refused.headers["Retry-After"] == "1"
    assert other.status_code == 200
    again = guarded.get(GAMES, headers=sent_by("small"), buffered=True)
    assert again.status_code == 200, "places are given back, after faults too"


def test_a_place_is_held_until_the_answer_has_been_sent_or_its_reader_is_gone(guarded: FlaskClient) -> None:
    held = [guarded.get(GAMES, headers=sent_by("small"), buffered=False) for _ in range(2)]

    assert seen(guarded.get(GAMES, headers=sent_by("small"))) == (429, "too_many_at_once")
    held[0].close()
    held[0].close()
    assert guarded.get(GAMES, headers=sent_by("small"), buffered=True).status_code == 200
    again = guarded.get(GAMES, headers=sent_by("small"), buffered=False)
    assert seen(guarded.get(GAMES, headers=sent_by("small"))) == (429, "too_many_at_once")
    for each in (held[1], again):
        each.close()


def test_streams_have_places_of_their_own(guarded: FlaskClient) -> None:
    created = guarded.post("/v1/anaconda/sessions", json={}, headers=sent_by("small"), buffered=True)
    events = f"{created.headers['Location']}/events"
    stream = {**sent_by("small"), "Accept": "text/event-stream"}
    first = guarded.get(events, headers=stream)

    assert first.status_code == 200
    assert seen(guarded.get(events, headers=stream, buffered=True)) == (429, "too_many_at_once")
    assert guarded.get(created.headers["Location"], headers=sent_by("small"), buffered=True).status_code == 200
    first.close()
    second = guarded.get(events, headers=stream)
    assert second.status_code == 200
    second.close()


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("accept", ["text/event-stream", "application/json"])
def test_who_may_have_no_streams_has_none_in_any_spelling(make: Make, spelling: str, accept: str) -> None:
    client = make("[tiers.none]\nstreams = 0\n" + key_lines("club", "none"))
    created = client.post("/v1/anaconda/sessions", json={}, headers=sent_by("club"))
    events = f"{created.headers['Location']}/events"

    refused = client.get(**at(events, spelling), headers={**sent_by("club"), "Accept": accept})
    assert seen(refused) == (429, "too_many_at_once")


def test_what_is_refused_for_its_number_costs_no_request(make: Make) -> None:
    client = make('[tiers.anonymous]\nrequests = "9/day"\nconcurrency = 1')
    held = client.get(GAMES, buffered=False)
    assert [client.get(GAMES).status_code for _ in range(20)] == [429] * 20
    held.close()

    assert left(client.get(GAMES, buffered=True)) == 7


# How large.


@pytest.mark.parametrize("size", [2047, 2048, 2049, 100_000])
@pytest.mark.parametrize("is_chunked", [False, True])
def test_a_tier_can_bound_bodies(guarded: FlaskClient, size: int, *, is_chunked: bool) -> None:
    body = b"{" + b" " * (size - 2) + b"}"
    framing = {"environ_base": {"wsgi.input_terminated": True}} if is_chunked else {}
    answers: list[TestResponse] = []
    for name in ("small", "club"):
        headers = sent_by(name) | ({"Transfer-Encoding": "chunked", "Content-Length": ""} if is_chunked else {})
        answers.append(
            guarded.post(
                "/v1/anaconda/new",
                data=body,
                content_type="application/json",
                headers=headers,
                buffered=True,
                **framing,
            )
        )

    assert [answer.status_code for answer in answers] == [200 if size <= 2048 else 413, 200]
    if size > 2048:
        assert answers[0].json["detail"] == "The body is larger than 2048 bytes, the most that may be sent."


@pytest.mark.parametrize("size", ["9" * 19, "9" * 5000, "0" * 5000])
def test_a_size_that_cannot_be_true_is_refused(guarded: FlaskClient, size: str) -> None:
    answer = guarded.post(
        "/v1/anaconda/new",
        data=b"{}",
        content_type="application/json",
        headers=sent_by("small"),
        environ_overrides={"CONTENT_LENGTH": size},
    )

    assert seen(answer) == (413, "request_too_large")


# What needs a scope.


@pytest.mark.parametrize("name", ["club", None])
@pytest.mark.parametrize("operation", ["standings", "pairings", "pairings/check"])
def test_tournaments_are_for_organizers(guarded: FlaskClient, operation: str, name: str | None) -> None:
    path, body = f"/v1/tournaments/{operation}", order(f"tournament_{operation.replace('/', '_')}")

    refused = guarded.post(path, json=body, headers=sent_by(name))
    assert seen(refused) == (403, "missing_scope")
    assert body_of(refused)["detail"] == "This needs an API key with the scope organizer."
    assert seen(guarded.post(path, data="{", headers=sent_by(name))) == (403, "missing_scope"), "before it is read"
    assert guarded.post(path, json=body, headers=sent_by("organizer")).status_code == 200


@pytest.fixture
def signing(make: Make, tmp_path: Path) -> FlaskClient:
    key = tmp_path / "key"
    key.touch(mode=0o600)
    key.write_text("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8")
    return make(signing_key=str(key))


def test_receipts_are_signed_for_organizers_only_alone_and_in_batches(signing: FlaskClient) -> None:
    record = {"moves": ["roll:III,IV", "III=7,IV=4", "V=8@III"]}
    body = {"record": record, "receipt": True}
    item = {"game": "anaconda", "operation": "score", "body": body}

    for name, statuses in (("club", (403, 403)), ("organizer", (200, 200))):
        alone = signing.post("/v1/anaconda/score", json=body, headers=sent_by(name))
        batch = signing.post("/v1/batch", json={"items": [item]}, headers=sent_by(name))
        assert (alone.status_code, body_of(batch)["items"][0]["status"]) == statuses
    assert signing.post("/v1/anaconda/score", json={"record": record}, headers=sent_by("club")).status_code == 200


def test_a_receipt_can_be_checked_by_everybody(signing: FlaskClient) -> None:
    body = {"record": {"game": "anaconda", "moves": ["roll:III,IV"]}, "receipt": True}
    scored = body_of(signing.post("/v1/anaconda/score", json=body, headers=sent_by("organizer")))

    answer = signing.post("/v1/receipts/verify", json={"receipt": scored["receipt"], "record": body["record"]})
    assert body_of(answer) == {"valid": True, "violations": []}


def test_where_a_scope_is_needed_the_document_says_so() -> None:
    document = body_of(create_app(Config()).test_client().get("/openapi.json"))
    told = {
        operation["operationId"]
        for _, _, operation in operations(document)
        if "scope `organizer`" in operation["description"]
    }

    assert {"tournament_standings", "tournament_pairings", "tournament_pairings_check", "anaconda_score"} <= told
    for _, _, operation in operations(document):
        assert operation["operationId"] not in told or "403" in operation["responses"]


# Caches.


def test_an_answer_to_the_holder_of_a_key_is_his(guarded: FlaskClient) -> None:
    stranger, holder = guarded.get(POSITION), guarded.get(POSITION, headers=sent_by("club"))

    assert stranger.headers["Cache-Control"] == "public, max-age=3600"
    assert set(holder.headers["Cache-Control"].split(", ")) == {"private", "max-age=3600"}
    assert all("X-API-Key" in answer.headers["Vary"] for answer in (stranger, holder))


def test_a_closed_service_lets_nobody_else_keep_its_answers(make: Make) -> None:
    client = make(CLOSED + EVERYBODY)

    for path in (POSITION, "/v1/anaconda/solution", "/v1/keys"):
        kept = client.get(path, headers=sent_by("club")).headers["Cache-Control"]
        assert "private" in kept
        assert "public" not in kept


# What one may use.


def test_a_caller_is_told_what_he_may_use(guarded: FlaskClient) -> None:
    guarded.post("/v1/anaconda/sessions", json={}, headers=sent_by("organizer"))
    told = body_of(guarded.get("/v1/limits", headers=sent_by("organizer")))

    assert (told["holder"], told["tier"], told["scopes"]) == ("organizer", "club", ["organizer"])
    limits = {each["kind"]: (each["amount"], each["window_s"], each["left"]) for each in told["limits"]}
    assert limits == {"requests": (100, 3600, 98), "sessions": (50, 3600, 49), "solver": (60_000, 3600, 60_000)}
    small = body_of(guarded.get("/v1/limits", headers=sent_by("small")))
    assert (small["limits"], small["concurrency"], small["streams"], small["max_body_bytes"]) == ([], 2, 1, 2048)


def test_a_stranger_is_told_what_he_may_use(guarded: FlaskClient) -> None:
    told = body_of(guarded.get("/v1/limits"))

    assert (told["holder"], told["tier"], told["scopes"]) == (None, "anonymous", [])
    assert [(each["kind"], each["left"]) for each in told["limits"]] == [("requests", 4)]
    assert told["max_body_bytes"] == 1 << 20


def test_where_access_is_off_what_the_settings_limit_is_told(clean_redis: str) -> None:
    client = create_app(Config(redis_url=clean_redis, limit_sessions=Rate(3, 60))).test_client()
    client.post("/v1/anaconda/sessions", json={})
    told = client.get("/v1/limits")

    assert told.headers["Cache-Control"] == "no-store"
    assert body_of(told) == {
        "holder": None,
        "tier": None,
        "scopes": ["organizer"],
        "limits": [{"kind": "sessions", "amount": 3, "window_s": 60, "left": 2, "reset_s": 20}],
        "concurrency": None,
        "streams": None,
        "max_body_bytes": 1 << 20,
    }


# Secrets.


def test_no_key_is_told_in_an_answer_a_log_or_a_metric(
    make: Make, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    client = make(access_log=True, log_format="json", metrics_bind=ADDRESS)
    monkeypatch.setattr("service.operations.replay_text", lambda *_: 1 / 0)
    answers = []
    for key in KEYS.values():
        headers = {"X-API-Key": key}
        answers += [client.get(path, headers=headers) for path in (GAMES, POSITION, "/v1/limits", "/v1/nothing")]
        answers.append(client.post("/v1/anaconda/replay", json={"text": ""}, headers=headers))
        answers.append(client.post("/v1/tournaments/standings", json={}, headers=headers))
    metrics = page(client)

    told = "".join(answer.text + str(answer.headers) for answer in [*answers, metrics])
    told += "".join(f"{record.msg} {record.args} {record.exc_text} {record.getMessage()}" for record in caplog.records)
    assert "internal error in request" in told
    assert "regelwerk_http_requests_total" in told
    assert not any(key in told or key.removeprefix("rwk_") in told for key in KEYS.values())


def test_refusals_are_counted_by_what_there_was_too_much_of(make: Make) -> None:
    tier = '[tiers.anonymous]\nrequests = "1/day"\nconcurrency = 1'
    client = make(tier, metrics_bind=ADDRESS)
    held = client.get(GAMES, buffered=False)
    client.get(GAMES, buffered=True)
    held.close()
    client.get(GAMES, buffered=True)
    client.get(GAMES, headers={"X-API-Key": "x"}, buffered=True)
    told = page(client).text

    assert 'regelwerk_refusals_total{limit="requests"} 1.0' in told
    assert 'regelwerk_refusals_total{limit="at_once"} 1.0' in told
    for code, status in (("too_many_at_once", 429), ("rate_limited", 429), ("unknown_api_key", 401)):
        line = f'{{code="{code}",method="GET",route="/v1/games",status="{status}"}} 1.0'
        assert f"regelwerk_http_requests_total{line}" in told


def test_the_log_names_the_holder_of_a_key(make: Make, capfd: pytest.CaptureFixture[str]) -> None:
    client = make(access_log=True, log_format="json")
    client.get(GAMES, headers=sent_by("club"))
    client.get(GAMES, headers={"X-API-Key": "x"})
    client.get(GAMES)

    lines = [orjson.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert [line["caller"] for line in lines] == ["key:club", "127.0.0.1", "127.0.0.1"]
    assert [line["code"] for line in lines] == ["ok", "unknown_api_key", "ok"]


# The real server.


def test_a_real_server_gives_a_place_back_when_its_reader_has_gone(serve: Any, tmp_path: Path) -> None:
    environment = {"REGELWERK_ACCESS": access_file(tmp_path), "REGELWERK_HEARTBEAT_S": "0.1"}
    server = serve("--workers", "1", environment=environment)

    def ask(path: str, data: bytes | None = None, **headers: str) -> Any:
        named = {**sent_by("small"), "Content-Type": "application/json", **headers}
        return urllib_request.urlopen(urllib_request.Request(server.url + path, data, named), timeout=20)

    with ask("/v1/anaconda/sessions", b"{}") as created:
        events = f"{created.headers['Location']}/events"
    first = ask(events, Accept="text/event-stream")
    with pytest.raises(HTTPError) as refused:
        ask(events, Accept="text/event-stream")
    assert (refused.value.status, orjson.loads(refused.value.read())["code"]) == (429, "too_many_at_once")
    first.close()

    def is_open() -> bool:
        try:
            ask(events, Accept="text/event-stream").close()
        except HTTPError:
            return False
        return True

    assert within(10, is_open)
    assert KEYS["small"] not in server.output


@pytest.mark.parametrize("target", ["//v1/games", "/%2fv1/games", "/v1/games/", "http://host//v1/games", "v1/games"])
def test_a_real_server_has_one_door_however_a_line_is_written(serve: Any, tmp_path: Path, target: str) -> None:
    server = serve("--workers", "1", environment={"REGELWERK_ACCESS": access_file(tmp_path, CLOSED + EVERYBODY)})
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as connection:
        connection.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        status = connection.makefile("rb").readline().split()[1]

    assert status in {b"400", b"401", b"404"}


def test_a_real_server_does_not_start_with_a_bad_file(serve: Any, tmp_path: Path) -> None:
    server = serve(environment={"REGELWERK_ACCESS": access_file(tmp_path, "colour = 1")})

    assert server.process.wait(20) == 1
    assert "REGELWERK_ACCESS: /colour: Unknown field." in server.output


def test_a_reload_reads_the_file_again_and_a_bad_file_changes_nothing(serve: Any, tmp_path: Path) -> None:
    path = Path(access_file(tmp_path, "[tiers.club]\n" + key_lines("club")))
    server = serve("--workers", "1", environment={"REGELWERK_ACCESS": str(path)}, daemon=True)

    def status(name: str) -> int:
        try:
            with urllib_request.urlopen(
                urllib_request.Request(server.url + GAMES, headers=sent_by(name)), timeout=20
            ) as got:
                return int(got.status)
        except HTTPError as refused:
            return int(refused.status)

    assert (status("club"), status("organizer")) == (200, 401)
    path.write_text("colour = 1", encoding="utf-8")
    server.process.send_signal(signal.SIGHUP)
    server.wait_for("Not reloaded", 60)
    assert (status("club"), status("organizer")) == (200, 401)

    path.write_text("[tiers.club]\n" + key_lines("organizer"), encoding="utf-8")
    server.process.send_signal(signal.SIGHUP)
    assert within(60, lambda: status("organizer") == 200)
    assert within(60, lambda: status("club") == 401)
