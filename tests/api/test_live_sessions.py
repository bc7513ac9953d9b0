"""Live games over HTTP: a game from the first request to the last, who may do what, and every way to be refused."""

from __future__ import annotations

from typing import Any

import pytest
from called_table import Table, assert_refused
from flask.testing import FlaskClient

NOWHERE = "/v1/anaconda/sessions/" + "A" * 22


@pytest.fixture
def table(client: FlaskClient) -> Table:
    return Table(client, seats=["North", "South"], seed="seven")


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_from_the_first_request_to_the_last(client: FlaskClient, players: int) -> None:
    table = Table(client, setup={"players": players})
    shown = table.created
    played: list[str] = []
    while shown["status"] == "running":
        seat = shown["to_move"]
        best = table.get(seat, "/hint?budget_nodes=1000").json["best"]
        assert best in [listed["move"] for listed in table.get(seat, "/legal-moves").json["moves"]]
        answer = table.move(seat, best, {"If-Match": f'"{shown["version"]}"'})
        assert answer.status_code == 200
        shown = answer.json
        assert answer.headers["ETag"] == f'"{shown["version"]}"'
        played += shown["moves"]

    assert (shown["to_move"], shown["your_turn"], shown["plies"]) == (None, False, len(played))
    assert shown["result"]["score"] == table.get(None, "/score").json
    record = table.get(None, "/record").json["record"]
    assert record["moves"] == played
    assert (record["seed"], record["result"]) == (shown["seed"], shown["result"])
    replayed = client.post("/v1/anaconda/replay", json={"record": record}).json
    assert replayed["valid"]
    assert replayed["state"] == shown["view"]


@pytest.mark.parametrize("ended", [False, True])
def test_the_record_is_taken_back_as_json_and_as_text(table: Table, ended: bool) -> None:
    table.move(0, "roll:III,IV")
    if ended:
        table.post(1, "/resign")
    record = table.get(0, "/record").json["record"]
    text = table.get(0, "/record?format=text")

    assert text.mimetype == "text/plain"
    for body in ({"record": record}, {"text": text.text}):
        replayed = table.client.post("/v1/anaconda/replay", json=body).json
        assert (replayed["valid"], replayed["plies"]) == (True, 2)
    assert record["players"] == ["North", "South"]
    assert record["seed"] == ("seven" if ended else None)


def test_a_new_session_says_where_it_is_and_gives_each_its_token(table: Table) -> None:
    created = table.created

    assert table.path == f"/v1/anaconda/sessions/{created['id']}"
    assert table.answer.headers["ETag"] == '"1"'
    assert created["you"] == {"role": "host", "seat": None}
    assert created["seats"] == [{"seat": 0, "name": "North"}, {"seat": 1, "name": "South"}]
    assert len({*created["tokens"]["seats"], created["tokens"]["host"]}) == 3
    assert {**created, "tokens": 0} == {**table.get("host").json, "tokens": 0}


def test_seats_have_names_even_if_none_are_given(client: FlaskClient) -> None:
    named = Table(client, setup={"players": 3}).created["seats"]

    assert [seat["name"] for seat in named] == ["Seat 0", "Seat 1", "Seat 2"]


def test_a_wrong_number_of_names_is_refused(client: FlaskClient) -> None:
    answer = client.post("/v1/anaconda/sessions", json={"seats": ["A", "B", "C"]})

    assert assert_refused(answer, 409, "invalid_state")["errors"][0]["pointer"] == "#/seats"


@pytest.mark.parametrize(
    "body",
    [
        {"seats": [""]},
        {"seats": ["x" * 41, "y"]},
        {"seats": ["A", "B", "C", "D"]},
        {"seats": "AB"},
        {"ttl_s": 59},
        {"ttl_s": 604_801},
        {"ttl_s": "60"},
        {"assist": "all"},
        {"seed": ""},
        {"seed": "x" * 65},
        {"seed": 7},
        {"setup": {"players": 4}},
        {"host": True},
    ],
)
def test_an_order_that_does_not_match_the_document_is_refused(client: FlaskClient, body: dict[str, Any]) -> None:
    assert assert_refused(client.post("/v1/anaconda/sessions", json=body), 422, "invalid_request")["errors"]


