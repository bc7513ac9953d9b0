"""The small kernels, against the plainest way to say the same."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from itertools import product
from typing import Any

import pytest

from numerus import plain
from service.games.jit import highest, ints, lowest, ones
from service.games.numerus.board import coordinates, fields_of
from service.games.numerus.kernels import draw, lead, leaders, run_above, run_below, share, sign, targets
from service.games.numerus.solver_board import bits_of, chip_mask, mask_of, occupied_mask, ray_masks

BOARDS = (
    ("eight", plain.EIGHT),
    ("square", plain.SQUARE),
    (plain.names(plain.ISLANDS), plain.ISLANDS),
    (plain.names(plain.LOOSE), plain.LOOSE),
)


def hands(rng: random.Random, count: int, seats: int) -> list[set[int]]:
    some = rng.sample(range(1, 49), count * seats)
    return [set(some[seat::seats]) for seat in range(seats)]


def lengths(hand: set[int]) -> list[int]:
    firsts = [number for number in hand if number - 1 not in hand]
    return sorted((next(n for n in range(1, 50) if first + n not in hand) for first in firsts), reverse=True)


def points(hand: set[int]) -> int:
    return sum(n * (n + 1) // 2 for n in lengths(hand))


def test_bits_are_counted_from_both_ends() -> None:
    for mask in (1, 2, 3, 12, 1 << 48, (1 << 49) - 1, 5 << 40):
        text = f"{mask:b}"
        assert (lowest(mask), highest(mask), ones(mask)) == (text[::-1].index("1"), len(text) - 1, text.count("1"))
    assert highest(0) == -1


@pytest.mark.parametrize("cross", [False, True])
@pytest.mark.parametrize(("layout", "drawing"), BOARDS, ids=["eight", "square", "islands", "loose"])
def test_the_star_reaches_the_same_fields_as_on_a_drawing(layout: Any, drawing: str, cross: bool) -> None:
    rng = random.Random("stars")
    rays, fields = ints(ray_masks(layout, cross)), fields_of(layout)
    for left in range(1, 49, 3):
        lying = rng.sample(range(49), left)
        star = rng.choice([field for field in range(49) if field not in lying])
        board = [field + 1 if field in lying else 0 for field in range(49)]
        reached = bits_of(int(targets(rays, occupied_mask(board), star)))
        column, row = coordinates(fields[star])
        assert {field + 1 for field in reached} == set(plain.targets(drawing, cross, tuple(board), (column, row - 1)))


def test_runs_beside_a_chip_are_as_long_as_counted() -> None:
    rng = random.Random("runs")
    for count, number in product(range(0, 48, 3), range(1, 49)):
        hand = set(rng.sample(range(1, 49), count)) - {number}
        below = next(n for n in range(50) if number - n - 1 not in hand)
        above = next(n for n in range(50) if number + n + 1 not in hand)
        found = run_below(chip_mask(hand), number - 1), run_above(chip_mask(hand), number - 1)
        assert found == (below, above)


def test_who_is_ahead_is_decided_like_lists_of_lengths_and_sums_of_points() -> None:
    rng = random.Random("ahead")
    seen = Counter()
    for number in range(3000):
        one, other = hands(rng, 1 + number % 24, 2)
        first, second = lengths(one), lengths(other)
        expected = (first > second) - (first < second)
        assert sign(lead(chip_mask(one), chip_mask(other), 0)) == expected
        assert lead(chip_mask(one), chip_mask(other), 1) == points(one) - points(other)
        seen[expected] += 1
    assert min(seen.values()) > 50


@pytest.mark.parametrize("tournament", [0, 1])
def test_the_first_place_is_shared_by_equals(tournament: int) -> None:
    rng = random.Random("first")
    for number in range(600):
        seats = 2 + number % 3
        dealt = hands(rng, 1 + number % 8, seats)
        keys: list[Any] = [points(hand) if tournament else lengths(hand) for hand in dealt]
        best = [seat for seat, key in enumerate(keys) if key == max(keys)]
        found = int(leaders(ints([*map(chip_mask, dealt), 0, 0]), seats, tournament))
        assert bits_of(found) == best
        assert [share(found, seat) * len(best) for seat in range(seats)] == [
            12 * (seat in best) for seat in range(seats)
        ]


def test_masks_are_read_back() -> None:
    for bits in ([], [0], [3, 7, 48]):
        assert bits_of(mask_of(bits)) == bits


def test_random_numbers_are_those_of_the_published_generator() -> None:
    # xorshift32 with shifts 13, 17, 5, started from 1: the well-known first three numbers.
    dice = ints([1])
    assert [(draw(dice, 2), int(dice[0]))[1] for _ in range(3)] == [270369, 67634689, 2647435461]


def test_random_numbers_are_spread_evenly() -> None:
    dice = ints([12345])
    counts = Counter(int(draw(dice, 6)) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert 900 < min(counts.values()) <= max(counts.values()) < 1100


def test_the_ruleset_is_imported_without_a_compiler_or_arrays() -> None:
    code = (
        "import sys, service.games.numerus.solver, service.games.numerus_solo.solver;"
        "assert not {'numba', 'numpy', 'service.games.jit'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
