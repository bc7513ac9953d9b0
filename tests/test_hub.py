"""The hub: who is woken, how often the store is read, and what happens when nothing can be heard or read."""

from __future__ import annotations

import os
import queue
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from types import SimpleNamespace

import pytest
import redis

from service.config import Config
from service.embedded import private_store
from service.hub import Follower, Hub, _Topic
from service.listener import Listener
from service.store import StoreUnavailableError, channel_of

ID, OTHER = "a" * 22, "b" * 22
SOON, EVER = 20.0, 3600.0


class FakeListener:
    """Hears what the test says; confirms subscriptions as the real one does."""

    def __init__(self) -> None:
        self.heard: queue.Queue[str | Exception | None] = queue.Queue()
        self.subscribed: list[str] = []
        self.unsubscribed: list[str] = []
        self.closed = threading.Event()
        self.confirms = True
        self.handed_over = False

    def subscribe(self, session_id: str) -> None:
        self.subscribed.append(session_id)
        if self.confirms:
            self.heard.put(session_id)

    def unsubscribe(self, session_id: str) -> None:
        self.unsubscribed.append(session_id)

    def get(self, timeout_s: float) -> str | None:
        del timeout_s
        if self.handed_over:
            self.heard.task_done()
        heard = self.heard.get()
        self.handed_over = True
        if isinstance(heard, Exception):
            raise heard
        return heard

    def close(self) -> None:
        self.closed.set()


class Radio:
    """What a hub listens to, one connection after the other, and what it reads: how often each game was read."""

    def __init__(self) -> None:
        self.listeners: list[FakeListener] = []
        self.made: queue.Queue[FakeListener] = queue.Queue()
        self.reads: Counter[str] = Counter()
        self.before: list[str | None] = []
        self.failing = False
        self.away = 0
        self.hub: Hub[str] = Hub(self.listen, self.read)

    def listen(self) -> FakeListener:
        if self.away:
            self.away -= 1
            raise StoreUnavailableError
        self.listeners.append(FakeListener())
        self.made.put(self.listeners[-1])
        return self.listeners[-1]

    def read(self, session_id: str, before: str | None) -> str:
        self.reads[session_id] += 1
        self.before.append(before)
        if self.failing:
            raise StoreUnavailableError
        return f"{session_id} {self.reads[session_id]}"


@pytest.fixture
def radio() -> Iterator[Radio]:
    made = Radio()
    yield made
    made.hub.close()
    for listener in made.listeners:
        listener.heard.put(None)


def settle(radio: Radio, *followers: Follower[str]) -> FakeListener:
    """The listener, after all that it has heard so far was passed on and looked at."""
    listener = radio.made.get(timeout=SOON)
    listener.heard.put(None)  # is heard only after the subscriptions
    listener.heard.join()
    for follower in followers:
        follower.look(EVER)
    return listener


def test_a_follower_is_shown_the_game_at_once_and_after_every_news(radio: Radio) -> None:
    with radio.hub.follow(ID) as follower:
        listener = settle(radio)
        shown = follower.look(EVER)
        assert not follower.wait(0.05)

        listener.heard.put(ID)
        assert follower.wait(SOON)
        assert follower.look(EVER) != shown


def test_news_of_another_game_wake_nobody(radio: Radio) -> None:
    with radio.hub.follow(ID) as follower, radio.hub.follow(OTHER) as other:
        listener = settle(radio, follower, other)
        listener.heard.put(OTHER)
        assert other.wait(SOON)
        assert not follower.wait(0.05)


def test_news_between_joining_and_the_confirmation_are_not_lost(radio: Radio) -> None:
    with radio.hub.follow(OTHER):
        listener = settle(radio)
        listener.confirms = False
        with radio.hub.follow(ID) as follower:
            shown = follower.look(EVER)
            assert not follower.wait(0.05)  # a change now is published before anybody listens

            listener.heard.put(ID)  # the confirmation
            assert follower.wait(SOON)
            assert follower.look(EVER) != shown