def test_each_caller_is_told_who_it_is_and_only_the_host_gets_the_state(table: Table) -> None:
    assert table.get(0).json["you"] == {"role": "seat", "seat": 0}
    assert table.get(1).json["you"] == {"role": "seat", "seat": 1}
    assert table.get(None).json["you"] == {"role": "spectator", "seat": None}
    assert [table.get(who).json["your_turn"] for who in (0, 1, None, "host")] == [True, False, False, False]
    assert [table.get(who).json["state"] is None for who in (0, 1, None, "host")] == [True, True, True, False]


def test_answers_are_never_cached_and_differ_by_token(table: Table) -> None:
    for below in ("", "/legal-moves", "/hint", "/score", "/record"):
        answer = table.get(0, below)
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "no-store"
        assert "Authorization" in answer.headers["Vary"]
        assert answer.headers["Rules-Version"] == "anaconda/1"


def test_a_current_copy_is_not_sent_again(table: Table) -> None:
    for tag in ('"1"', 'W/"1"', '"0", "1"', "*"):
        answer = table.get(0, **{"If-None-Match": tag})
        assert (answer.status_code, answer.data, answer.headers["ETag"]) == (304, b"", '"1"')
    for tag in ('"2"', "", '"', "nonsense, \xe4"):
        assert table.get(0, **{"If-None-Match": tag}).status_code == 200
    table.move(0, "roll:III,IV")

    assert table.get(0, **{"If-None-Match": '"1"'}).json["version"] == 2


def test_a_move_needs_the_token_of_the_seat_to_move(table: Table, client: FlaskClient) -> None:
    other = Table(client)

    assert_refused(table.move(1, "roll:III,IV"), 409, "not_your_turn")
    assert_refused(table.move("host", "roll:III,IV"), 403, "forbidden")
    for token in (None, "x" * 43, other.tokens["seats"][0], other.tokens["host"]):
        refused = table.move(token, "roll:III,IV")
        assert_refused(refused, 401, "unauthorized")
        assert refused.headers["WWW-Authenticate"] == "Bearer"
    assert table.get(None).json["version"] == 1


@pytest.mark.parametrize("header", ["Bearer", "Basic eDp5", "Bearer a b", "Bearer \xe4\xf6", "x" * 5000])
def test_a_bad_authorization_header_is_refused_everywhere(table: Table, header: str) -> None:
    own = {"Authorization": header}
    for below in ("", "/legal-moves", "/hint", "/score", "/record"):
        assert_refused(table.client.get(table.path + below, headers=own), 401, "unauthorized")
    for below, body in (("/moves", {"move": "roll:III,IV"}), ("/resign", None), ("/tokens/0", None)):
        assert_refused(table.client.post(table.path + below, json=body, headers=own), 401, "unauthorized")
    assert_refused(table.client.delete(table.path, headers=own), 401, "unauthorized")


def test_an_unknown_session_is_unknown_everywhere_with_and_without_a_token(table: Table) -> None:
    table.path = NOWHERE
    for who in (None, 0, "host"):
        for below in ("", "/legal-moves", "/hint", "/score", "/record"):
            assert_refused(table.get(who, below), 404, "unknown_session")
        for below, body in (("/moves", {"move": "roll:III,IV"}), ("/resign", None), ("/tokens/0", None)):
            assert_refused(table.post(who, below, body), 404, "unknown_session")
        assert_refused(table.client.delete(NOWHERE, headers=table.headers(who)), 404, "unknown_session")


