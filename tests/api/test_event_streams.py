"""Events that are streamed over HTTP: what is told, every way in which a stream ends, and how many there may be."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import redis
from called_table import assert_refused
from flask import Flask
from followed_table import STREAM, Reading, Table
from streams import until

from service.app import create_app
from service.config import Config
from service.hub import EXTENSION
from service.store import Store


@pytest.fixture
def table(app: Flask) -> Table:
    return Table(app)


@pytest.fixture(scope="module")
def brief(redis_url: str) -> Iterator[Flask]:
    """An application of its own, with little time and room for streams."""
    made = create_app(Config(redis_url=redis_url, streams=2, heartbeat_s=0.1, stream_max_s=4))
    yield made
    made.extensions[EXTENSION].close()


@pytest.mark.parametrize("who", [None, 0, 1, "host"])
def test_a_stream_tells_each_caller_the_same_as_a_page(app: Flask, who: int | str | None) -> None:
    table = Table(app, "davinci")
    table.play()
    reading = Reading(table, who)
    last = table.play()["events"]
    until(lambda: reading.messages[-1:] != [] and reading.messages[-1].document.get("events") == last)
    table.post(0, "/resign")
    until(lambda: reading.ended)

    page = table.ask(who).json
    assert reading.told == page["events"]
    assert [each.last_id for each in reading.messages if each.type != "session"] == [
        str(event["seq"]) for event in page["events"]
    ]
    assert [each.type for each in reading.messages if each.type != "session"] == [
        event["type"] for event in page["events"]
    ]
    assert (reading.messages[-1].type, reading.messages[-1].document) == ("session", page["session"])
    assert reading.answer.headers["Cache-Control"] == "no-store"
    assert reading.answer.headers["X-Accel-Buffering"] == "no"
    assert reading.text.startswith(b"retry: 1000\n\n")


def test_seats_and_spectators_of_the_same_game_are_told_apart(app: Flask) -> None:
    table = Table(app, "davinci")
    readings = {who: Reading(table, who) for who in ("host", 0, 1, None)}
    last = table.play()["events"]
    for reading in readings.values():
        until(lambda reading=reading: reading.told[-1:] != [] and reading.told[-1]["seq"] == last)

    moves = {who: [event["move"] for event in reading.told] for who, reading in readings.items()}
    assert len({str(told) for told in moves.values()}) > 1
    assert moves["host"] == [event["move"] for event in table.ask("host").json["events"]]


def test_who_comes_back_with_the_last_number_is_told_the_rest(table: Table) -> None:
    table.play()
    last = table.post(0, "/resign")["events"]
    reading = Reading(table, query="?after=1", **{"Last-Event-ID": "3"})
    until(lambda: reading.ended)

    assert [event["seq"] for event in reading.told] == list(range(4, last + 1))
    assert table.ask(query="?after=1", **{"Last-Event-ID": "3"}).json["events"] == reading.told


def test_who_comes_back_to_the_end_of_a_game_is_told_not_to_come_back(table: Table) -> None:
    last = table.post(0, "/resign")["events"]
    answer = table.ask(**STREAM, **{"Last-Event-ID": str(last)})
    assert (answer.status_code, answer.data) == (204, b"")

    reading = Reading(table, query=f"?after={last}")
    until(lambda: reading.ended)
    assert [each.type for each in reading.messages] == ["session"]


def test_a_reader_who_is_far_behind_catches_up_in_pieces(table: Table) -> None:
    for _ in range(3):
        table.play()
    last = table.post(0, "/resign")["events"]
    reading = Reading(table, query="?limit=2")
    until(lambda: reading.ended)

    assert [event["seq"] for event in reading.told] == list(range(1, last + 1))
    assert sum(each.type == "session" for each in reading.messages) == (last + 1) // 2


def test_a_quiet_stream_shows_that_it_is_alive(brief: Flask) -> None:
    reading = Reading(Table(brief))

    until(lambda: reading.text.count(b"\n: \n\n") >= 3)
    assert [each.type for each in reading.messages] == ["created", "dealt", "session"]
    until(lambda: reading.ended)


def test_a_stream_ends_after_its_longest_time(brief: Flask) -> None:
    reading = Reading(Table(brief))

    until(lambda: reading.ended)


def test_a_stream_ends_with_its_session(table: Table) -> None:
    reading = Reading(table, 0)
    until(lambda: len(reading.told) == 2)
    table.delete()

    until(lambda: reading.ended)


def test_a_stream_ends_with_its_token_and_no_other_does(table: Table) -> None:
    old, other, host = Reading(table, 0), Reading(table, 1), Reading(table, "host")
    until(lambda: all(len(each.told) == 2 for each in (old, other, host)))
    token = table.post("host", "/tokens/0")["token"]
    until(lambda: old.ended)

    table.tokens["seats"][0] = token
    last = table.play()["events"]
    until(lambda: all(each.told[-1]["seq"] == last for each in (other, host)))
    assert [event["seq"] for event in old.told] == [1, 2]


def test_a_stream_ends_when_the_store_has_lost_what_it_told(table: Table, redis_url: str) -> None:
    session_id = table.path.rpartition("/")[2]
    session, events = (f"rw:{{{session_id}}}:{part}" for part in ("session", "events"))
    with redis.Redis.from_url(redis_url) as client:
        before = client.hgetall(session)
        kept = client.lrange(events, 0, -1)
        last = table.play()["events"]
        reading = Reading(table, 0)
        until(lambda: len(reading.told) == last)
        # A replica takes over that never had the move.
        client.hset(session, mapping=before)
        client.ltrim(events, 0, len(kept) - 1)
        client.publish(events, len(kept))

    until(lambda: reading.ended)
    assert_refused(table.ask(0, Last_Event_ID=str(last)), 416, "range_not_satisfiable")


def test_the_clock_of_a_game_that_is_only_watched_goes_on(app: Flask) -> None:
    table = Table(app, clock={"turn_s": 1, "policy": "forfeit"})
    readings = [Reading(table, who) for who in (None, None, 0)]

    until(lambda: all(each.ended for each in readings))
    for each in readings:
        assert [event["type"] for event in each.told] == ["created", "dealt", "forfeited", "over"]


def test_forty_streams_cost_one_look_at_the_store_per_change(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(app)
    readings = [Reading(table, who) for who in (None, 0, 1, "host") for _ in range(10)]
    until(lambda: all(len(each.told) == 2 for each in readings))
    reads: list[int] = []
    read = Store.read_with_events
    monkeypatch.setattr(Store, "read_with_events", lambda *given: reads.append(1) or read(*given))
    last = table.post(0, "/moves", {"move": "roll:III,IV"})["events"]

    until(lambda: all(each.told[-1]["seq"] == last for each in readings))
    assert len(reads) <= 2  # one more if the subscription is confirmed only now


def test_as_many_follow_as_there_are_places_and_each_who_leaves_makes_room(brief: Flask) -> None:
    table = Table(brief)
    kept, left = (table.ask(**STREAM) for _ in range(2))
    for query, headers in (("", STREAM), ("?after=2&wait=20", {})):
        refused = table.ask(query=query, **headers)
        assert_refused(refused, 503, "overloaded")
        assert 1 <= int(refused.headers["Retry-After"]) <= 5
    assert table.ask(query="?after=2").status_code == 200

    left.close()  # was never read
    again = table.ask(**STREAM)
    assert again.status_code == 200
    again.close()
    kept.close()


def test_a_refused_stream_holds_no_place(brief: Flask) -> None:
    table = Table(brief)
    last = table.post(0, "/resign")["events"]
    for _ in range(5):
        assert_refused(table.ask(query="?after=99", **STREAM), 416, "range_not_satisfiable")
        assert table.ask(**STREAM, **{"Last-Event-ID": str(last)}).status_code == 204
        assert table.app.test_client().head(f"{table.path}/events", headers=STREAM).status_code == 200


def test_a_process_that_stops_ends_its_streams_and_polls(redis_url: str) -> None:
    table = Table(create_app(Config(redis_url=redis_url)))
    reading = Reading(table)
    polled: list[Any] = []
    poll = threading.Thread(target=lambda: polled.append(table.ask(query="?after=2&wait=20")))
    poll.start()
    until(lambda: len(reading.told) == 2)
    time.sleep(0.2)
    table.app.extensions[EXTENSION].close()

    until(lambda: reading.ended)
    poll.join(60)
    assert (polled[0].status_code, polled[0].json["events"]) == (200, [])


@pytest.mark.parametrize("spelling", ["{}/", "/{}", "//{}//"])
def test_a_stream_is_one_however_many_slashes_are_around_its_address(table: Table, spelling: str) -> None:
    path = {"PATH_INFO": spelling.format(f"{table.path}/events")}
    answer = table.app.test_client().get(headers=STREAM, environ_overrides=path)

    assert (answer.status_code, answer.mimetype) == (200, "text/event-stream")
    assert answer.headers["Cache-Control"] == "no-store"
    answer.close()
