"""Limits per caller: never overspent, given back exactly, the same in the store and without it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from threading import Thread
from typing import get_args

import pytest
import redis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from redis.crc import key_slot

from schemas.access import TierSchema
from service import limits as limits_module
from service import prices as prices_module
from service.config import RATES, Config, Rate
from service.leases import Counter
from service.limits import Charge, Limits, LocalCounter
from service.prices import Kind
from service.readiness import Trouble
from service.refusal import Refusal
from service.store import Store, StoreUnavailableError

CONFIG = Config(limit_sessions=Rate(60, 3600), limit_solver=Rate(30_000, 60_000))
"""A ms is free again after 2 s: keys do not expire by the store's clock while the clock of a test stands still."""


class Clock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["process", "store"])
def counter(request: pytest.FixtureRequest) -> Counter:
    """Both ways to count."""
    return (
        Store(Config(redis_url=request.getfixturevalue("clean_redis"))) if request.param == "store" else LocalCounter()
    )


@pytest.fixture
def limits(counter: Counter, clock: Clock) -> Limits:
    return Limits(CONFIG, counter, clock)


def spend(limits: Limits, units: float = 1, kind: Kind = "sessions", caller: str = "address:192.0.2.1") -> Charge:
    charge = limits.reserve(kind, caller, lambda: units)
    assert charge is not None
    return charge


def refusal(limits: Limits, units: float = 1, kind: Kind = "sessions") -> Refusal:
    with pytest.raises(Refusal) as refused:
        spend(limits, units, kind)
    return refused.value


def told(charge: Charge) -> tuple[int, int]:
    """What is left, and in how many seconds there is everything again."""
    _, left, seconds = charge.headers["RateLimit"].split(";")
    return int(left.removeprefix("r=")), int(seconds.removeprefix("t="))


# Windows.


def test_the_whole_amount_may_be_used_at_once_and_comes_back_bit_by_bit(limits: Limits, clock: Clock) -> None:
    assert [told(spend(limits)) for _ in range(60)] == [(59 - n, 60 * (n + 1)) for n in range(60)]
    assert refusal(limits).headers["Retry-After"] == "60"

    clock.now += 59
    assert refusal(limits).headers["Retry-After"] == "1"
    clock.now += 1
    assert told(spend(limits)) == (0, 3600)


def test_after_a_window_everything_is_free_again(limits: Limits, clock: Clock) -> None:
    spend(limits, 60)
    clock.now += 3600

    assert told(spend(limits, 60)) == (0, 3600)


def test_a_refusal_names_the_limit_and_the_time_to_come_back(limits: Limits) -> None:
    spend(limits, 29_000, "solver")

    refused = refusal(limits, 2000, "solver")
    assert refused.code == "rate_limited"
    assert "30000 ms of solver time in 60000 s" in refused.detail
    assert "in 2000 s" in refused.detail
    assert refused.headers == {
        "Retry-After": "2000",
        "RateLimit-Policy": '"solver";q=30000;w=60000',
        "RateLimit": '"solver";r=1000;t=58000',
    }


def test_whoever_waits_as_long_as_he_was_told_is_let_in(limits: Limits, clock: Clock) -> None:
    spend(limits, 28_345, "solver")
    clock.now += int(refusal(limits, 2000, "solver").headers["Retry-After"])

    spend(limits, 2000, "solver")


def test_a_refused_request_costs_nothing(limits: Limits) -> None:
    spend(limits, 59)
    for _ in range(100):
        refusal(limits, 2)

    assert told(spend(limits)) == (0, 3600)


def test_what_was_not_used_is_given_back(limits: Limits) -> None:
    charge = spend(limits, 2000, "solver")
    charge.settle(12.5)

    assert told(charge) == (29_987, 25)
    assert told(spend(limits, 87.5, "solver")) == (29_900, 200)


def test_what_was_used_beyond_is_counted_even_where_nothing_is_left(limits: Limits) -> None:
    charge = spend(limits, 30_000, "solver")
    charge.settle(31_000)

    assert told(charge) == (0, 62_000)
    assert refusal(limits, 500, "solver").headers["Retry-After"] == "3000"


def test_what_is_given_back_after_it_was_free_again_is_given_once(limits: Limits, clock: Clock) -> None:
    charge = spend(limits, 20_000, "solver")
    clock.now += 50_000
    charge.settle(0)

    assert told(spend(limits, 30_000, "solver")) == (0, 60_000)
    refusal(limits, 1, "solver")


