"""What is answered in front of the framework is what the framework would answer: status, headers and body."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from io import BytesIO
from typing import Any

import pytest

from schemas.common import kept
from service.app import create_app
from service.catalog import CATALOG
from service.config import Config
from service.game import CHANCE, TERMINAL
from service.telemetry import ROUTE

OPERATIONS = ["validate", "legal-moves", "apply", "view"]
CONFIGS = [Config(), Config(cors_origins=("https://play.example",)), Config(cors_origins=())]
DOUBTS: dict[str, dict[str, Any]] = {
    "another method": {"REQUEST_METHOD": "PUT"},
    "asked for its options": {"REQUEST_METHOD": "OPTIONS"},
    "a parameter of the type": {"CONTENT_TYPE": "application/json; charset=utf-8"},
    "no JSON": {"CONTENT_TYPE": "text/plain"},
    "no type": {"CONTENT_TYPE": ""},
    "a query": {"QUERY_STRING": "x=1"},
    "under a prefix": {"SCRIPT_NAME": "/rules"},
    "a page of another origin": {"HTTP_ORIGIN": "https://play.example"},
    "a language": {"HTTP_ACCEPT_LANGUAGE": "de-AT, en;q=0.5"},
    "a language that there is not": {"HTTP_ACCEPT_LANGUAGE": "fr"},
    "a token": {"HTTP_AUTHORIZATION": "Bearer abc"},
    "no answer that it takes": {"HTTP_ACCEPT": "text/html"},
    "any text": {"HTTP_ACCEPT": "text/*, application/*;q=0.1"},
    "a compressed body": {"HTTP_CONTENT_ENCODING": "gzip"},
    "a size that is no number": {"CONTENT_LENGTH": "x"},
    "a size in other digits": {"CONTENT_LENGTH": "²"},
    "a size of thousands of digits": {"CONTENT_LENGTH": "9" * 5000},
    "a host that is none": {"HTTP_HOST": "a..b"},
    "a host with a user": {"HTTP_HOST": "user@rules.example"},
    "a page on the way into a private network": {"HTTP_ACCESS_CONTROL_REQUEST_PRIVATE_NETWORK": "true"},
    "less than announced": {"CONTENT_LENGTH": "999"},
    "more than is read": {"CONTENT_LENGTH": str(1 << 21)},
    "no ruleset": {"PATH_INFO": "/v1/nowhere/validate"},
    "nothing": {"wsgi.input": BytesIO(b""), "CONTENT_LENGTH": "0"},
}
BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"state": NaN}',
    b'{"state": "\xff"}',
    b'{"state": "\\ud800"}',
    b"[" * 5000,
    b'{"state": {}, "state": {}}',
    b'{"state": 1e999}',
    b'{"unknown": 1}',
]


class Broken:
    """A connection that ends in the middle of a body."""

    def read(self, *_: Any) -> bytes:
        raise TimeoutError


def environ(path: str, body: bytes, **changes: Any) -> dict[str, Any]:
    """A request as the server hands it on."""
    return {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "SCRIPT_NAME": "",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(body)),
        "HTTP_HOST": "rules.example",
        "REMOTE_ADDR": "127.0.0.1",
        "SERVER_NAME": "rules.example",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "wsgi.errors": None,
        "wsgi.input": BytesIO(body),
        "wsgi.input_terminated": True,
        "wsgi.url_scheme": "http",
        **changes,
    }


def answer(application: Any, request: dict[str, Any]) -> tuple[str, list[tuple[str, str]], bytes]:
    """Status, headers in order of their names without the request's id, and body."""
    heads: list[Any] = []
    pieces = application(request, lambda status, headers, failure=None: heads.append((status, headers)))
    body = b"".join(pieces)
    [(status, headers)] = heads
    told = {name: value for name, value in headers if name != "X-Request-Id"}
    assert "X-Request-Id" in dict(headers)
    if status.startswith("200") or b"instance" not in body:
        return status, sorted(told.items()), body
    problem = json.loads(body)
    problem.pop("instance")
    told.pop("Content-Length")
    return status, sorted(told.items()), json.dumps(problem).encode()


def both(app: Any, path: str, body: bytes, **changes: Any) -> tuple[Any, Any]:
    """The answer in front of the framework, and that of the framework."""
    framework = type(app).wsgi_app.__get__(app)
    return tuple(answer(way, environ(path, body, **changes)) for way in (app.wsgi_app, framework))  # type: ignore[return-value]


@pytest.fixture(scope="module", params=CONFIGS, ids=["any origin", "one origin", "no origin"])
def app(request):
    return create_app(request.param)


@cache
def questions(slug: str) -> tuple[tuple[str, bytes], ...]:
    """Requests about states of random games: good moves, moves of other states, and what no state can be."""
    return tuple(_questions(slug))


