"""Whatever is sent, the answer is a documented 4xx with a stable code, never a 500."""

from __future__ import annotations

import json

import pytest

from service.refusal import REASONS

POSTS = ["new", "legal-moves", "validate", "apply", "view", "score", "hint", "replay", "sessions"]

UNREADABLE = {
    "nothing": b"",
    "half an object": b'{"state": ',
    "a number of 5,000 digits": b'{"seed": ' + b"9" * 5000 + b"}",
    "20,000 nested arrays": b"[" * 20_000 + b"]" * 20_000,
    "20,000 nested objects": b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
    "a lone surrogate": b'{"seed": "\\ud800"}',
    "a lone surrogate in a key": b'{"\\udfff": 1}',
    "bytes that are not UTF-8": b'{"seed": "\xff\xfe"}',
    "NaN": b'{"seed": NaN}',
    "Infinity": b'{"seed": Infinity}',
    "1e999": b'{"seed": 1e999}',
    "a raw control character": b'{"seed": "\x00"}',
    "UTF-16": '{"seed": "x"}'.encode("utf-16"),
}

MISSHAPEN = {
    "null": None,
    "an array": [],
    "a string": "state",
    "a number": 7,
    "true": True,
    "an unknown member": {"stat": {}},
    "a state that is a string": {"state": "III7"},
    "a state that is an array": {"state": []},
    "both state and view": {"state": {}, "view": {}},
    "huge integers": {"state": {"to_move": 10**18}, "budget_ms": 10**18, "seed": 10**18},
    "a seed that is too long": {"seed": "x" * 65},
    "an empty key": {"": {}},
}


def assert_problem(answer, *statuses):
    assert answer.status_code in statuses, answer.text
    assert answer.mimetype == "application/problem+json"
    document = answer.json
    assert document["status"] == answer.status_code == REASONS[document["code"]].status
    assert {"type", "title", "detail", "instance", "errors"} <= document.keys()
    return document


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("what", UNREADABLE)
def test_a_body_that_is_not_json_is_malformed(client, game, path, what):
    answer = client.post(f"/v1/{game}/{path}", data=UNREADABLE[what], content_type="application/json")

    assert assert_problem(answer, 400)["code"] == "malformed_request"


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("what", MISSHAPEN)
def test_json_of_the_wrong_shape_is_refused_with_pointers(client, game, path, what):
    answer = client.post(f"/v1/{game}/{path}", data=json.dumps(MISSHAPEN[what]), content_type="application/json")

    document = assert_problem(answer, 422)
    assert document["errors"]
    assert all(fault["pointer"].startswith("#") for fault in document["errors"])


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_that_is_not_declared_as_json_is_unsupported(client, game, path, kind):
    answer = client.post(f"/v1/{game}/{path}", data=b"{}", content_type=kind or None)

    assert_problem(answer, 415)


@pytest.mark.parametrize("path", POSTS)
def test_a_body_of_10_mb_is_too_large(client, game, path):
    answer = client.post(f"/v1/{game}/{path}", data=b" " * 10_000_000, content_type="application/json")

    assert_problem(answer, 413)


@pytest.mark.parametrize("path", POSTS)
def test_an_answer_that_cannot_be_json_is_not_acceptable(client, game, path):
    answer = client.post(f"/v1/{game}/{path}", json={}, headers={"Accept": "image/png"})

    assert_problem(answer, 406)


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("method", ["put", "patch", "delete"])
def test_other_methods_are_not_allowed_and_the_allowed_ones_are_named(client, game, path, method):
    answer = getattr(client, method)(f"/v1/{game}/{path}")

    assert_problem(answer, 405)
    assert "POST" in answer.headers["Allow"]


def test_unknown_games_and_unknown_paths_have_their_own_codes(client, game):
    assert assert_problem(client.post("/v1/go/validate", json={}), 404)["code"] == "unknown_game"
    assert assert_problem(client.get("/v1/games/go"), 404)["code"] == "unknown_game"
    assert assert_problem(client.get(f"/v1/{game}/nothing"), 404)["code"] == "not_found"
    assert assert_problem(client.get("/nothing"), 404)["code"] == "not_found"


def test_every_fault_is_named_not_only_the_first(client, game):
    document = client.post(f"/v1/{game}/validate", json={"stat": 1, "mve": 2}).json

    assert {fault["pointer"] for fault in document["errors"]} >= {"#/stat", "#/mve", "#/move"}


def test_a_fault_of_ours_is_a_500_that_shows_nothing_of_the_inside(app, game, monkeypatch):
    def explode(*_):
        raise RuntimeError("secret detail")

    monkeypatch.setattr("service.operations.new", explode)
    app.config["PROPAGATE_EXCEPTIONS"] = False

    answer = app.test_client().post(f"/v1/{game}/new", json={})

    assert assert_problem(answer, 500)["code"] == "internal_error"
    assert "secret" not in answer.text
