"""Everything that reads text reads or refuses whatever comes, as documented, in time that grows with its length."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .seeds import TRICKY, mutated, seeds
from .targets import TARGETS, Target

ALL = pytest.mark.parametrize("name", list(TARGETS))
SHORT, LONG = 2_000, 16_000
PUMPS = (
    *TRICKY[1:],
    *("1-", "-1", '[A "', "[A ", "[A1 \\", "III7-", "III7-V6-IV5.IV.0/2=1,", "B1 ", "W-!{1,", "[B1] ", "1,0,", "*,"),
    *("B1/", "1-2,", "B1,", "0.1.B7,", "roll:III,IV ", "B-@1,", "1. take:1 ", '"",', "x,y\n", '{"a":', "[[", "B1+1 "),
)


@ALL
def test_good_texts_are_taken(name: str) -> None:
    for text in seeds(name)[:40]:
        TARGETS[name](text)


@ALL
@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.randoms(use_true_random=False))
def test_spoiled_texts_are_read_or_refused(name: str, dice: random.Random) -> None:
    TARGETS[name](mutated(dice.choice(seeds(name)), seeds(name), dice))


@ALL
@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.lists(st.sampled_from(TRICKY), max_size=15).map("".join) | st.text(max_size=40))
def test_any_text_is_read_or_refused(name: str, text: str) -> None:
    TARGETS[name](text)


@pytest.mark.long
@ALL
def test_many_spoiled_texts_are_read_or_refused(name: str) -> None:
    for number in range(3_000):
        dice = random.Random(number)
        text = mutated(dice.choice(seeds(name)), seeds(name), dice)
        try:
            TARGETS[name](text)
        except Exception as defect:
            raise AssertionError(f"{name}: {text!r}") from defect


def seconds(target: Target, text: str) -> float:
    """Processor time of reading a text, the better of two times."""

    def once() -> float:
        start = time.process_time()
        target(text)
        return time.process_time() - start

    return min(once(), once())


def grown(name: str, piece: str, size: int, end: str) -> str:
    """A good beginning, the same piece over and over, and an end that fits or does not."""
    head = seeds(name)[0]
    return head[: len(head) // 2] + piece * (size // len(piece)) + end


@ALL
def test_time_does_not_explode_with_a_few_more_repetitions(name: str) -> None:
    """Twice the time for each one more would be a hundred years for the longest."""
    for piece in PUMPS:
        for count in (16, 24, 32, 64):
            assert seconds(TARGETS[name], piece * count + "x") < 2, (piece, count)


@ALL
@pytest.mark.parametrize("end", ["", "x"])
def test_time_grows_no_faster_than_length(name: str, end: str) -> None:
    """Eight times the length: 8 times the time is linear, 64 times quadratic. Independent of how fast a machine is."""
    for piece in PUMPS:
        short, long = (seconds(TARGETS[name], grown(name, piece, size, end)) for size in (SHORT, LONG))
        assert long < 32 * short + 0.02, (piece, short, long)
