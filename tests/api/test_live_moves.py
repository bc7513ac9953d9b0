"""Moves of live games over HTTP: on a copy that is current or not, sent once or again, and those that are refused."""

from __future__ import annotations

import pytest
from called_table import Table, assert_refused
from flask.testing import FlaskClient


@pytest.fixture
def table(client: FlaskClient) -> Table:
    return Table(client, seats=["North", "South"], seed="seven")


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


def test_a_repeat_is_known_under_the_seats_new_token(table: Table) -> None:
    key = {"Idempotency-Key": "kept"}
    first = table.move(0, "roll:III,IV", key)
    table.tokens["seats"][0] = table.post("host", "/tokens/0").json["token"]

    assert table.move(0, "roll:III,IV", key).data == first.data
