"""Event streams of the real server: nothing lost and nothing told twice, whatever dies or stops meanwhile."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator

import pytest
import redis
from serving import Serving
from streams import Game, Stream, until

from service.embedded import PrivateStore, private_store

COLD = "tests.cold_app:app"


@pytest.fixture
def private() -> Iterator[PrivateStore]:
    """A store of the test's own, which it may kill."""
    with private_store("wheel") as store:
        yield store


@pytest.fixture
def on_store(private: PrivateStore, serve: Callable[..., Serving]) -> Callable[..., Serving]:
    """Start servers on that store, with `on_store(*arguments, **settings)`."""

    def start(*arguments: str, **settings: str) -> Serving:
        server = serve("--app", COLD, *arguments, environment={"REDIS_URL": private.url, **settings})
        assert server.url
        return server

    return start


def workers(server: Serving) -> list[int]:
    """The processes that answer requests: children of the web server, which is a child of the command."""
    return [grandchild for child in children(server.process.pid) for grandchild in children(child)]


def children(pid: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout
    return [int(line) for line in found.split()]


def caught_up(streams: list[Stream], last: int) -> None:
    """Wait until every stream has told everything up to an event, in order and once."""
    until(lambda: all(each.numbers[-1:] == [last] for each in streams))
    for each in streams:
        assert each.numbers == list(range(each.numbers[0], last + 1))


def test_all_workers_tell_all_followers_the_same_as_it_happens(on_store: Callable[..., Serving]) -> None:
    game = Game(on_store("--workers", "2").url)
    streams = [Stream(game.events, game.tokens["seats"][0] if number % 2 else None) for number in range(20)]
    for _ in range(3):
        last = game.play()
        caught_up(streams, last)
        until(lambda last=last: all(each.messages[-1].document["events"] == last for each in streams))
    last = game.resign()
    caught_up(streams, last)

    until(lambda: all(each.ended_well for each in streams))
    assert {each.messages[-2].type for each in streams} == {"over"}
    assert {each.messages[-1].document["status"] for each in streams} == {"over"}


def test_a_stopping_server_ends_its_streams_at_once_and_the_next_one_goes_on_without_loss(
    on_store: Callable[..., Serving],
) -> None:
    first = on_store("--workers", "2", REGELWERK_GRACEFUL_TIMEOUT_S="20")
    second = on_store("--workers", "1")
    game, again = Game(first.url), Game(second.url)
    streams = [Stream(game.events) for _ in range(50)]
    caught_up(streams, game.play())

    began = time.monotonic()
    assert first.stop(signal.SIGTERM) == 0
    took = time.monotonic() - began

    until(lambda: all(each.ended for each in streams))
    assert all(each.ended_well for each in streams)
    assert took < 10  # far from the twenty that it would have waited for streams
    again.path, again.tokens = game.path, game.tokens
    again.play()
    last = again.resign()
    resumed = [Stream(again.events, last_id=str(each.numbers[-1])) for each in streams]
    until(lambda: all(each.ended_well for each in resumed))
    assert all(old.numbers + new.numbers == list(range(1, last + 1)) for old, new in zip(streams, resumed, strict=True))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGQUIT])
def test_a_worker_that_is_told_to_go_ends_its_streams_and_another_takes_its_place(
    on_store: Callable[..., Serving], number: signal.Signals
) -> None:
    server = on_store("--workers", "1", REGELWERK_GRACEFUL_TIMEOUT_S="20")
    game = Game(server.url)
    streams = [Stream(game.events) for _ in range(10)]
    caught_up(streams, game.play())

    os.kill(workers(server)[0], number)
    until(lambda: all(each.ended_well for each in streams))

    last = game.play()
    resumed = Stream(game.events, last_id=str(streams[0].numbers[-1]))
    caught_up([resumed], last)
    resumed.close()


def test_a_killed_worker_cuts_its_streams_and_they_resume_without_loss(on_store: Callable[..., Serving]) -> None:
    server = on_store("--workers", "1")
    game = Game(server.url)
    stream = Stream(game.events)
    caught_up([stream], game.play())

    os.kill(workers(server)[0], signal.SIGKILL)
    until(lambda: stream.ended)
    assert not stream.ended_well
    last = game.play()
    resumed = Stream(game.events, last_id=str(stream.numbers[-1]))

    caught_up([resumed], last)
    assert stream.numbers + resumed.numbers == list(range(1, last + 1))
    resumed.close()


def test_streams_outlive_the_death_of_the_store(private: PrivateStore, on_store: Callable[..., Serving]) -> None:
    server = on_store("--workers", "2", REGELWERK_HEARTBEAT_S="0.3")
    game = Game(server.url)
    streams = [Stream(game.events) for _ in range(10)]
    caught_up(streams, game.play())

    os.kill(private.pid or 0, signal.SIGKILL)
    until(lambda: private.ended() is not None)
    beats = [each.text.count(b": \n\n") for each in streams]
    until(lambda: all(each.text.count(b": \n\n") > before + 1 for each, before in zip(streams, beats, strict=True)))
    private.start()
    assert private.wait_until_ready()

    caught_up(streams, game.play())
    assert not any(each.ended for each in streams)
    for each in streams:
        each.close()


def test_who_has_hung_up_frees_the_place_at_the_next_heartbeat(on_store: Callable[..., Serving]) -> None:
    server = on_store("--workers", "1", REGELWERK_STREAMS="2", REGELWERK_HEARTBEAT_S="0.3")
    game = Game(server.url)
    streams = [Stream(game.events) for _ in range(2)]
    caught_up(streams, 2)
    third = Stream(game.events)
    assert third.status == 503

    for each in streams:
        each.close()
    until(lambda: Stream(game.events).status == 200)


def test_who_takes_nothing_any_more_is_dropped(private: PrivateStore, on_store: Callable[..., Serving]) -> None:
    settings = {"REGELWERK_STREAMS": "1", "REGELWERK_HEARTBEAT_S": "300", "REGELWERK_READ_TIMEOUT_S": "4"}
    game = Game(on_store("--workers", "1", **settings).url)
    add_events(private.url, game.id, 20_000)
    address = game.http.base_url
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((address.host, address.port or 80))
        deaf.sendall(f"GET {game.path}/events HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n".encode())
        assert deaf.recv(12) == b"HTTP/1.1 200"
        assert Stream(game.events, last_id="20002").status == 503
        until(lambda: Stream(game.events, last_id="20002").status == 200)


def add_events(url: str, session_id: str, count: int) -> None:
    """Let a session have many long events, more than the buffers between two processes hold."""
    event = json.dumps({"type": "move", "version": 1, "at": 0, "move": "x" * 1000})
    with redis.Redis.from_url(url) as client:
        client.rpush(f"rw:{{{session_id}}}:events", *[event] * count)
        client.hincrby(f"rw:{{{session_id}}}:session", "events", count)


def test_a_stream_that_is_asked_for_with_head_holds_nothing(on_store: Callable[..., Serving]) -> None:
    game = Game(on_store("--workers", "1", REGELWERK_STREAMS="1").url)
    for _ in range(3):
        answer = game.http.head(f"{game.path}/events", headers={"Accept": "text/event-stream"})
        assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/event-stream; charset=utf-8")
        assert game.http.head(f"{game.path}/events?wait=25&after=2").status_code == 200