def _questions(slug: str) -> Iterator[tuple[str, bytes]]:
    dice = random.Random(slug)
    for state, move in states(slug, dice):
        others = [other for _, other in states(slug, dice)[:3]]
        for text in (move, *others):
            yield f"/v1/{slug}/validate", json.dumps({"state": state, "move": text}).encode()
        yield f"/v1/{slug}/legal-moves", json.dumps({"state": state}).encode()
        yield f"/v1/{slug}/apply", json.dumps({"state": state, "moves": [move], "seed": "s"}).encode()
        yield f"/v1/{slug}/view", json.dumps({"state": state, "seat": 0}).encode()
        spoilt = {**state, dice.choice(list(state)): dice.choice([None, 0, 99, "x", [], {}])}
        yield f"/v1/{slug}/legal-moves", json.dumps({"state": spoilt}).encode()


def states(slug: str, dice: random.Random) -> list[tuple[Any, str]]:
    """Some states of a random game as JSON, each with the move that was made in it."""
    entry = CATALOG[slug]
    game, dump = entry.game, kept(entry.schemas.state).dump
    state = game.initial_state(entry.schemas.setup().load({}), str(dice.random()))
    found = []
    for _ in range(60):
        if game.to_move(state) == TERMINAL:
            break
        if game.to_move(state) == CHANCE:
            move = dice.choice([outcome for outcome, _ in game.chance_outcomes(state)])
        else:
            move = dice.choice(list(game.legal_moves(game.view(state, game.to_move(state)))))
        found.append((json.loads(json.dumps(dump(state))), game.format_move(move)))
        state = game.apply(state, move)
    return dice.sample(found, min(8, len(found)))


def test_every_plain_question_is_answered_as_by_the_framework(app, game):
    for path, body in questions(game):
        quick, ordinary = both(app, path, body)
        assert quick == ordinary


def test_good_answers_do_not_trouble_the_framework(app, game):
    for path, body in questions(game):
        status, *_ = answer(app.wsgi_app, environ(path, body))
        again = environ(path, body)
        answer(app.wsgi_app, again)
        assert ("werkzeug.request" in again) == (not status.startswith("200"))
        assert again.get(ROUTE, path) == path


@pytest.mark.parametrize("doubt", DOUBTS)
def test_whatever_is_not_plain_is_left_to_the_framework(app, doubt):
    path, body = questions("anaconda")[0]
    answer(app.wsgi_app, environ(path, body))
    request = {**environ(path, body), **DOUBTS[doubt]}
    quick = answer(app.wsgi_app, request)
    assert quick == answer(type(app).wsgi_app.__get__(app), {**environ(path, body), **DOUBTS[doubt]})
    assert ROUTE not in request


@pytest.mark.parametrize("doubt", DOUBTS)
def test_whoever_asks_first_does_not_change_what_others_are_told(doubt):
    app = create_app(Config())
    path, body = questions("anaconda")[0]
    with suppress(ValueError):  # what the framework cannot read, the server never hands on
        answer(app.wsgi_app, {**environ(path, body), **DOUBTS[doubt]})
    for _ in range(2):
        quick, ordinary = both(app, path, body)
        assert quick == ordinary


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_a_body_without_a_good_answer_is_refused_by_the_framework(app, operation, body):
    quick, ordinary = both(app, f"/v1/anaconda/{operation}", body)
    assert quick == ordinary
    assert not quick[0].startswith("200")


def test_a_body_that_breaks_off_is_refused_by_the_framework(app):
    quick, ordinary = both(app, "/v1/anaconda/validate", b"{}", **{"wsgi.input": Broken()})
    assert quick == ordinary
    assert quick[0].startswith("400")


@pytest.mark.parametrize("given", ["mine-1", "a b", "", "x" * 65])
def test_a_request_has_the_same_name_on_both_ways(app, given):
    path, body = questions("anaconda")[0]
    names = []
    for way in (app.wsgi_app, app.wsgi_app, type(app).wsgi_app.__get__(app)):
        heads: list[Any] = []
        way(environ(path, body, HTTP_X_REQUEST_ID=given), lambda status, headers, failure=None: heads.append(headers))  # noqa: B023
        names.append(dict(heads[0])["X-Request-Id"])
    is_kept = given == "mine-1"
    assert [name == given for name in names] == [is_kept] * 3
    assert is_kept or [len(name) for name in names] == [32] * 3


def test_a_fault_of_ours_is_told_by_the_framework(app, monkeypatch):
    path, body = questions("anaconda")[0]
    answer(app.wsgi_app, environ(path, body))
    monkeypatch.setattr("service.operations.validate", lambda *_: 1 / 0)
    quick, ordinary = both(app, path, body)
    assert quick == ordinary
    assert quick[0].startswith("500")