@pytest.mark.parametrize("name", ["short", "A" * 21, "A" * 23, "A" * 21 + "!", "A" * 21 + "%00"])
def test_what_is_no_id_is_not_found(client: FlaskClient, name: str) -> None:
    assert client.get(f"/v1/anaconda/sessions/{name}").json["code"] == "not_found"


@pytest.mark.parametrize(("assist", "statuses"), [("none", [403, 403]), ("legal", [200, 403]), ("hints", [200, 200])])
def test_the_assist_policy_is_kept_towards_everybody(client: FlaskClient, assist: str, statuses: list[int]) -> None:
    table = Table(client, assist=assist)
    for who in (0, 1, None, "host"):
        answers = [table.get(who, "/legal-moves"), table.get(who, "/hint")]
        assert [answer.status_code for answer in answers] == statuses
        assert table.get(who, "/score").status_code == 200


@pytest.mark.parametrize("query", ["budget_ms=0", "budget_ms=x", "budget_nodes=-1", "seed=", "depth=3"])
def test_a_budget_that_does_not_match_the_document_is_refused(table: Table, query: str) -> None:
    assert_refused(table.get(0, f"/hint?{query}"), 422, "invalid_request")


def test_any_seat_may_resign_at_any_time_and_is_last(client: FlaskClient) -> None:
    table = Table(client, setup={"players": 3}, seed="seven")
    answer = table.post(2, "/resign")

    assert answer.json["result"] == {
        "reason": "resigned",
        "resigned": 2,
        "forfeited": None,
        "score": {
            "scoring": "plain",
            "final": True,
            "seats": [
                {"seat": 0, "points": 1, "place": 1, "items": [{"code": "round_won", "points": 1}]},
                {"seat": 1, "points": 1, "place": 1, "items": [{"code": "round_won", "points": 1}]},
                {"seat": 2, "points": 0, "place": 3, "items": [{"code": "resigned", "points": 0}]},
            ],
        },
    }
    assert (answer.json["status"], answer.json["moves"], answer.json["seed"]) == ("over", [], "seven")
    assert table.get(None, "/legal-moves").json == {"to_move": None, "terminal": True, "moves": []}
    assert table.get(None, "/hint").json["best"] is None
    assert_refused(table.move(0, "roll:III,IV"), 409, "game_over")


def test_neither_host_nor_spectator_can_resign(table: Table) -> None:
    assert_refused(table.post("host", "/resign"), 403, "forbidden")
    assert_refused(table.post(None, "/resign"), 401, "unauthorized")


def test_a_replaced_token_is_void_at_once(table: Table) -> None:
    old = table.tokens["seats"][0]
    answer = table.post("host", "/tokens/0")
    table.tokens["seats"][0] = answer.json["token"]

    assert answer.json["seat"] == 0
    assert_refused(table.move(old, "roll:III,IV"), 401, "unauthorized")
    assert_refused(table.get(old), 401, "unauthorized")
    assert table.move(0, "roll:III,IV", {"If-Match": '"1"'}).status_code == 200
    assert table.get(1).json["you"]["seat"] == 1


def test_only_the_host_replaces_tokens_and_only_of_seats(table: Table) -> None:
    assert_refused(table.post(0, "/tokens/1"), 403, "forbidden")
    assert_refused(table.post(None, "/tokens/1"), 401, "unauthorized")
    assert_refused(table.post("host", "/tokens/2"), 404, "not_found")
    assert_refused(table.post("host", "/tokens/99999999999999999999"), 404, "not_found")


def test_only_the_host_deletes_and_then_all_is_gone(table: Table) -> None:
    assert_refused(table.client.delete(table.path, headers=table.headers(0)), 403, "forbidden")
    assert_refused(table.client.delete(table.path), 401, "unauthorized")
    answer = table.client.delete(table.path, headers=table.headers("host"))

    assert (answer.status_code, answer.data) == (204, b"")
    assert_refused(table.get("host"), 404, "unknown_session")
