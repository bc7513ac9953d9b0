"""Many requests in one, over HTTP: each is answered as it would be alone."""

from __future__ import annotations

import json
import tracemalloc
import urllib.request
from typing import Any

import orjson
import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.api import limiting
from service.api.document import recorded_examples
from service.app import create_app
from service.batch import Allowance
from service.config import Config, Rate
from service.games.davinci import solver as davinci_solver
from service.limits import Limits, LocalCounter

NDJSON = "application/x-ndjson"
REQUEST_ID = {"X-Request-Id": "the-same"}
POSTS = ("new", "legal_moves", "validate", "apply", "view", "score", "hint", "replay", "posterior")
NEW = {"game": "anaconda", "operation": "new", "body": {"seed": "s"}}
OVER = {"game": "anaconda", "operation": "nothing", "body": {}}


def examples(slug: str) -> list[tuple[str, Any]]:
    """The bodies of all recorded requests that a batch can have, with their operations."""
    prefix = slug.replace("-", "_")
    recorded = recorded_examples()
    return [
        (name.replace("_", "-"), example["body"])
        for name in POSTS
        for example in recorded.get(f"{prefix}_{name}", ())
        if "body" in example
    ]


def batch(client: FlaskClient, *items: Any) -> list[Any]:
    answer = client.post("/v1/batch", json={"items": items}, headers=REQUEST_ID)
    assert answer.status_code == 200, answer.text
    return list(answer.json["items"])


def by_lines(client: FlaskClient, data: bytes) -> list[Any]:
    answer = client.post("/v1/batch", data=data, content_type=NDJSON, headers=REQUEST_ID)
    assert (answer.status_code, answer.mimetype) == (200, NDJSON)
    assert answer.data.endswith(b"\n") or not answer.data
    return [json.loads(line) for line in answer.data.splitlines()]


def dumped(*items: Any) -> bytes:
    return b"".join(orjson.dumps(item) + b"\n" for item in items)


def alone(client: FlaskClient, game: str, operation: str, body: Any) -> TestResponse:
    return client.post(f"/v1/{game}/{operation}", json=body, headers=REQUEST_ID)


def timeless(answer: Any) -> Any:
    """An answer without the time that it took, which is another each time."""
    return {name: value for name, value in answer.items() if name != "elapsed_ms"}


# As alone.


@pytest.mark.parametrize("form", [batch, lambda client, *items: by_lines(client, dumped(*items))])
def test_every_recorded_request_is_answered_as_it_is_alone(client, game, form, monkeypatch) -> None:
    monkeypatch.setattr("service.api.batch.Allowance", lambda: Allowance(600_000))  # however slow the machine is
    asked = examples(game)
    items = [{"id": str(n), "game": game, "operation": name, "body": body} for n, (name, body) in enumerate(asked)]
    assert len({name for name, _ in asked}) >= 8

    answers = form(client, *items)

    assert [answer["id"] for answer in answers] == [item["id"] for item in items]
    for item, answer in zip(items, answers, strict=True):
        single = alone(client, game, item["operation"], item["body"])
        assert answer["status"] == single.status_code, item
        told = answer["body"] if single.status_code == 200 else answer["problem"]
        assert timeless(told) == timeless(single.json), item
        assert ("body" in answer) != ("problem" in answer)


def test_every_stateless_operation_that_is_posted_can_be_in_a_batch(client, game) -> None:
    paths = client.get("/openapi.json").json["paths"]
    posted = [path.split("/")[3] for path, item in paths.items() if path.startswith(f"/v1/{game}/") and "post" in item]
    stateless = {name for name in posted if name not in {"sessions", "commitments"}}

    answers = batch(client, *({"game": game, "operation": name, "body": {"wrong": 1}} for name in stateless))

    assert {"new", "replay"} <= stateless
    assert {answer["status"] for answer in answers} == {422}


def test_one_bad_item_spoils_no_other(client) -> None:
    bad = [
        {**NEW, "game": "chess"},
        {**NEW, "operation": "nothing"},
        {**NEW, "operation": "posterior"},
        {**NEW, "operation": "sessions"},
        {**NEW, "body": {"seed": 7}},
        {"game": "anaconda", "operation": "score", "body": {"sheet": {"players": 2, "rounds": [{"loser": 2}]}}},
    ]
    items = [each for one in bad for each in (NEW, one)]

    answers = batch(client, *items)

    assert [answer["status"] for answer in answers[::2]] == [200] * len(bad)
    told = [(answer["status"], answer["problem"]["code"]) for answer in answers[1::2]]
    assert told == [
        (404, "unknown_game"),
        (404, "not_found"),
        (404, "not_found"),
        (404, "not_found"),
        (422, "invalid_request"),
        (409, "invalid_state"),
    ]
    for item, answer in zip(bad[:3] + bad[4:], [*answers[1:7:2], *answers[9::2]], strict=True):
        assert answer["problem"] == alone(client, item["game"], item["operation"], item["body"]).json


