"""Answers in the language of the caller: everything for people is said in it, everything for programs stays."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from attacked_table import Table

from service import operations
from service.api.document import recorded_examples
from service.app import create_app
from service.catalog import CATALOG
from service.config import Config

POSITION = "III7-IV4-V3 last:V seat:1/2"
FOR_PEOPLE = {"detail", "title", "summary", "meaning", "when"}
NOT_COMPARED = {"instance", "elapsed_ms", "nodes"}
# Names of games, and a quantity that is only numbers and codes.
ALIKE = {entry.game.INFO.title for entry in CATALOG.values()}
OTHERS = pytest.mark.parametrize("language", ["de", "es"])


def assert_said_otherwise(english: Any, other: Any) -> int:
    """Compare two answers to one request; how many sentences they have."""
    if isinstance(english, Mapping):
        assert list(english) == list(other)
        members = [name for name in english if name not in NOT_COMPARED]
        spoken = [name for name in members if name in FOR_PEOPLE]
        for name in spoken:
            assert english[name] in ALIKE or english[name] != other[name], english[name]
        rest = [name for name in members if name not in FOR_PEOPLE]
        return len(spoken) + sum(assert_said_otherwise(english[name], other[name]) for name in rest)
    if isinstance(english, list):
        return sum(assert_said_otherwise(*pair) for pair in zip(english, other, strict=True))
    assert english == other
    return 0


def recorded(app) -> Iterator[Any]:
    """Every recorded request that needs no live game, as an endpoint, a method, an address and what is sent."""
    examples = recorded_examples()
    for rule in app.url_map.iter_rules():
        operation = rule.endpoint.rsplit(".", 1)[-1]
        if "session" in rule.rule or "commitments" in rule.rule or rule.arguments:
            continue
        for example in examples.get(operation, ()):
            method = next(method for method in ("POST", "GET") if method in rule.methods)
            sent = {"json": example["body"]} if "body" in example else {"query_string": example.get("query")}
            yield f"{operation} {example['name']}", method, rule.rule, sent


def whole(answer: Any) -> Any:
    """An answer that has been read: only then is its request over."""
    assert answer.data is not None
    return answer


def test_every_recorded_request_is_answered_alike_but_for_the_sentences(app):
    said, tried = 0, 0
    for name, method, address, sent in recorded(app):
        for language in ("de", "es"):
            answers = [
                whole(app.test_client().open(address, method=method, headers={"Accept-Language": wanted}, **sent))
                for wanted in ("en", language)
            ]
            if not answers[0].is_json:
                continue
            assert answers[0].status_code == answers[1].status_code, name
            found = assert_said_otherwise(answers[0].json, answers[1].json)
            assert answers[0].headers.get("Content-Language") in (("en",) if found else ("en", None)), name
            assert answers[1].headers.get("Content-Language") in ((language,) if found else (language, None)), name
            said, tried = said + found, tried + 1
    assert tried > 150
    assert said > 500


BAD = {
    "an unknown address": ("GET", "/v1/nothing", {}),
    "an unknown game": ("POST", "/v1/chess/new", {"json": {}}),
    "an unknown game in the list": ("GET", "/v1/games/chess", {}),
    "another method": ("DELETE", "/v1/games", {}),
    "another form": ("GET", "/v1/games", {"headers": {"Accept": "image/png"}}),
    "no JSON": ("POST", "/v1/anaconda/new", {"data": b"{,}", "content_type": "application/json"}),
    "half a JSON": ("POST", "/v1/anaconda/new", {"data": b"{", "content_type": "application/json"}),
    "another type": ("POST", "/v1/anaconda/new", {"data": b"{}", "content_type": "text/plain"}),
    "compressed": (
        "POST",
        "/v1/anaconda/new",
        {
            "data": gzip.compress(b"{}"),
            "content_type": "application/json",
            "headers": {"Content-Encoding": "gzip"},
        },
    ),
    "too much": ("POST", "/v1/anaconda/new", {"data": b" " * 10_000_000, "content_type": "application/json"}),
    "no object": ("POST", "/v1/numerus/new", {"json": []}),
    "unknown and missing members": ("POST", "/v1/numerus/validate", {"json": {"stat": 1}}),
    "both of two": ("POST", "/v1/anaconda/validate", {"json": {"state": {}, "position": "x", "move": "y"}}),
    "numbers out of range": ("POST", "/v1/anaconda/new", {"json": {"setup": {"players": 9}, "seed": ""}}),
    "a text for a number": ("POST", "/v1/davinci/new", {"json": {"setup": {"players": "2", "jokers": "no"}}}),
    "a board of one field": ("POST", "/v1/numerus/new", {"json": {"setup": {"board": ["a1"], "players": None}}}),
    "a board of nothing": ("POST", "/v1/numerus/new", {"json": {"setup": {"board": 7}}}),
    "an unreadable move": ("POST", "/v1/numerus/validate", {"json": {"state": {}, "move": "jump"}}),
    "an unreadable position": ("GET", "/v1/anaconda/legal-moves", {"query_string": {"position": "x"}}),
    "a strange budget": ("GET", "/v1/anaconda/hint", {"query_string": {"position": POSITION, "budget_ms": "much"}}),
    "contradictory options": ("POST", "/v1/davinci/new", {"json": {"setup": {"players": 2, "first_player": 3}}}),
    "no such seat": ("POST", "/v1/numerus/view", {"json": {"state": None, "seat": 99}}),
    "no key to sign with": (
        "POST",
        "/v1/anaconda/score",
        {"json": {"receipt": True, "record": {"moves": ["roll:III,IV"]}}},
    ),
    "a receipt without a record": (
        "POST",
        "/v1/anaconda/score",
        {"json": {"receipt": True, "sheet": {"players": 3, "rounds": []}}},
    ),
    "a record with a bad ply": ("POST", "/v1/anaconda/score", {"json": {"record": {"moves": ["V=9@III"]}}}),
    "a bad text of a record": ("POST", "/v1/anaconda/replay", {"json": {"text": '[Game "go"]'}}),
    "a bad sheet": ("POST", "/v1/numerus/score", {"json": {"sheet": {"players": 9, "rounds": []}}}),
    "a tournament of nobody": (
        "POST",
        "/v1/tournaments/standings",
        {"json": {"players": [{"id": "a"}, {"id": "a"}], "rounds": [{"round": 1, "tables": [], "byes": ["x"]}]}},
    ),
    "a bad amount": (
        "POST",
        "/v1/tournaments/standings",
        {"json": {"players": [], "rounds": [], "scoring": {"win": "much"}}},
    ),
    "a bad batch": ("POST", "/v1/batch", {"json": {"items": [{"game": "anaconda"}]}}),
    "bad items of a batch": (
        "POST",
        "/v1/batch",
        {
            "json": {
                "items": [
                    {"game": "chess", "operation": "new"},
                    {"game": "numerus", "operation": "dance"},
                    {"game": "numerus", "operation": "validate", "body": {"seed": 7}},
                ]
            }
        },
    ),
    "no such live game": ("GET", f"/v1/anaconda/sessions/{'A' * 22}", {}),
}


@pytest.mark.parametrize("what", BAD)
@OTHERS
def test_every_refusal_is_said_in_the_language_of_the_caller(client, what, language):
    method, address, sent = BAD[what]
    headers = sent.get("headers", {})
    english, other = (
        client.open(address, method=method, **{**sent, "headers": {**headers, "Accept-Language": wanted}})
        for wanted in ("en", f"{language}-XX, en;q=0.5")
    )

    assert english.status_code == other.status_code
    assert assert_said_otherwise(english.json, other.json)
    assert (english.headers["Content-Language"], other.headers["Content-Language"]) == ("en", language)
    assert "Accept-Language" in english.vary
    assert "Accept-Language" in other.vary


@pytest.mark.parametrize("header", [None, "", "fr", "*", "de;q=0", "de;q=x", ";;;", "de" * 4000, "\xe4"])
def test_whoever_wants_none_of_the_languages_gets_english(client, header):
    headers = {} if header is None else {"Accept-Language": header}
    answer = client.get("/v1/nothing", headers=headers)

    assert answer.json["title"] == "Not found"
    assert answer.headers["Content-Language"] == "en"


def test_lines_are_answered_in_the_language_of_their_request(client):
    lines = b'{"id": "1", "game": "chess", "operation": "new"}\nno JSON\n{"game": 7}\n'
    english, german = (spoken_lines(client, lines, language) for language in ("en", "de"))

    pairs = zip(english, german, strict=True)
    assert [assert_said_otherwise(*map(json.loads, pair)) > 0 for pair in pairs] == [True, True, True]


def spoken_lines(client, lines: bytes, language: str) -> list[bytes]:
    answer = client.post(
        "/v1/batch", data=lines, content_type="application/x-ndjson", headers={"Accept-Language": language}
    )
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.vary
    return answer.data.splitlines()


def ask(client, path: str, language: str, **query: str) -> Any:
    tag = query.pop("tag", None)
    headers = {"Accept-Language": language} | ({"If-None-Match": tag} if tag else {})
    return client.get(f"/v1/anaconda/{path}", query_string={"position": POSITION, **query}, headers=headers)


def test_a_cache_keeps_the_languages_of_a_verdict_apart(client):
    english, german = (ask(client, "validate", language, move="V=9@IV") for language in ("en", "de"))

    assert english.headers["ETag"] != german.headers["ETag"]
    assert english.vary.as_set() == german.vary.as_set() == {"accept-language"}
    same = ask(client, "validate", "de-CH", move="V=9@IV", tag=german.headers["ETag"])
    assert (same.status_code, same.headers["ETag"], "Accept-Language" in same.vary) == (
        304,
        german.headers["ETag"],
        True,
    )
    other = ask(client, "validate", "es", move="V=9@IV", tag=german.headers["ETag"])
    assert other.status_code == 200
    assert other.headers["Content-Language"] == "es"


def test_a_cache_shares_answers_without_sentences_among_all_languages(client):
    for path in ("legal-moves", "score"):
        english, german = (ask(client, path, language) for language in ("en", "de"))
        assert english.data == german.data
        assert english.headers["ETag"] == german.headers["ETag"]
        assert "Accept-Language" not in english.vary
        assert "Content-Language" not in german.headers


def test_the_document_and_the_rules_are_the_same_in_all_languages(client, game):
    for address in ("/openapi.json", f"/v1/{game}/rules"):
        english, german = (client.get(address, headers={"Accept-Language": language}) for language in ("en", "de"))
        assert english.data == german.data


@pytest.fixture
def table(app, redis_url) -> Table:
    """Two have played four plies of Numerus Zahlus."""
    made = Table(app, redis_url)
    made.play(4)
    return made


REFUSED = (
    ("host", "POST /moves", {"move": "take:1"}),
    (None, "POST /moves", {"move": "take:1"}),
    ("x", "GET /", None),
    (0, "DELETE /", None),
    (None, "GET /hint", None),
    (None, "GET /plies/99", None),
    (None, "GET /events?after=999", None),
    ("host", "POST /tokens/7", None),
    (0, "POST /undo/answer", {"ply": 0, "agree": True}),
    (0, "POST /undo", {"ply": 99}),
    (None, "POST /fork", {"ply": 99}),
    (None, "POST /fork", {"seats": ["one"]}),
)


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_a_live_game_refuses_each_caller_in_his_language(table, case):
    who, path, body = case
    english, german, spanish = (table.ask(who, path, body, **{"Accept-Language": to}) for to in ("en", "de", "es"))

    assert english.status_code >= 400
    assert assert_said_otherwise(english.json, german.json)
    assert assert_said_otherwise(english.json, spanish.json)
    assert german.headers["Content-Language"] == "de"


def test_a_move_out_of_turn_and_an_old_version_are_refused_in_the_language_of_the_caller(table):
    mover, move = table.some_move()
    german = {"Accept-Language": "de"}

    assert table.ask(1 - mover, "POST /moves", move, **german).json["title"] == "Nicht am Zug"
    stale = table.ask(mover, "POST /moves", move, **german, **{"If-Match": '"1"'}).json
    assert stale["title"] == "Veraltete Version"
    assert stale["current"] == table.show(mover)


def test_what_a_live_game_keeps_has_no_language(app, redis_url):
    english, german = (Table(app, redis_url, seed="same", seats=["A", "B"]) for _ in range(2))
    for made, language in ((english, "en"), (german, "de")):
        header = {"Accept-Language": language}
        for _ in range(2):
            mover, move = made.some_move()
            key = {"Idempotency-Key": "k" * 20, "If-Match": '"0"'}
            made.ask(mover, "POST /moves", move, **header, **key)
            first = made.ask(mover, "POST /moves", move, **header, **{"Idempotency-Key": f"once{mover}"})
            again = made.ask(mover, "POST /moves", move, **{"Idempotency-Key": f"once{mover}"})
            assert first.data == again.data
        made.ask(0, "POST /undo", {}, **header)

    def kept(made: Table) -> tuple[Any, ...]:
        events = made.ask(0, "GET /events").json["events"]
        return (
            made.ask(None, "GET /record").json["record"],
            [{name: value for name, value in event.items() if name != "at"} for event in events],
        )

    assert kept(english) == kept(german)


def test_reasons_of_a_hint_are_said_in_the_language_of_the_caller(client):
    order = {**recorded_examples()["davinci_hint"][0]["body"], "budget_nodes": 20}
    order.pop("budget_ms", None)
    english, german = (
        client.post("/v1/davinci/hint", json=order, headers={"Accept-Language": language}) for language in ("en", "de")
    )

    assert assert_said_otherwise(english.json, german.json) > 20


def test_a_store_that_is_away_is_told_in_the_language_of_the_caller(redis_url):
    away = create_app(Config.from_environment({"REDIS_URL": "redis://127.0.0.1:1"})).test_client()
    answer = away.get(f"/v1/anaconda/sessions/{'A' * 22}", headers={"Accept-Language": "de"})

    assert (answer.status_code, answer.json["title"]) == (503, "Speicher nicht erreichbar")
    assert answer.json["detail"] == "Live-Partien sind zurzeit nicht erreichbar; bitte später noch einmal versuchen."


def test_a_fault_of_ours_is_told_in_the_language_of_the_caller(app, monkeypatch):
    def explode(*_):
        raise RuntimeError("secret detail")

    monkeypatch.setattr(operations, "new", explode)
    answer = app.test_client().post("/v1/anaconda/new", json={}, headers={"Accept-Language": "es"})

    assert (answer.status_code, answer.json["title"]) == (500, "Error interno")


def test_a_limit_is_told_in_the_language_of_the_caller(redis_url):
    limited = create_app(
        Config.from_environment({"REDIS_URL": redis_url, "REGELWERK_LIMIT_SOLVER": "2s/day"})
    ).test_client()
    for _ in range(40):
        answer = limited.get(
            "/v1/anaconda/hint",
            query_string={"position": POSITION, "budget_ms": 2000},
            headers={"Accept-Language": "de"},
        )
        if answer.status_code == 429:
            break
    assert answer.json["title"] == "Zu viele Anfragen"
    assert answer.json["detail"].startswith("Jeder darf in 86400 s höchstens 2000 ms Löserzeit verbrauchen.")