def test_callers_and_kinds_are_counted_apart(limits: Limits) -> None:
    spend(limits, 60)

    assert told(spend(limits, 60, caller="address:192.0.2.2")) == (0, 3600)
    assert told(spend(limits, 100, "solver")) == (29_900, 200)


@pytest.mark.parametrize("amount", [1, 7, 59, 1013, 86_399])
def test_amounts_that_do_not_divide_the_window_are_met_exactly(counter: Counter, clock: Clock, amount: int) -> None:
    limits = Limits(Config(limit_sessions=Rate(amount, 1_000_000)), counter, clock)
    for _ in range(min(amount, 200) - 1):
        spend(limits)
    spend(limits, amount - min(amount, 200) + 1)

    refusal(limits)


def test_however_large_an_amount_is_nothing_is_free(clock: Clock) -> None:
    limits = Limits(Config(limit_sessions=Rate(999_999_999, 1)), LocalCounter(), clock)

    assert [spend(limits, units).ahead_us for units in (1, 0.1, 100, 2000)] == [1, 2, 3, 5]
    assert spend(limits, 0).ahead_us == 5


def test_the_kinds_of_limits_are_the_same_everywhere() -> None:
    kinds = set(get_args(Kind))

    assert kinds == set(RATES) == set(TierSchema().fields) - {"concurrency", "streams", "max_body_bytes"}
    assert kinds == set(limits_module._USED_UP) == set(limits_module._MEASURED) == set(prices_module._WHERE)


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), st.integers(0, 20_000).map(lambda half: 2 * half)),
        st.tuples(st.just("reserve"), st.integers(1, 40_000)),
        st.tuples(st.just("settle"), st.integers(0, 40_000)),
    ),
    max_size=25,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(steps=STEPS)
def test_every_history_is_counted_like_a_leaking_bucket(clean_redis: str, steps: list[tuple[str, int]]) -> None:
    with redis.Redis.from_url(clean_redis) as client:
        client.flushall()
    clock, level, leak = Clock(), Fraction(0), Fraction(30_000, 60_000)
    both = [Limits(CONFIG, Store(Config(redis_url=clean_redis)), clock), Limits(CONFIG, LocalCounter(), clock)]
    open_charges: list[list[Charge]] = []

    for step, number in steps:
        if step == "wait":
            clock.now += number
            level = max(Fraction(0), level - number * leak)
        elif step == "reserve" and level + number > 30_000:
            wait = str(max(1, math.ceil((level + number - 30_000) / leak)))
            assert [refusal(limits, number, "solver").headers["Retry-After"] for limits in both] == [wait, wait]
        elif step == "reserve":
            level += number
            open_charges.append([spend(limits, number, "solver") for limits in both])
            left = (int(30_000 - level), math.ceil(level / leak))
            assert [told(charge) for charge in open_charges[-1]] == [left, left]
        elif open_charges:
            charges = open_charges.pop()
            level = max(Fraction(0), level + number - Fraction(charges[0].units))
            for charge in charges:
                charge.settle(number)
            left = (max(0, math.floor(30_000 - level)), math.ceil(level / leak))
            assert [told(charge) for charge in charges] == [left, left]


# Many at a time, many workers.


def test_requests_at_the_same_time_never_get_more_than_there_is(counter: Counter, clock: Clock) -> None:
    workers = [Limits(CONFIG, counter, clock) for _ in range(2)]

    def attempt(number: int) -> bool:
        try:
            spend(workers[number % 2], 1000, "solver")
        except Refusal:
            return False
        return True

    with ThreadPoolExecutor(20) as pool:
        assert sum(pool.map(attempt, range(200))) == 30


def test_reservations_that_are_given_back_at_the_same_time_leave_what_was_used(counter: Counter, clock: Clock) -> None:
    limits = Limits(CONFIG, counter, clock)

    def use(used: int) -> None:
        spend(limits, 500, "solver").settle(used)

    with ThreadPoolExecutor(20) as pool:
        list(pool.map(use, range(40)))

    assert told(spend(limits, 220, "solver"))[0] == 30_000 - sum(range(40)) - 220


def test_workers_with_connections_of_their_own_share_the_count(clean_redis: str, clock: Clock) -> None:
    one, other = (Limits(CONFIG, Store(Config(redis_url=clean_redis)), clock) for _ in range(2))

    assert [told(spend(limits))[0] for limits in (one, other, one, other)] == [59, 58, 57, 56]


