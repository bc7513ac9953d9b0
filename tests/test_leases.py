"""Counting ahead: never more than there is, nothing lost for long, and the store is hardly asked."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from service.config import Config
from service.leases import Counter, Leased, Spared
from service.limits import LocalCounter
from service.readiness import Trouble
from service.store import Store, StoreUnavailableError

MINUTE_US = 60_000_000
NOW_US = 1_800_000_000_000_000


class Elapsed:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class Watched:
    """A counter that notes what it is asked, and can be away."""

    def __init__(self) -> None:
        self.away = False
        self.trouble: Trouble = "away"
        self.asked = 0
        self._inner = LocalCounter()

    def spend(self, name: str, cost_us: int, room_us: int, now_us: int) -> int:
        self.asked += 1
        if self.away:
            raise StoreUnavailableError(trouble=self.trouble)
        return self._inner.spend(name, cost_us, room_us, now_us)

    def forget(self) -> None:
        """As a store does with what has expired."""
        self._inner = LocalCounter()


def granted(counter: Counter, per_minute: int, tries: int, now_us: int = NOW_US, name: str = "a") -> int:
    """How many requests get through at a moment, of a limit of so many per minute."""
    cost_us = MINUTE_US // per_minute
    return sum(counter.spend(name, cost_us, MINUTE_US, now_us) <= MINUTE_US for _ in range(tries))


@pytest.mark.parametrize("per_minute", [1, 7, 59, 60, 61, 600, 1013, 5000])
def test_one_process_gives_exactly_what_there_is(per_minute: int) -> None:
    least = MINUTE_US // (MINUTE_US // per_minute)

    assert granted(Leased(Watched()), per_minute, per_minute + 500) == least


@pytest.mark.parametrize("processes", [2, 5])
def test_several_processes_together_never_give_more_and_withhold_little(processes: int) -> None:
    shared = Watched()
    every = [Leased(shared) for _ in range(processes)]
    given_out = sum(granted(every[number % processes], 600, 1) for number in range(3000))

    assert given_out <= 600
    assert given_out > 600 - 10 * processes


def test_hardly_any_request_asks_the_store() -> None:
    shared = Watched()
    leased = Leased(shared)

    assert granted(leased, 6000, 3000) == 3000
    assert shared.asked == 30


def test_a_rare_request_asks_for_itself_alone() -> None:
    shared = Watched()
    leased = Leased(shared)

    assert granted(leased, 5, 3) == 3
    assert shared.spend("a", 0, MINUTE_US, NOW_US) == 3 * MINUTE_US // 5


def test_what_was_taken_ahead_and_not_used_is_free_again_by_itself() -> None:
    shared = Watched()
    leased = Leased(shared)
    granted(leased, 600, 1)

    assert shared.spend("a", 0, MINUTE_US, NOW_US) == 1_000_000
    assert shared.spend("a", 0, MINUTE_US, NOW_US + 1_000_000) == 0


def test_what_was_taken_ahead_long_ago_is_not_spent_any_more() -> None:
    leased = Leased(Watched())
    granted(leased, 600, 1)
    later = NOW_US + 10 * MINUTE_US

    assert granted(leased, 600, 2000, later) == 600


def test_what_is_left_counts_what_this_process_still_has() -> None:
    leased = Leased(Watched())

    assert [leased.spend("a", 100_000, MINUTE_US, NOW_US) for _ in range(12)] == [
        100_000 * number for number in range(1, 13)
    ]


def test_each_caller_has_his_own() -> None:
    leased = Leased(Watched())

    assert [granted(leased, 60, 100, name=name) for name in ("a", "b")] == [60, 60]


def test_whoever_only_looks_is_told_what_others_have_spent_and_takes_nothing() -> None:
    shared = Watched()
    one, other = Leased(shared), Leased(shared)
    granted(other, 60, 30)

    assert [one.spend("a", 0, MINUTE_US, NOW_US) for _ in range(3)] == [30_000_000] * 3
    assert granted(other, 60, 100) == 30


def test_whoever_has_used_up_everything_and_looks_later_sees_what_is_free_again() -> None:
    leased = Leased(Watched())
    granted(leased, 1200, 1200)

    assert leased.spend("a", 0, MINUTE_US, NOW_US + 2_000_000) == MINUTE_US - 2_000_000


# Who is over the limit.


def test_whoever_is_over_the_limit_is_refused_without_asking_the_store() -> None:
    shared = Watched()
    leased = Leased(shared)
    granted(leased, 600, 600)
    before = shared.asked

    assert granted(leased, 600, 1000) == 0
    assert shared.asked == before


def test_whoever_is_over_the_limit_all_the_time_makes_the_store_asked_no_more_than_there_is_given() -> None:
    shared = Watched()
    leased = Leased(shared)
    granted(leased, 600, 600)
    before = shared.asked
    given_out = sum(granted(leased, 600, 1, NOW_US + millisecond * 1000) for millisecond in range(1, 10_001))

    assert given_out == 100
    assert shared.asked - before <= 100


@pytest.mark.parametrize("per_minute", [7, 60, 600])
def test_whoever_was_refused_gets_in_at_the_moment_that_he_was_told(per_minute: int) -> None:
    leased = Leased(Watched())
    cost_us = MINUTE_US // per_minute
    granted(leased, per_minute, per_minute)
    for _ in range(2):
        over_us = leased.spend("a", cost_us, MINUTE_US, NOW_US) - MINUTE_US
        assert 0 < over_us <= cost_us

    assert leased.spend("a", cost_us, MINUTE_US, NOW_US + over_us - 1) > MINUTE_US
    assert leased.spend("a", cost_us, MINUTE_US, NOW_US + over_us) <= MINUTE_US


def test_whoever_was_refused_something_large_may_have_something_small() -> None:
    leased = Leased(Watched())
    leased.spend("a", MINUTE_US - 10, MINUTE_US, NOW_US)

    assert leased.spend("a", 11, MINUTE_US, NOW_US) > MINUTE_US
    assert leased.spend("a", 10, MINUTE_US, NOW_US) == MINUTE_US


def test_what_others_have_spent_meanwhile_is_learnt_once() -> None:
    shared = Watched()
    one, other = Leased(shared), Leased(shared)
    granted(one, 600, 1)
    granted(other, 600, 700)
    before = shared.asked

    assert granted(one, 600, 500) == 9
    assert shared.asked - before <= 2


def test_whoever_sets_the_clock_back_refuses_nobody_for_longer_than_the_store_does() -> None:
    shared = Watched()
    leased = Leased(shared)
    granted(leased, 600, 700)
    shared.forget()

    assert granted(leased, 600, 700, NOW_US - 3_600_000_000) == 600


def test_what_is_known_of_callers_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.leases._REMEMBERED", 10)
    leased = Leased(Watched())
    for number in range(50):
        assert granted(leased, 2, 3, name=str(number)) == 2

    assert len(leased._leases) == 10


STEPS = st.lists(
    st.tuples(st.integers(0, 2), st.integers(1, 3_000_000), st.integers(0, 5_000_000)), min_size=1, max_size=60
)


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(steps=STEPS)
def test_no_history_gives_more_than_the_limit_and_what_is_taken_ahead(steps: list[tuple[int, int, int]]) -> None:
    shared, room_us, now_us, spent_us, began_us = Watched(), 10_000_000, NOW_US, 0, NOW_US
    every = [Leased(shared) for _ in range(3)]

    for process, cost_us, wait_us in steps:
        now_us += wait_us
        if every[process].spend("a", cost_us, room_us, now_us) <= room_us:
            spent_us += cost_us
        assert spent_us <= room_us + (now_us - began_us) + 3 * room_us // 20


def test_requests_at_the_same_time_never_get_more_than_there_is(clean_redis: str) -> None:
    stores = [Store(Config(redis_url=clean_redis)) for _ in range(2)]
    every = [Leased(store) for store in stores]
    # The store forgets by its own clock what is free again by that: nothing, for half a minute.
    stores[0].spend("a", MINUTE_US // 2, MINUTE_US, NOW_US)

    with ThreadPoolExecutor(20) as pool:
        given_out = sum(pool.map(lambda number: granted(every[number % 2], 600, 1), range(1500)))
    # Who is refused while another one takes ahead is not told to wait for that.
    given_out += sum(granted(each, 600, 100) for each in every)

    assert 300 - 2 * 10 <= given_out <= 300


# The store is away.


@pytest.mark.parametrize("cost_us", [-100_000, 0, 100_000])
def test_while_the_store_is_away_it_is_asked_once_in_a_while_only(cost_us: int) -> None:
    shared = Watched()
    shared.away = True
    elapsed = Elapsed()
    spared = Spared(shared, elapsed)

    for tenth in range(100):
        elapsed.seconds = 100 + tenth / 10
        with pytest.raises(StoreUnavailableError):
            spared.spend("a", cost_us, MINUTE_US, NOW_US)
    assert shared.asked == 2


@pytest.mark.parametrize("trouble", get_args(Trouble))
def test_only_a_store_with_some_trouble_is_left_alone(trouble: Trouble) -> None:
    shared, elapsed = Watched(), Elapsed()
    shared.away, shared.trouble = True, "silent"
    spared = Spared(shared, elapsed, after=["silent"])
    for _ in range(2):
        with pytest.raises(StoreUnavailableError):
            spared.spend("a", 1, MINUTE_US, NOW_US)
    assert shared.asked == 1

    elapsed.seconds += 5
    shared.trouble = trouble
    for _ in range(3):
        with pytest.raises(StoreUnavailableError):
            spared.spend("a", 1, MINUTE_US, NOW_US)
    assert shared.asked == (2 if trouble == "silent" else 4)


def test_whoever_sets_the_clock_back_does_not_make_the_pause_longer() -> None:
    shared = Watched()
    shared.away = True
    elapsed = Elapsed()
    leased = Leased(Spared(shared, elapsed))
    with pytest.raises(StoreUnavailableError):
        granted(leased, 600, 1)
    shared.away = False
    elapsed.seconds += 5

    assert granted(leased, 600, 1000, NOW_US - 3_600_000_000) == 600


def test_what_was_taken_ahead_is_spent_although_the_store_is_away() -> None:
    shared = Watched()
    leased = Leased(shared)
    granted(leased, 600, 1)
    shared.away = True

    assert granted(leased, 600, 9) == 9
    with pytest.raises(StoreUnavailableError):
        granted(leased, 600, 1)


class Silent(Watched):
    """A counter that answers nobody until it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.silent = False
        self.waiting, self.speak = threading.Semaphore(0), threading.Event()

    def spend(self, name: str, cost_us: int, room_us: int, now_us: int) -> int:
        if self.silent:
            self.waiting.release()
            assert self.speak.wait(10)
        return super().spend(name, cost_us, room_us, now_us)


