"""Live games over HTTP: a game from the first request to the last, and every way to be refused."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest
from flask.testing import FlaskClient

NOWHERE = "/v1/anaconda/sessions/" + "A" * 22


class Table:
    """A session of Anaconda and its callers."""

    def __init__(self, client: FlaskClient, **order: Any) -> None:
        self.client = client
        self.answer = client.post("/v1/anaconda/sessions", json={"assist": "hints", **order})
        assert self.answer.status_code == 201, self.answer.text
        self.created = self.answer.json
        self.path = self.answer.headers["Location"]
        self.tokens = self.created["tokens"]

    def headers(self, who: int | str | None, **more: str) -> dict[str, str]:
        token = self.tokens["host"] if who == "host" else self.tokens["seats"][who] if isinstance(who, int) else who
        return more if token is None else {"Authorization": f"Bearer {token}", **more}

    def get(self, who: int | str | None, below: str = "", **headers: str) -> Any:
        return self.client.get(self.path + below, headers=self.headers(who, **headers))

    def post(
        self, who: int | str | None, below: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Any:
        return self.client.post(self.path + below, json=body, headers=self.headers(who, **(headers or {})))

    def move(self, who: int | str | None, move: str, headers: Mapping[str, str] | None = None) -> Any:
        return self.post(who, "/moves", {"move": move}, headers)


@pytest.fixture
def table(client: FlaskClient) -> Table:
    return Table(client, seats=["North", "South"], seed="seven")


def assert_refused(answer: Any, status: int, code: str) -> Any:
    assert (answer.status_code, answer.json["code"]) == (status, code), answer.text
    assert answer.mimetype == "application/problem+json"
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.json


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


@pytest.mark.parametrize("tag", ['"0"', '"2"', 'W/"11"', "", '"', "one", '"2", "3"', "\xe4"])
def test_a_tag_that_is_not_the_current_one_plays_nothing(table: Table, tag: str) -> None:
    for answer in (
        table.move(0, "roll:III,IV", {"If-Match": tag}),
        table.post(0, "/resign", headers={"If-Match": tag}),
    ):
        assert_refused(answer, 412, "stale_version")


def test_a_move_on_a_stale_copy_is_refused_with_the_current_one(table: Table) -> None:
    table.move(0, "roll:III,IV")
    answer = table.move(0, "roll:III,IV", {"If-Match": '"1"'})

    assert assert_refused(answer, 412, "stale_version")["current"] == table.get(0).json
    assert answer.headers["ETag"] == '"2"'


@pytest.mark.parametrize("tag", ['"1"', 'W/"1"', '"7", "1"', "*"])
def test_a_move_on_the_current_copy_is_played(table: Table, tag: str) -> None:
    assert table.move(0, "roll:III,IV", {"If-Match": tag}).status_code == 200


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Idempotency-Key", ""),
        ("Idempotency-Key", "a b"),
        ("Idempotency-Key", "x" * 65),
        ("Idempotency-Key", "\xe4"),
    ],
)
def test_a_header_that_does_not_match_the_document_is_refused(table: Table, name: str, value: str) -> None:
    for answer in (table.move(0, "roll:III,IV", {name: value}), table.post(0, "/resign", headers={name: value})):
        assert assert_refused(answer, 422, "invalid_request")["errors"][0]["pointer"] == f"#/headers/{name}"


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


def test_an_illegal_move_names_every_broken_rule_and_changes_nothing(table: Table) -> None:
    for move in ("V=6@III", "III=7,IV=4"):
        problem = assert_refused(table.move(0, move), 409, "illegal_move")
        assert problem["move"] == move
        assert problem["errors"]
        assert all(error["pointer"] == "#/move" and error["rule"] for error in problem["errors"])
    assert table.get(0).json["version"] == 1


def test_a_body_that_is_no_move_is_refused(table: Table) -> None:
    path, headers = table.path + "/moves", table.headers(0)

    assert_refused(table.move(0, "e2e4"), 422, "invalid_request")
    assert_refused(table.post(0, "/moves", {}), 422, "invalid_request")
    assert_refused(table.post(0, "/moves", {"move": "roll:III,IV", "seat": 0}), 422, "invalid_request")
    assert_refused(table.post(0, "/moves", ["roll:III,IV"]), 422, "invalid_request")
    assert_refused(
        table.client.post(path, data=b"{", content_type="application/json", headers=headers), 400, "malformed_request"
    )
    assert_refused(table.client.post(path, data=b"x", headers=headers), 415, "unsupported_media_type")


def test_a_repeat_gets_the_same_answer_and_plays_nothing(table: Table) -> None:
    key = {"Idempotency-Key": "first", "If-Match": '"1"'}
    first = table.move(0, "roll:III,IV", key)
    best = table.get(0, "/hint").json["best"]
    table.move(0, best, {"Idempotency-Key": "second"})
    again = table.move(0, "roll:III,IV", key)

    assert (again.status_code, again.data, again.headers["ETag"]) == (200, first.data, first.headers["ETag"])
    assert table.get(0).json["version"] == 3


def test_a_repeat_after_the_end_gets_the_same_answer(table: Table) -> None:
    key = {"Idempotency-Key": "give-up"}
    first = table.post(0, "/resign", headers=key)

    assert table.post(0, "/resign", headers=key).data == first.data
    assert_refused(table.post(0, "/resign"), 409, "game_over")


def test_a_key_is_good_for_one_request_of_one_seat(table: Table) -> None:
    key = {"Idempotency-Key": "same"}
    table.move(0, "roll:III,IV", key)

    assert_refused(table.move(0, "roll:III,V", key), 422, "idempotency_key_reused")
    assert_refused(table.post(0, "/resign", headers=key), 422, "idempotency_key_reused")
    assert table.post(1, "/resign", headers=key).status_code == 200


def test_a_refused_request_leaves_its_key_free(table: Table) -> None:
    key = {"Idempotency-Key": "again"}
    assert_refused(table.move(0, "V=6@III", key), 409, "illegal_move")

    assert table.move(0, "roll:III,IV", key).status_code == 200


def test_a_key_does_not_open_the_session_to_others(table: Table) -> None:
    key = {"Idempotency-Key": "mine"}
    table.move(0, "roll:III,IV", key)

    assert_refused(table.move(None, "roll:III,IV", key), 401, "unauthorized")
    assert_refused(table.move(1, "roll:III,IV", key), 409, "not_your_turn")


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


def test_a_repeat_is_known_under_the_seats_new_token(table: Table) -> None:
    key = {"Idempotency-Key": "kept"}
    first = table.move(0, "roll:III,IV", key)
    table.tokens["seats"][0] = table.post("host", "/tokens/0").json["token"]

    assert table.move(0, "roll:III,IV", key).data == first.data


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


class TestManyAtOnce:
    """Real HTTP, two processes, many threads."""

    @pytest.fixture
    def http(self, live_server: str) -> Any:
        limits = httpx.Limits(max_connections=60)
        with httpx.Client(base_url=live_server, timeout=30, limits=limits) as connected:
            yield connected

    @pytest.fixture
    def game(self, http: httpx.Client) -> dict[str, Any]:
        answer = http.post("/v1/anaconda/sessions", json={"assist": "hints"})
        return {**answer.json(), "path": answer.headers["Location"]}

    def send(self, http: httpx.Client, game: Mapping[str, Any], seat: int, move: str, **headers: str) -> httpx.Response:
        own = {"Authorization": f"Bearer {game['tokens']['seats'][seat]}", **headers}
        return http.post(game["path"] + "/moves", json={"move": move}, headers=own)

    def test_of_50_writers_on_one_ply_exactly_one_wins(self, http: httpx.Client, game: dict[str, Any]) -> None:
        moves = ["roll:III,IV", "roll:III,V", "roll:IV,V"]
        with ThreadPoolExecutor(50) as pool:
            answers = list(pool.map(lambda n: self.send(http, game, 0, moves[n % 3]), range(50)))

        won = [answer for answer in answers if answer.status_code == 200]
        assert len(won) == 1
        assert {answer.status_code for answer in answers} <= {200, 409, 412}
        assert http.get(game["path"] + "/record").json()["record"]["moves"] == won[0].json()["moves"]

    def test_a_whole_game_of_races_keeps_exactly_the_acknowledged_moves(
        self, http: httpx.Client, game: dict[str, Any]
    ) -> None:
        acknowledged: list[str] = []
        shown = http.get(game["path"]).json()
        while shown["status"] == "running":
            listed = http.get(game["path"] + "/legal-moves").json()["moves"]
            rivals = [listed[number % len(listed)]["move"] for number in range(6)]
            race = partial(self.send, http, game, shown["to_move"], **{"If-Match": f'"{shown["version"]}"'})
            with ThreadPoolExecutor(6) as pool:
                answers = list(pool.map(race, rivals))
            assert sorted(answer.status_code for answer in answers) == [200] + [412] * 5
            shown = next(answer.json() for answer in answers if answer.status_code == 200)
            acknowledged += shown["moves"]
            if len(acknowledged) > 40:
                break

        assert http.get(game["path"] + "/record").json()["record"]["moves"] == acknowledged

    def test_30_repeats_at_once_play_once_and_get_one_answer(self, http: httpx.Client, game: dict[str, Any]) -> None:
        with ThreadPoolExecutor(30) as pool:
            answers = list(
                pool.map(lambda _: self.send(http, game, 0, "roll:III,IV", **{"Idempotency-Key": "once"}), range(30))
            )

        assert {(answer.status_code, answer.content, answer.headers["ETag"]) for answer in answers} == {
            (200, answers[0].content, '"2"')
        }
        assert http.get(game["path"]).json()["plies"] == 2