# The store.


@pytest.fixture
def client(clean_redis: str) -> Iterator[redis.Redis]:
    with redis.Redis.from_url(clean_redis) as connected:
        yield connected


@pytest.fixture
def shared(client: redis.Redis, clean_redis: str, clock: Clock) -> Limits:
    return Limits(CONFIG, Store(Config(redis_url=clean_redis)), clock)


def keys_of(client: redis.Redis) -> list[str]:
    return sorted(key.decode() for key in client.scan_iter("*"))


def test_every_key_expires_when_all_is_free_again(shared: Limits, client: redis.Redis) -> None:
    spend(shared, 30)
    spend(shared, 1000, "solver").settle(16_000)
    spend(shared, 2000, "solver")

    sessions, solver = keys_of(client)
    assert 1790 < client.ttl(sessions) <= 1800
    assert 35_900 < client.ttl(solver) <= 36_000


def test_nothing_is_kept_of_a_caller_who_has_used_nothing(shared: Limits, client: redis.Redis) -> None:
    spend(shared, 30).settle(0)

    assert keys_of(client) == []


def test_a_refused_request_makes_no_key_live_longer(shared: Limits, client: redis.Redis) -> None:
    spend(shared, 30)
    refusal(shared, 31)

    (key,) = keys_of(client)
    assert client.ttl(key) <= 1800


def test_keys_tell_no_address_and_keep_to_one_slot(shared: Limits, client: redis.Redis) -> None:
    spend(shared)

    (key,) = keys_of(client)
    # printf address:192.0.2.1 | sha256sum
    assert key == "rw:{limit:sessions:692f1c5fd14be0df}:spent"
    assert key_slot(key.encode()) == key_slot(b"limit:sessions:692f1c5fd14be0df")


def test_the_script_runs_on_the_stand_in_written_in_python(clock: Clock) -> None:
    fakeredis = pytest.importorskip("fakeredis")
    stand_in = fakeredis.TcpFakeServer(("127.0.0.1", 0))
    port = stand_in.server_address[1]
    Thread(target=stand_in.serve_forever, daemon=True).start()
    limits = Limits(CONFIG, Store(Config(redis_url=f"redis://127.0.0.1:{port}")), clock)

    spend(limits, 59).settle(58)
    assert told(spend(limits, 2)) == (0, 3600)
    assert refusal(limits).headers["Retry-After"] == "60"
    stand_in.shutdown()
    stand_in.server_close()


# Without the store.


class Breaking:
    """A counter that is away from some moment on, for all or for one caller, and notes how often it is asked."""

    def __init__(self, trouble: Trouble = "silent") -> None:
        self.away = False
        self.away_for = ""
        self.asked = 0
        self._trouble = trouble
        self._inner = LocalCounter()

    def spend(self, name: str, cost_us: int, room_us: int, now_us: int) -> int:
        self.asked += 1
        if self.away or name == self.away_for:
            raise StoreUnavailableError(trouble=self._trouble)
        return self._inner.spend(name, cost_us, room_us, now_us)


def test_while_the_store_is_away_each_process_counts_for_itself(clock: Clock) -> None:
    one, other = (Limits(CONFIG, Store(Config()), clock) for _ in range(2))
    spend(one, 60)

    refusal(one)
    assert told(spend(other, 60)) == (0, 3600)


def test_a_store_that_goes_away_during_a_request_keeps_the_reservation(clock: Clock) -> None:
    breaking, elapsed = Breaking(), Clock()
    limits = Limits(CONFIG, breaking, clock, elapsed=elapsed)
    charge = spend(limits, 2000, "solver")

    breaking.away = True
    charge.settle(10)
    breaking.away = False
    elapsed.now += 5

    assert told(charge) == (28_000, 4000)
    assert told(spend(limits, 1000, "solver")) == (27_000, 6000)


EVERY_KIND = {"requests": Rate(60, 60), "sessions": Rate(60, 60), "solver": Rate(6000, 60)}


@pytest.mark.parametrize("kind", ["requests", "solver"])
def test_a_store_that_was_silent_is_not_asked_for_a_while_by_what_needs_it_for_nothing_else(
    clock: Clock, kind: Kind
) -> None:
    silent, elapsed = Breaking(), Clock()
    silent.away = True
    limits = Limits(Config(), silent, clock, elapsed=elapsed)

    for _ in range(20):
        charge = limits.reserve(kind, "key:club", lambda: 1, EVERY_KIND)
        assert charge is not None
        charge.settle(0.5)
    assert silent.asked == 1

    elapsed.now += 5
    limits.reserve(kind, "key:club", lambda: 1, EVERY_KIND)
    assert silent.asked == 2


