"""How many requests and streams of a caller may be under way."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from access_files import key_lines, sent_by
from asking import GAMES, SPELLINGS, Make, at, left, seen
from flask.testing import FlaskClient


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[threading.Semaphore, threading.Event]]:
    """Replays that begin (told by the first) and wait (for the second)."""
    begun, go = threading.Semaphore(0), threading.Event()

    def replay(*_: Any) -> Any:
        begun.release()
        assert go.wait(10)
        return 1 / 0

    monkeypatch.setattr("service.operations.replay_text", replay)
    yield begun, go
    go.set()


def test_no_more_requests_of_a_caller_than_may_be_are_under_way(
    guarded: FlaskClient, slow: tuple[threading.Semaphore, threading.Event]
) -> None:
    begun, go = slow
    app = guarded.application

    def ask(_: int) -> tuple[int, str | None]:
        return seen(
            app.test_client().post("/v1/anaconda/replay", json={"text": ""}, headers=sent_by("small"), buffered=True)
        )

    with ThreadPoolExecutor(2) as pool:
        under_way = [pool.submit(ask, number) for number in range(2)]
        assert all(begun.acquire(timeout=10) for _ in range(2))
        refused = guarded.get(GAMES, headers=sent_by("small"), buffered=True)
        other = guarded.get(GAMES, headers=sent_by("club"))
        go.set()

        assert [each.result() for each in under_way] == [(500, "internal_error")] * 2
    assert seen(refused) == (429, "too_many_at_once")
    assert refused.headers["Retry-After"] == "1"
    assert other.status_code == 200
    again = guarded.get(GAMES, headers=sent_by("small"), buffered=True)
    assert again.status_code == 200, "places are given back, after faults too"


def test_a_place_is_held_until_the_answer_has_been_sent_or_its_reader_is_gone(guarded: FlaskClient) -> None:
    held = [guarded.get(GAMES, headers=sent_by("small"), buffered=False) for _ in range(2)]

    assert seen(guarded.get(GAMES, headers=sent_by("small"))) == (429, "too_many_at_once")
    held[0].close()
    held[0].close()
    assert guarded.get(GAMES, headers=sent_by("small"), buffered=True).status_code == 200
    again = guarded.get(GAMES, headers=sent_by("small"), buffered=False)
    assert seen(guarded.get(GAMES, headers=sent_by("small"))) == (429, "too_many_at_once")
    for each in (held[1], again):
        each.close()


def test_streams_have_places_of_their_own(guarded: FlaskClient) -> None:
    created = guarded.post("/v1/anaconda/sessions", json={}, headers=sent_by("small"), buffered=True)
    events = f"{created.headers['Location']}/events"
    stream = {**sent_by("small"), "Accept": "text/event-stream"}
    first = guarded.get(events, headers=stream)

    assert first.status_code == 200
    assert seen(guarded.get(events, headers=stream, buffered=True)) == (429, "too_many_at_once")
    assert guarded.get(created.headers["Location"], headers=sent_by("small"), buffered=True).status_code == 200
    first.close()
    second = guarded.get(events, headers=stream)
    assert second.status_code == 200
    second.close()


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("accept", ["text/event-stream", "application/json"])
def test_who_may_have_no_streams_has_none_in_any_spelling(make: Make, spelling: str, accept: str) -> None:
    client = make("[tiers.none]\nstreams = 0\n" + key_lines("club", "none"))
    created = client.post("/v1/anaconda/sessions", json={}, headers=sent_by("club"))
    events = f"{created.headers['Location']}/events"

    refused = client.get(**at(events, spelling), headers={**sent_by("club"), "Accept": accept})
    assert seen(refused) == (429, "too_many_at_once")


def test_what_is_refused_for_its_number_costs_no_request(make: Make) -> None:
    client = make('[tiers.anonymous]\nrequests = "9/day"\nconcurrency = 1')
    held = client.get(GAMES, buffered=False)
    assert [client.get(GAMES).status_code for _ in range(20)] == [429] * 20
    held.close()

    assert left(client.get(GAMES, buffered=True)) == 7