@pytest.mark.parametrize("is_back", [False, True])
def test_only_one_waits_to_find_out_whether_a_store_that_was_silent_is_back(*, is_back: bool) -> None:
    shared, elapsed = Silent(), Elapsed()
    leased = Leased(Spared(shared, elapsed))
    shared.away = True
    with pytest.raises(StoreUnavailableError):
        granted(leased, 600, 1)
    elapsed.seconds += 5
    shared.silent, shared.away = True, not is_back

    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(granted, leased, 600, 1)
        assert shared.waiting.acquire(timeout=10)
        for name in ("a", "b"):
            with pytest.raises(StoreUnavailableError):
                granted(leased, 600, 1, name=name)
        shared.speak.set()
        assert (first.exception(10) is None) == is_back
    shared.silent = False
    asked = shared.asked
    if is_back:
        assert granted(leased, 600, 1, name="b") == 1
    else:
        with pytest.raises(StoreUnavailableError):
            granted(leased, 600, 1, name="b")
    assert shared.asked == asked + is_back


def test_when_the_store_is_back_it_counts_again() -> None:
    shared = Watched()
    shared.away = True
    elapsed = Elapsed()
    leased = Leased(Spared(shared, elapsed))
    with pytest.raises(StoreUnavailableError):
        granted(leased, 600, 1)
    shared.away = False
    elapsed.seconds += 5

    assert granted(leased, 600, 1000) == 600


def test_while_the_store_is_away_nobody_is_told_by_what_was_taken_ahead_long_ago() -> None:
    shared = Watched()
    leased = Leased(shared)
    granted(leased, 600, 100)
    shared.away = True

    for _ in range(2):
        with pytest.raises(StoreUnavailableError):
            leased.spend("a", 0, MINUTE_US, NOW_US + 2_000_000)
    with pytest.raises(StoreUnavailableError):
        leased.spend("nobody", 0, MINUTE_US, NOW_US)
