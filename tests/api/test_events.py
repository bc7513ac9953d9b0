"""Events over HTTP: paged and waited for, in the form that is preferred, and every way to be refused."""

from __future__ import annotations

import threading
import time

import pytest
from called_table import assert_refused
from flask import Flask
from followed_table import STREAM, Table

NOWHERE = "/v1/anaconda/sessions/" + "A" * 22 + "/events"


@pytest.fixture
def table(app: Flask) -> Table:
    return Table(app)


def test_every_game_tells_what_has_happened_since_it_began(app: Flask, game: str) -> None:
    table = Table(app, game)
    shown = table.play()
    answer = table.ask()

    assert answer.status_code == 200
    told = answer.json["events"]
    assert [event["seq"] for event in told] == list(range(1, shown["events"] + 1))
    assert [event["type"] for event in told[:2]] == ["created", "dealt"]
    assert answer.json["next"] == shown["events"]
    assert answer.json["session"] == table.app.test_client().get(table.path).json


def test_pages_follow_each_other_without_gap_or_overlap(table: Table) -> None:
    last = table.play()["events"]
    told, after = [], 0
    while after < last:
        page = table.ask(query=f"?after={after}&limit=1").json
        told += page["events"]
        after = page["next"]

    assert told == table.ask().json["events"]
    assert (table.ask(query=f"?after={last}").json["events"], after) == ([], last)


def test_a_poll_waits_for_the_next_event_and_no_longer(table: Table) -> None:
    threading.Timer(0.3, table.play).start()
    began = time.monotonic()
    page = table.ask(0, "?after=2&wait=20").json

    assert time.monotonic() - began < 10
    assert [event["seq"] for event in page["events"]][:1] == [3]
    assert page["session"]["version"] == 2
    assert page["session"]["you"]["seat"] == 0


def test_a_poll_in_vain_says_so_after_its_time(table: Table) -> None:
    began = time.monotonic()
    page = table.ask(query="?after=2&wait=1").json

    assert time.monotonic() - began >= 1
    assert (page["events"], page["next"], page["session"]["version"]) == ([], 2, 1)


def test_a_poll_of_a_finished_game_does_not_wait(table: Table) -> None:
    last = table.post(0, "/resign")["events"]
    began = time.monotonic()

    assert table.ask(query=f"?after={last}&wait=20").json["events"] == []
    assert time.monotonic() - began < 10


def test_a_poll_whose_session_is_deleted_meanwhile_is_refused(table: Table) -> None:
    threading.Timer(0.3, table.delete).start()

    assert_refused(table.ask(0, "?after=2&wait=20"), 404, "unknown_session")


@pytest.mark.parametrize(
    ("query", "headers"),
    [
        ("?after=-1", {}),
        ("?after=x", {}),
        ("?wait=26", {}),
        ("?limit=0", {}),
        ("?limit=1001", {}),
        ("?token=x", {}),
        ("", {"Last-Event-ID": "-1"}),
        ("", {"Last-Event-ID": "two"}),
        ("", {"Last-Event-ID": "9" * 10}),
    ],
)
def test_what_does_not_match_the_document_is_refused(table: Table, query: str, headers: dict[str, str]) -> None:
    assert_refused(table.ask(None, query, **headers), 422, "invalid_request")
    assert_refused(table.ask(None, query, **headers, **STREAM), 422, "invalid_request")


@pytest.mark.parametrize("accept", [{}, STREAM])
def test_a_number_beyond_the_newest_event_a_token_of_another_game_and_no_game_are_refused(
    table: Table, accept: dict[str, str]
) -> None:
    other = Table(table.app)
    stranger = {"Authorization": f"Bearer {other.tokens['host']}"}

    assert_refused(table.ask(query="?after=3", **accept), 416, "range_not_satisfiable")
    assert_refused(table.ask(**stranger, **accept), 401, "unauthorized")
    assert_refused(table.app.test_client().get(NOWHERE, headers=accept), 404, "unknown_session")


@pytest.mark.parametrize(
    ("accept", "kind"),
    [
        ("*/*", "application/json"),
        ("application/json", "application/json"),
        ("text/event-stream", "text/event-stream"),
        ("text/event-stream, application/json;q=0.5", "text/event-stream"),
        ("application/json, text/event-stream;q=0.5", "application/json"),
        ("text/html, text/event-stream;q=0.1", "text/event-stream"),
    ],
)
def test_the_form_is_the_one_that_is_preferred(table: Table, accept: str, kind: str) -> None:
    answer = table.ask(Accept=accept)

    assert answer.mimetype == kind
    answer.close()


def test_streams_are_not_what_other_addresses_send(table: Table) -> None:
    assert_refused(table.ask(Accept="text/html"), 406, "not_acceptable")
    answer = table.app.test_client().get(table.path, headers=STREAM)
    assert (answer.status_code, answer.json["code"]) == (406, "not_acceptable")