@pytest.mark.parametrize("kind", ["sessions", "solver"])
def test_where_the_store_is_out_of_reach_for_one_caller_the_others_are_counted_there(clock: Clock, kind: Kind) -> None:
    """As in a cluster that lacks a node."""
    lacking = Breaking("away")
    limits = Limits(Config(), lacking, clock, elapsed=Clock())
    amount = EVERY_KIND[kind].amount
    limits.reserve(kind, "key:club", lambda: amount, EVERY_KIND)
    lacking.away_for = limits_module._name(kind, "key:other")

    assert limits.reserve(kind, "key:other", lambda: amount, EVERY_KIND) is not None
    with pytest.raises(Refusal):
        limits.reserve(kind, "key:club", lambda: 1, EVERY_KIND)


def test_sessions_are_counted_together_as_soon_as_the_store_is_back(clock: Clock) -> None:
    """They need it themselves, so all that were begun before were counted there."""
    silent = Breaking()
    workers = [Limits(CONFIG, silent, clock, elapsed=Clock()) for _ in range(2)]
    spend(workers[0], 60)
    silent.away = True
    for limits in workers:
        spend(limits, 1)
    silent.away = False

    for limits in workers:
        refusal(limits)


def test_a_store_that_goes_away_while_charges_are_open_is_asked_by_the_first_of_them_alone(clock: Clock) -> None:
    breaking = Breaking()
    limits = Limits(CONFIG, breaking, clock, elapsed=Clock())
    charges = [spend(limits, 100, "solver") for _ in range(20)]

    breaking.away = True
    for charge in charges:
        charge.settle(10)
    assert breaking.asked == 20 + 1


@pytest.mark.parametrize("kind", get_args(Kind))
@pytest.mark.parametrize("trouble", ["away", "silent"])
def test_when_the_store_is_back_everybody_is_counted_together_again(clock: Clock, trouble: Trouble, kind: Kind) -> None:
    shared, elapsed = Breaking(trouble), Clock()
    shared.away = True
    one, other = (Limits(Config(), shared, clock, elapsed=elapsed) for _ in range(2))
    amount = EVERY_KIND[kind].amount

    def granted(limits: Limits) -> bool:
        try:
            return limits.reserve(kind, "key:club", lambda: amount, EVERY_KIND) is not None
        except Refusal:
            return False

    assert [granted(limits) for limits in (one, one, other, other)] == [True, False, True, False]
    shared.away = False
    elapsed.now += 5
    assert [granted(limits) for limits in (one, other, one)] == [True, False, False]


def test_a_process_forgets_those_who_spent_nothing_for_longest() -> None:
    counter = LocalCounter(most=2)
    for name in ("first", "second", "first", "third"):
        counter.spend(name, 10, 100, 0)

    assert [counter.spend(name, 0, 100, 0) for name in ("first", "second")] == [20, 0]


def test_what_is_left_while_the_store_is_away_is_what_this_process_counts(clock: Clock) -> None:
    breaking, rates = Breaking(), {"requests": Rate(60, 60)}
    breaking.away = True
    limits = Limits(Config(), breaking, clock)

    def ask(units: int) -> int:
        charge = limits.reserve("requests", "key:club", lambda: units, rates)
        assert charge is not None
        return charge.left

    assert [ask(1) for _ in range(30)] == list(range(59, 29, -1))
    assert ask(0) == 30


def test_what_is_left_is_told_rightly_after_what_was_taken_ahead_has_run_out(clock: Clock) -> None:
    limits, rates = Limits(Config(), LocalCounter(), clock), {"requests": Rate(20, 1)}
    for _ in range(20):
        limits.reserve("requests", "key:club", lambda: 1, rates)
    clock.now += 0.06

    charge = limits.reserve("requests", "key:club", lambda: 0, rates)
    assert charge is not None
    assert charge.left == 1


def test_without_a_limit_nothing_is_asked_and_nothing_is_counted(clock: Clock) -> None:
    breaking = Breaking()
    breaking.away = True

    def never() -> float:
        raise AssertionError

    assert Limits(Config(), breaking, clock).reserve("sessions", "address:192.0.2.1", never) is None
