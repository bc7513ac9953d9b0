"""How much each caller may use, what he is told of it, and how large his bodies may be."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import orjson
import pytest
from access_files import CLOSED, EVERYBODY, sent_by
from asking import GAMES, POSITION, Make, left, seen
from flask.testing import FlaskClient
from observing.measured import ADDRESS
from recorded import body_of, operations, sent
from werkzeug.test import TestResponse

from service.api.document import recorded_examples
from service.app import create_app
from service.config import Config, Rate

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
