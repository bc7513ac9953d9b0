"""Attacks on live games: whatever callers try, they get a problem document and change nothing, or one of them wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
import redis
from attacked_table import Table, assert_problem, assert_refused, at_once, begin
from flask import Flask
from flask.testing import FlaskClient

from service.app import create_app
from service.config import Config

WEEK_S = 604_800
MOVE = {"move": "roll:III,IV"}


@pytest.fixture
def table(app: Flask, redis_url: str) -> Table:
    """Two have played two plies each of Numerus Zahlus."""
    made = Table(app, redis_url)
    made.play(4)
    return made


ALL: tuple[tuple[str, Any], ...] = (
    *(("GET /", None), ("GET /events", None), ("GET /record", None), ("GET /plies/1", None), ("GET /score", None)),
    *(("POST /undo", {}), ("POST /undo/answer", {"ply": 0, "agree": True}), ("POST /fork", {}), ("POST /moves", None)),
    *(("POST /resign", None), ("POST /tokens/0", None), ("DELETE /", None)),
)


def test_tokens_of_another_session_open_nothing(table: Table, app: Flask, redis_url: str) -> None:
    stranger = Table(app, redis_url).tokens
    _, move = table.some_move()
    for path, body in ALL:
        for token in (stranger["host"], *stranger["seats"], "x"):
            sent = move if path == "POST /moves" else body
            assert_refused(table, 401, "unauthorized", lambda: table.ask(token, path, sent))  # noqa: B023


def test_nobody_speaks_for_a_seat_but_itself(table: Table) -> None:
    asking = (table.show()["to_move"] + 1) % 2
    assert table.ask(asking, "POST /undo", {}).status_code == 200
    for path, body in (("POST /undo", {"ply": 0}), ("POST /undo/answer", table.yes()), ("POST /resign", None)):
        assert_refused(table, 403, "forbidden", lambda: table.ask("host", path, body))  # noqa: B023
        assert_refused(table, 401, "unauthorized", lambda: table.ask(None, path, body))  # noqa: B023
    assert_refused(table, 409, "undo_refused", lambda: table.ask(asking, "POST /undo/answer", table.yes()))
    assert table.ask(1 - asking, "POST /undo/answer", table.yes()).json["plies"] == 3


@pytest.mark.parametrize("who", [0, 1, None])
def test_a_hidden_game_is_not_forked_by_those_from_whom_it_is_hidden(app: Flask, redis_url: str, who: int) -> None:
    table = Table(app, redis_url, "davinci")
    for body in ({}, {"ply": 0}, {"ply": 5000}, {"seed": "mine", "assist": "hints"}):
        assert_refused(table, 403, "forbidden", lambda: table.ask(who, "POST /fork", body))  # noqa: B023


def test_what_is_told_of_a_hidden_game_is_no_record_to_go_on_from(app: Flask, redis_url: str) -> None:
    table = Table(app, redis_url, "davinci")
    table.play(2)
    record = table.ask(None, "GET /record").json["record"]
    answer = app.test_client().post("/v1/davinci/sessions", json={"record": record})

    assert any("?" in move for move in record["moves"])
    assert_problem(answer, 409, "illegal_move")


@pytest.mark.parametrize("game", ["anaconda", "davinci", "davinci-solo", "numerus-solo"])
def test_a_record_of_another_game_begins_nothing(app: Flask, redis_url: str, table: Table, game: str) -> None:
    record = table.ask(None, "GET /record").json["record"]

    assert_problem(app.test_client().post(f"/v1/{game}/sessions", json={"record": record}), 422, "invalid_request")


def promised(app: Flask) -> str:
    """A commitment of the service."""
    answer: Any = app.test_client().post("/v1/anaconda/commitments").json
    return str(answer["commitment"])


def test_of_fifty_that_redeem_one_commitment_one_begins_a_game(app: Flask, clean_redis: str) -> None:
    commitment = promised(app)

    def redeem() -> Any:
        order = {"commitment": commitment, "entropy": ["a", "b"]}
        return app.test_client().post("/v1/anaconda/sessions", json=order)

    answers = at_once(*[redeem] * 50)

    assert sorted(answer.status_code for answer in answers) == [201, *[404] * 49]
    assert {answer.json["code"] for answer in answers if answer.status_code == 404} == {"not_found"}
    assert len(redis.Redis.from_url(clean_redis).keys("rw:*:session")) == 1
    assert_problem(redeem(), 404, "not_found")


@pytest.mark.parametrize("text", ["", " ", "a b", "a|b", "x" * 65, "\u00e9", "a\n", "\x00", "\ud800", 7, None, ["a"]])
def test_entropy_that_could_be_read_in_two_ways_is_refused_and_the_commitment_stays_good(
    app: Flask, redis_url: str, text: Any
) -> None:
    client = app.test_client()
    commitment = promised(app)
    answer = begin(client, "anaconda", {"commitment": commitment, "entropy": ["a", text]})

    assert answer.status_code in (400, 422)
    assert answer.json["code"] in ("malformed_request", "invalid_request")
    order = {"commitment": commitment, "entropy": ["x" * 64, "_-"]}
    assert client.post("/v1/anaconda/sessions", json=order).status_code == 201


@pytest.mark.parametrize(("turn_s", "bank_s", "status"), [
    (WEEK_S, WEEK_S, 201), (1, 0, 201), (0, 0, 422), (WEEK_S + 1, 0, 422), (1, -1, 422), (1, WEEK_S + 1, 422),
    (1.5, 0, 422), ("60", 0, 422), (True, 0, 422), (10**30, 0, 422), (None, 0, 422),
])  # fmt: skip
def test_a_clock_has_bounds(client: FlaskClient, turn_s: Any, bank_s: Any, status: int) -> None:
    order = {"clock": {"turn_s": turn_s, "bank_s": bank_s, "policy": "hint"}}
    answer = begin(client, "anaconda", order)

    assert answer.status_code == status
    assert answer.json.get("code") == ("invalid_request" if status == 422 else None)


def test_a_fork_of_a_fork_of_a_fork_leaves_all_others_as_they_are(table: Table) -> None:
    family: list[tuple[str, Mapping[bytes, Any]]] = []
    for ply in (4, 2, 0):
        dump, origin, tokens = table.dump(), table.id, table.tokens
        table.sit_down(table.ask(None, "POST /fork", {} if ply == 4 else {"ply": ply}))
        assert table.created["origin"] == {"session": origin, "ply": ply}
        assert_refused(table, 401, "unauthorized", lambda: table.ask(tokens["host"], "GET /"))  # noqa: B023
        family.append((origin, dump))
        table.play(4)
    for origin, before in family:
        table.id = origin
        assert table.dump() == before


def test_a_fork_of_the_end_is_over_at_once(app: Flask, redis_url: str) -> None:
    table = Table(app, redis_url, "anaconda", seed="seven")
    while table.show()["status"] == "running":
        table.play(1)
    table.sit_down(table.ask(None, "POST /fork", {"clock": {"turn_s": 1}}))

    assert (table.created["status"], table.created["clock"]["deadline"]) == ("over", None)
    assert [event["type"] for event in table.ask(None, "GET /events").json["events"]][-1] == "over"
    for path, body in (("POST /moves", MOVE), ("POST /undo", {}), ("POST /resign", None)):
        assert_refused(table, 409, "game_over", lambda: table.ask(0, path, body))  # noqa: B023


@pytest.mark.parametrize(("path", "body", "status", "code"), [
    ("GET /plies/5", None, 404, "not_found"), (f"GET /plies/{10**40}", None, 404, "not_found"),
    ("GET /plies/-1", None, 404, "not_found"), ("POST /fork", {"ply": 5}, 409, "invalid_state"),
    ("POST /fork", {"ply": 10**40}, 422, "invalid_request"), ("POST /fork", {"ply": -1}, 422, "invalid_request"),
    ("POST /undo", {"ply": 4}, 409, "undo_refused"), ("POST /undo", {"ply": 5000}, 409, "undo_refused"),
    ("POST /undo", {"ply": 10**40}, 422, "invalid_request"), ("POST /undo", {"ply": "0"}, 422, "invalid_request"),
    ("GET /events?after=7", None, 416, "range_not_satisfiable"), ("GET /events?limit=0", None, 422, "invalid_request"),
    (f"GET /events?after={10**40}", None, 422, "invalid_request"),
    ("GET /events?wait=26", None, 422, "invalid_request"),
    ("GET /plies/%D9%A3", None, 404, "not_found"),
    ("POST /undo/answer", {"agree": True}, 422, "invalid_request"),
])  # fmt: skip
def test_numbers_beyond_the_game_are_refused(table: Table, path: str, body: Any, status: int, code: str) -> None:
    assert_refused(table, status, code, lambda: table.ask(0, path, body))


def test_of_an_answer_and_a_move_at_the_same_time_one_wins(table: Table) -> None:
    for _ in range(20):
        if table.show()["plies"] < 4:
            table.play(2)
        mover, move = table.some_move()
        assert table.ask(1 - mover, "POST /undo", {}).status_code == 200
        before, yes = table.show(), table.yes()

        answered, moved = at_once(
            lambda: table.ask(mover, "POST /undo/answer", yes),  # noqa: B023
            lambda: table.ask(mover, "POST /moves", move),  # noqa: B023
        )

        after = table.show()
        assert (answered.status_code, moved.status_code) in [(200, 412), (412, 200), (200, 409), (409, 200)]
        assert after["plies"] == before["plies"] + (1 if moved.status_code == 200 else -1)
        assert (after["version"], after["undo"]) == (before["version"] + 1, None)


def test_a_wish_that_is_repeated_with_its_key_is_one_wish(table: Table) -> None:
    seat = table.show()["to_move"]
    named = {"Idempotency-Key": "once"}
    first = table.ask(seat, "POST /undo", {}, **named)
    table.ask(1 - seat, "POST /undo/answer", table.yes(), **named)
    before = table.dump()

    again = at_once(*[lambda: table.ask(seat, "POST /undo", {}, **named)] * 5)

    assert {answer.data for answer in again} == {first.data}
    assert table.dump() == before
    assert_refused(table, 422, "idempotency_key_reused", lambda: table.ask(seat, "POST /undo", {"ply": 0}, **named))


def test_who_resigns_ends_the_question_as_well(table: Table) -> None:
    assert table.ask(0, "POST /undo", {}).status_code == 200
    assert table.ask(1, "POST /resign").json["undo"] is None
    for agree in (True, False):
        answer = {"ply": 2, "agree": agree}
        assert_refused(table, 409, "game_over", lambda: table.ask(1, "POST /undo/answer", answer))  # noqa: B023


def test_what_is_deleted_while_others_act_stays_deleted(table: Table) -> None:
    origin = table.id
    mover, move = table.some_move()
    for _ in range(5):
        table.id = origin
        table.sit_down(table.ask(None, "POST /fork", {}))
        acts = [
            lambda: table.ask(mover, "POST /moves", move),
            lambda: table.ask(mover, "POST /resign", None, **{"Idempotency-Key": "k"}),
            lambda: table.ask("host", "POST /tokens/1"),
            lambda: table.ask(None, "GET /events?after=2&wait=1"),
            lambda: table.ask(None, "GET /record"),
        ]
        answers = at_once(lambda: table.ask("host", "DELETE /"), *acts)

        assert [answer.status_code for answer in answers if answer.status_code not in (200, 204, 404, 409, 412)] == []
        assert table.dump() == {}
        assert_problem(table.ask(None, "GET /"), 404, "unknown_session")


def test_a_full_record_takes_back_and_forks_but_grows_no_more(redis_url: str) -> None:
    app = create_app(Config(redis_url=redis_url, max_plies=6))
    table = Table(app, redis_url)
    table.play(6)
    mover, move = table.some_move()
    assert_refused(table, 409, "record_full", lambda: table.ask(mover, "POST /moves", move))
    for _ in range(3):
        table.ask(0, "POST /undo", {"ply": 0})
        assert table.ask(1, "POST /undo/answer", table.yes()).json["plies"] == 0
        table.play(6)
    assert_refused(table, 409, "record_full", lambda: table.ask(0, "POST /undo", {}))
    table.sit_down(table.ask(None, "POST /fork", {}))
    table.play(6)
    table.ask(0, "POST /undo", {"ply": 0})
    assert table.ask(1, "POST /undo/answer", table.yes()).json["plies"] == 0


@pytest.mark.parametrize("lost", ["session", "moves", "events", "all"])
def test_a_session_of_which_something_has_expired_is_unknown_or_whole(table: Table, lost: str) -> None:
    mover, move = table.some_move()
    table.store.delete(*[key for key in table.dump() if lost == "all" or key.decode().endswith(lost)])
    left = table.dump()

    answers = {path: table.ask(mover, path, move if path == "POST /moves" else body) for path, body in ALL[:9]}

    # 409: nobody's wish was kept that could be answered.
    assert {answer.status_code for answer in answers.values()} <= {200, 201, 404, 409}
    assert_problem(answers["POST /moves"], 404, "unknown_session")
    assert table.dump() == left