def test_fifty_followers_cost_one_read_per_change(radio: Radio) -> None:
    joined, ready, looked = (threading.Barrier(51) for _ in range(3))

    def follow(_: int) -> str:
        with radio.hub.follow(ID) as follower:
            joined.wait(SOON)
            ready.wait(SOON)
            follower.look(EVER)
            looked.wait(SOON)
            assert follower.wait(SOON)
            return follower.look(EVER)

    with ThreadPoolExecutor(50) as pool:
        found = [pool.submit(follow, number) for number in range(50)]
        joined.wait(SOON)
        listener = settle(radio)
        ready.wait(SOON)
        looked.wait(SOON)
        before = radio.reads[ID]
        listener.heard.put(ID)
        assert len({each.result(SOON) for each in found}) == 1
    assert radio.reads[ID] == before + 1


def test_all_of_a_great_many_are_woken_a_few_at_a_time_with_rests(
    radio: Radio, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: list[float] = []
    monkeypatch.setattr("service.hub.time", SimpleNamespace(sleep=rests.append, monotonic=time.monotonic))
    topic: _Topic[str] = _Topic(ID)
    woken = threading.Event()
    notified: list[int] = []
    notify = topic.changed.notify
    monkeypatch.setattr(topic.changed, "notify", lambda count: (notified.append(count), notify(count)))

    with ThreadPoolExecutor(200) as pool:
        waiting = [pool.submit(topic.wait, woken.is_set, EVER) for _ in range(200)]
        until(lambda: topic.waiting == 200)
        woken.set()
        topic.wake()
        assert all(each.result(SOON) for each in waiting)

    assert max(notified) == 2
    assert sum(notified) == 200
    assert len(rests) >= 200 // 32
    assert (topic.waiting, topic.asleep) == (0, 0)


def test_a_reader_is_given_what_was_shown_before(radio: Radio) -> None:
    with radio.hub.follow(ID) as follower:
        listener = settle(radio)
        shown = follower.look(EVER)
        listener.heard.put(ID)
        assert follower.wait(SOON)
        follower.look(EVER)

    assert radio.before[0] is None
    assert radio.before[-1] == shown


def test_what_was_read_too_long_ago_is_read_again_without_news(radio: Radio) -> None:
    with radio.hub.follow(ID) as follower:
        settle(radio)
        shown = follower.look(EVER)
        assert follower.look(EVER) == shown
        assert follower.look(0.0) != shown


def test_a_game_is_subscribed_to_once_and_left_after_its_last_follower(radio: Radio) -> None:
    with radio.hub.follow(OTHER):
        listener = settle(radio)
        with radio.hub.follow(ID):
            with radio.hub.follow(ID):
                pass
            assert ID not in listener.unsubscribed
        assert (listener.subscribed.count(ID), listener.unsubscribed.count(ID)) == (1, 1)
        assert OTHER not in listener.unsubscribed


def test_a_broken_connection_is_replaced_and_every_follower_looks_again(radio: Radio) -> None:
    with radio.hub.follow(ID) as follower, radio.hub.follow(OTHER) as other:
        first = settle(radio, follower, other)
        radio.away = 2  # and the next two attempts fail
        first.heard.put(StoreUnavailableError())
        second = radio.made.get(timeout=SOON)

        assert follower.wait(SOON)
        assert other.wait(SOON)
        assert first.closed.is_set()
        assert sorted(second.subscribed) == sorted([ID, OTHER])


def test_while_the_store_cannot_be_read_followers_stay_and_it_is_tried_once_per_round(radio: Radio) -> None:
    with radio.hub.follow(ID) as follower, radio.hub.follow(ID) as neighbour:
        listener = settle(radio, follower, neighbour)
        radio.failing = True
        listener.heard.put(ID)
        assert follower.wait(SOON)
        before = radio.reads[ID]
        for each in (follower, neighbour, follower):
            with pytest.raises(StoreUnavailableError):
                each.look(EVER)
        assert radio.reads[ID] == before + 1
        assert not follower.wait(0.05)

        radio.failing = False
        listener.heard.put(None)  # nothing to hear for a while: time to try again
        assert follower.wait(SOON)
        assert follower.look(EVER) == neighbour.look(EVER) == f"{ID} {before + 2}"


def test_a_game_that_could_not_be_read_is_tried_again_while_news_of_others_never_cease(
    radio: Radio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.hub._TICK_S", 0.0)
    with radio.hub.follow(ID) as follower, radio.hub.follow(OTHER) as other:
        listener = settle(radio, follower, other)
        radio.failing = True
        listener.heard.put(ID)
        assert follower.wait(SOON)
        with pytest.raises(StoreUnavailableError):
            follower.look(EVER)

        radio.failing = False
        listener.heard.put(OTHER)
        assert follower.wait(SOON)
        assert follower.look(EVER)


def test_closing_dismisses_all_followers_at_once_and_those_who_come_later(radio: Radio) -> None:
    joined, ready = threading.Barrier(21), threading.Barrier(21)

    def follow(_: int) -> bool:
        with radio.hub.follow(ID) as follower:
            joined.wait(SOON)
            ready.wait(SOON)
            follower.look(EVER)
            return follower.wait(EVER) and follower.dismissed

    with ThreadPoolExecutor(20) as pool:
        found: list[Future[bool]] = [pool.submit(follow, number) for number in range(20)]
        joined.wait(SOON)
        settle(radio)
        ready.wait(SOON)
        radio.hub.close()
        assert all(each.result(SOON) for each in found)
    with radio.hub.follow(ID) as late:
        assert late.wait(EVER)
        assert late.dismissed


def test_what_is_published_on_a_real_server_wakes_the_follower_of_that_game(clean_redis: str) -> None:
    with redis.Redis.from_url(clean_redis) as client, on_redis(client, clean_redis) as hub, hub.follow(ID) as follower:
        listened_to(client, ID)
        for number in range(1, 4):
            client.set(ID, number)
            client.publish(channel_of(OTHER), number)
            client.publish(channel_of(ID), number)
            shown_to(follower, number)


def test_a_connection_that_the_server_ends_is_made_again(clean_redis: str) -> None:
    with redis.Redis.from_url(clean_redis) as client, on_redis(client, clean_redis) as hub, hub.follow(ID) as follower:
        listened_to(client, ID)
        client.set(ID, 7)
        client.client_kill_filter(_type="pubsub")
        shown_to(follower, 7)
        listened_to(client, ID)
        client.set(ID, 8)
        client.publish(channel_of(ID), 8)
        shown_to(follower, 8)


def until(condition: Callable[[], bool]) -> None:
    limit = time.monotonic() + SOON
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.01)


@contextmanager
def on_redis(client: redis.Redis, url: str) -> Iterator[Hub[int]]:
    """A hub on a real server, which shows a number that is kept there under the name of the game."""
    hub: Hub[int] = Hub(lambda: Listener(Config(redis_url=url)), lambda game, _: int(client.get(game) or 0))
    yield hub
    hub.close()


def listened_to(client: redis.Redis, *games: str) -> None:
    """Wait until somebody has subscribed to all of them."""
    limit = time.monotonic() + SOON
    while any(count == 0 for _, count in client.pubsub_numsub(*map(channel_of, games))):
        assert time.monotonic() < limit
        time.sleep(0.01)


def shown_to(follower: Follower[int], number: int) -> None:
    """Let a follower look whenever it is woken, until it sees the number."""
    while follower.look(EVER) != number:
        assert follower.wait(SOON)


def test_a_listener_tells_silence_from_a_server_that_is_not_there(clean_redis: str) -> None:
    listener = Listener(Config(redis_url=clean_redis))
    listener.subscribe(ID)
    assert listener.get(SOON) == ID
    # After each silence it asks the server, and is answered.
    assert [listener.get(timeout_s) for timeout_s in (0.1, SOON, 0.1, SOON)] == [None] * 4
    listener.unsubscribe(ID)
    assert listener.get(SOON) is None
    listener.close()
    with pytest.raises(StoreUnavailableError):
        Listener(Config(redis_url="redis://127.0.0.1:1"))


def test_a_connection_that_another_thread_has_closed_while_it_was_read_is_broken_like_any_other(
    clean_redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = Listener(Config(redis_url=clean_redis))
    connection = listener._connection
    can_read = connection.can_read

    def and_then_it_is_closed(timeout: float) -> bool:
        found: bool = can_read(timeout)
        connection.disconnect()
        return found

    monkeypatch.setattr(connection, "can_read", and_then_it_is_closed)
    listener.subscribe(ID)
    with pytest.raises(StoreUnavailableError):
        listener.get(SOON)
    listener.close()


def test_a_server_that_has_fallen_silent_is_given_up() -> None:
    with private_store("wheel") as store:
        listener = Listener(Config(redis_url=store.url))
        os.kill(store.pid or 0, signal.SIGSTOP)
        try:
            assert listener.get(0.05) is None
            with pytest.raises(StoreUnavailableError):
                listener.get(0.05)
        finally:
            os.kill(store.pid or 0, signal.SIGCONT)
            listener.close()