def test_a_fault_of_ours_in_one_item_is_a_500_there_and_nowhere_else(client, monkeypatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr("service.operations.view", broken)
    state = client.post("/v1/anaconda/new", json={}).json["state"]

    first, second, third = batch(client, NEW, {**NEW, "operation": "view", "body": {"state": state}}, NEW)

    assert (first["status"], second["status"], third["status"]) == (200, 500, 200)
    assert second["problem"]["code"] == "internal_error"
    assert "secret" not in json.dumps(second)


def test_names_may_be_missing_or_there_twice(client) -> None:
    names = ["a", "a", None, "", "ü" * 100]
    answers = batch(client, NEW, *({**NEW, "id": name} for name in names))
    assert [answer["id"] for answer in answers] == [None, *names]


def test_a_body_that_is_left_out_is_an_empty_one(client) -> None:
    (answer,) = batch(client, {"game": "anaconda", "operation": "new"})
    assert answer["status"] == 200


def test_an_empty_batch_has_an_empty_answer(client) -> None:
    assert batch(client) == []
    assert by_lines(client, b"") == []


# The envelope.


def test_a_thousand_items_are_taken_and_no_more(client) -> None:
    assert len(batch(client, *[OVER] * 1000)) == 1000
    refused = client.post("/v1/batch", json={"items": [OVER] * 1001})
    assert refused.status_code == 422
    assert [fault["pointer"] for fault in refused.json["errors"]] == ["#/items"]


@pytest.mark.parametrize(
    ("envelope", "pointers"),
    [
        ({}, ["#/items"]),
        ({"items": {}}, ["#/items"]),
        ({"items": [], "more": 1}, ["#/more"]),
        ({"items": [NEW, 7]}, ["#/items/1"]),
        ({"items": [NEW, {"game": "anaconda", "body": {}}, {**NEW, "id": 7}]}, ["#/items/1/operation", "#/items/2/id"]),
        ({"items": [{**NEW, "body": []}]}, ["#/items/0/body"]),
        ({"items": [{**NEW, "body": None}]}, ["#/items/0/body"]),
        ({"items": [{**NEW, "id": "x" * 101}]}, ["#/items/0/id"]),
    ],
)
def test_an_envelope_of_another_shape_is_refused_with_every_fault(client, envelope, pointers) -> None:
    refused = client.post("/v1/batch", json=envelope)
    assert (refused.status_code, refused.json["code"]) == (422, "invalid_request")
    assert [fault["pointer"] for fault in refused.json["errors"]] == pointers


def test_what_is_neither_json_nor_lines_is_refused(client) -> None:
    assert client.post("/v1/batch", data=b"{", content_type="application/json").status_code == 400
    assert client.post("/v1/batch", data=b"{}", content_type="text/plain").status_code == 415
    packed = client.post("/v1/batch", data=b"{}", content_type=NDJSON, headers={"Content-Encoding": "gzip"})
    assert packed.status_code == 415
    assert client.get("/v1/batch").status_code == 405
    assert client.post("/v1/batch/more", json={}).json["code"] == "not_found"


@pytest.mark.parametrize("kind", ["application/json", NDJSON])
def test_a_batch_that_is_too_large_is_refused_whole(kind) -> None:
    client = create_app(Config(max_body_bytes=1024)).test_client()
    assert client.post("/v1/batch", data=b" " * 1025, content_type=kind).status_code == 413


# Lines.


def test_blank_lines_line_ends_and_a_byte_order_mark_mean_nothing(client) -> None:
    line = orjson.dumps({**NEW, "id": "1"})
    data = b"\xef\xbb\xbf" + line + b"\r\n\r\n  \n\t" + line + b" \n\n" + line
    assert [answer["id"] for answer in by_lines(client, data)] == ["1", "1", "1"]


def test_a_broken_line_has_an_answer_and_the_rest_goes_on(client) -> None:
    good = orjson.dumps(NEW)
    broken = [b"{", b"nonsense", b"\xff\xfe", b"[" * 5000, b'{"id": 1e999}', b"9" * 5000 + b"x", b'"\\ud800"']
    answers = by_lines(client, b"\n".join(part for line in broken for part in (good, line)) + b"\n" + good)
    assert [answer["status"] for answer in answers] == [200, 400] * len(broken) + [200]
    for number, answer in enumerate(answers[1::2]):
        assert answer["problem"]["code"] == "malformed_request"
        assert answer["problem"]["detail"].startswith(f"Line {2 * number + 2} is not JSON: ")


def test_a_line_that_is_no_item_tells_its_faults_under_its_name(client) -> None:
    answers = by_lines(client, dumped({"id": "x", "game": "anaconda"}, 7, {**NEW, "id": 8}, {**NEW, "body": 1}, NEW))
    assert [answer["id"] for answer in answers] == ["x", None, None, None, None]
    assert [answer["status"] for answer in answers] == [422, 422, 422, 422, 200]
    assert [[fault["pointer"] for fault in answer["problem"]["errors"]] for answer in answers[:4]] == [
        ["#/operation"],
        ["#"],
        ["#/id"],
        ["#/body"],
    ]


def test_lines_are_not_limited_to_a_thousand(client) -> None:
    assert len(by_lines(client, dumped(*[OVER] * 1500))) == 1500


BAD_LINES = [
    b"x",
    b"{}",
    b"[]",
    b"0",
    b"null",
    b'"x"',
    b"{",
    b"[[",
    b"\xff",
    b"1e999",
    b"9" * 400,
    b"[" * 400,
    b'{"id":1}',
]
SOME_BYTES = 300_000


@pytest.mark.parametrize("line", BAD_LINES)
def test_a_thousand_lines_that_are_no_items_are_told_so_and_the_next_ends_the_answer(client, line) -> None:
    good = orjson.dumps({**NEW, "id": "good"})
    answers = by_lines(client, b"\n".join([good, *[line] * 1000, good, b"", line, line, good]))

    assert [answer["id"] for answer in answers if answer["status"] == 200] == ["good", "good"]
    assert {answer["status"] for answer in answers[1:1001]} <= {400, 422}
    assert len(answers) == 1003
    last = answers[-1]
    assert (last["status"], last["problem"]["code"]) == (413, "request_too_large")
    assert last["problem"]["detail"] == (
        "More than 1000 lines are no items of a batch; from line 1004 on nothing is answered."
    )


def test_items_that_fail_are_no_lines_that_are_no_items(client) -> None:
    failing = [{**NEW, "game": "chess"}, {**NEW, "operation": "nothing"}, {**NEW, "body": {"seed": 7}}]
    answers = by_lines(client, dumped(*failing * 500))

    assert [answer["status"] for answer in answers] == [404, 404, 422] * 500


def test_how_many_lines_are_no_items_is_counted_in_each_request_anew(client) -> None:
    for _ in range(3):
        assert {answer["status"] for answer in by_lines(client, b"x\n" * 1000)} == {400}


def wide(members: int) -> dict[str, int]:
    return dict.fromkeys(map(str, range(members)), 0)


JUNK = [
    *[line + end for line in BAD_LINES for end in (b"\n", b"\r\n")],
    b"\n",
    b" \r\n",
    b"x",
    b"9",
    b"[",
    b'{"":',
    dumped(wide(30)),
    dumped(wide(300)),
    dumped({**NEW, "id": "x" * 101}),
    dumped({**NEW, "id": "\x00" * 100, "body": 0}),
    dumped({"game": "", "operation": ""}),
    dumped({"game": "davinci", "operation": "posterior"}),
    dumped({**NEW, "body": wide(100)}),
]


@pytest.mark.parametrize("part", JUNK)
def test_junk_is_answered_with_little_more_than_it_has_bytes(client, part) -> None:
    """A line that is no item has up to 600 bytes for an answer, or 20 times its own; any other has 20 times its own."""
    data = part * (SOME_BYTES // len(part))
    answer = client.post("/v1/batch", data=data, content_type=NDJSON)

    assert answer.status_code == 200
    assert len(answer.data) <= 1001 * 600 + 20 * len(data)
    if len(part.strip()) < 20:
        assert len(answer.data) <= 1001 * 600


def test_the_answers_of_lines_are_made_while_they_are_sent(client) -> None:
    """However many there are, only some are in memory: the answer of `legal-moves` is larger than its request."""
    state = client.post("/v1/numerus/new", json={"seed": "s"}).json["state"]
    line = dumped({"game": "numerus", "operation": "legal-moves", "body": {"state": state}})
    by_lines(client, line)  # What is kept for all requests is made by the first one.

    answer = client.post("/v1/batch", data=line * 1600, content_type=NDJSON, buffered=False)
    tracemalloc.start()
    size = sum(len(chunk) for chunk in answer.response)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert size > 1_000_000
    assert most < size / 2, "kept, all of them would take as much as they are long, and more"


# Solvers.


def hint(client: FlaskClient, **options: Any) -> dict[str, Any]:
    state = client.post("/v1/anaconda/new", json={"seed": "s"}).json["state"]
    return {"game": "anaconda", "operation": "hint", "body": {"state": state, **options}}


def test_hints_of_a_batch_share_an_allowance(client, monkeypatch) -> None:
    monkeypatch.setattr("service.api.batch.Allowance", lambda: Allowance(500))

    answers = batch(client, hint(client, budget_ms=501), hint(client, budget_ms=400), NEW)

    assert [answer["status"] for answer in answers] == [429, 200, 200]
    assert answers[0]["problem"]["code"] == "rate_limited"
    assert "send it in another batch" in answers[0]["problem"]["detail"]


def limited(redis_url: str) -> Flask:
    config = Config(redis_url=redis_url, limit_solver=Rate(3000, 86_400))
    app = create_app(config)
    app.extensions[limiting.EXTENSION] = Limits(config, LocalCounter(), lambda: 1_800_000_000.0)
    return app


def test_solver_time_of_a_batch_counts_for_its_caller(redis_url, monkeypatch) -> None:
    """Posteriors count as 250 ms each, hits and refusals of form as nothing."""
    client = limited(redis_url).test_client()
    view = next(example["body"]["view"] for example in recorded_examples()["davinci_posterior"])
    item = {"game": "davinci", "operation": "posterior", "body": {"view": view}}

    answer = client.post("/v1/batch", json={"items": [item] * 11 + [{**item, "body": {}}] * 5})

    assert [each["status"] for each in answer.json["items"]] == [200] * 11 + [422] * 5
    assert answer.headers["RateLimit"].startswith('"solver";r=250;')
    lines = client.post("/v1/batch", data=dumped(item, item, NEW), content_type=NDJSON)
    told = [json.loads(line) for line in lines.data.splitlines()]
    assert [each["status"] for each in told] == [200, 429, 200]
    assert told[1]["problem"]["code"] == "rate_limited"


def test_an_item_that_finds_no_place_for_a_solver_is_refused_alone(redis_url, monkeypatch) -> None:
    client = create_app(Config(redis_url=redis_url, solvers=1, solver_wait_s=0)).test_client()
    state = client.post("/v1/davinci/new", json={"seed": "s"}).json["state"]
    item = {"game": "davinci", "operation": "hint", "body": {"state": state}}
    inside: list[Any] = []

    def nosy(*_: Any) -> Any:
        if not inside:
            inside.append(None)
            inside.append(batch(client, item, NEW))
        raise RuntimeError

    monkeypatch.setattr(davinci_solver, "hint", nosy)
    assert [answer["status"] for answer in batch(client, item, NEW)] == [500, 200]
    assert [answer["status"] for answer in inside[1]] == [503, 200]
    assert inside[1][0]["problem"]["code"] == "overloaded"


# The document.


def test_both_forms_are_in_the_document(client) -> None:
    operation = client.get("/openapi.json").json["paths"]["/v1/batch"]["post"]
    assert set(operation["requestBody"]["content"]) == {"application/json", NDJSON}
    assert set(operation["responses"]["200"]["content"]) == {"application/json", NDJSON}
    assert set(operation["responses"]) == {"200", "400", "401", "406", "413", "415", "422", "429", "500"}


@pytest.mark.parametrize("accept", ["application/x-ndjson", "application/json", "*/*"])
def test_whoever_accepts_lines_or_json_gets_an_answer(client, accept) -> None:
    answer = client.post("/v1/batch", data=dumped(NEW), content_type=NDJSON, headers={"Accept": accept})
    assert answer.status_code == 200


def test_a_real_server_sends_the_answers_of_lines(live_server) -> None:
    data = dumped(*[{**NEW, "id": str(n)} for n in range(3000)])
    request = urllib.request.Request(f"{live_server}/v1/batch", data, {"Content-Type": NDJSON})
    with urllib.request.urlopen(request, timeout=30) as answer:
        told = [json.loads(line) for line in answer]
    assert [each["id"] for each in told] == [str(n) for n in range(3000)]
    assert {each["status"] for each in told} == {200}
