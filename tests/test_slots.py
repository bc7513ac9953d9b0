"""Slots for solvers."""

from __future__ import annotations

import threading

import pytest

from service.refusal import Refusal
from service.slots import Slots


def test_whoever_finds_no_place_in_time_is_refused_and_told_when_to_come_back():
    slots = Slots(1, 0.01)

    with slots.taken("anaconda", "hint"), pytest.raises(Refusal) as refused, slots.taken("anaconda", "hint"):
        pass

    assert refused.value.code == "overloaded"
    assert refused.value.headers["Retry-After"] == "1"


def test_a_place_is_free_again_after_a_failure():
    slots = Slots(1, 0.01)

    with pytest.raises(ZeroDivisionError), slots.taken("anaconda", "hint"):
        1 / 0  # noqa: B018
    with slots.taken("anaconda", "hint"):
        pass


def test_whoever_waits_gets_the_place_when_it_comes_free():
    slots, entered = Slots(1, 10), threading.Event()

    def wait():
        with slots.taken("anaconda", "hint"):
            entered.set()

    with slots.taken("anaconda", "hint"):
        waiting = threading.Thread(target=wait)
        waiting.start()
        assert not entered.wait(0.05)
    waiting.join(10)

    assert entered.is_set()
