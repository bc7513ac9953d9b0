"""What a gap between two chains can still cost if the star could fly: a table for bounds that are never too high.

A *gap* is a run of numbers that still lie on the board, between two chains or the ends of 1..48. Its numbers go to the
chain on the left, to new chains in the middle, and to the chain on the right. Two neighbours in different chains need
one that is taken later and already has the other neighbour in its own chain: a *closer*. A new chain of one number has
no closer, one of two has one, longer ones have one at each end; an old chain has one as soon as it gets a number.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.games.numerus_solo.scoring import cost

DONE: Final = 6
WIDEST: Final = 3 * DONE
"""In a wider gap everything is possible that is possible in this one, and no more."""
_NEVER: Final = 10_000


def place(left: int, gap: int, right: int) -> int:
    """Where a table tells of a gap: by the lengths of the chains beside it (at most `DONE`, 0 for an end) and its own.

    The table begins with the costs of chains of length 0 to `DONE`; then come the places, with the beginning and the
    end of the options, each `cost * 8 + length of the right chain afterwards`. The cost is that of the left chain,
    which cannot grow any more, and of the new ones.
    """
    return 8 + 2 * ((left * (WIDEST + 1) + gap) * (DONE + 1) + right)


@cache
def table(penalty: str) -> tuple[int, ...]:
    """The whole table for an option `solo_penalty`."""
    costs = (0, *(cost(length, penalty) for length in range(1, DONE + 1)))
    head = [*costs, *(0 for _ in range(place(DONE + 1, 0, 0) - len(costs)))]
    options: list[int] = []
    for left in range(DONE + 1):
        for gap in range(1, WIDEST + 1):
            for right in range(DONE + 1):
                at = place(left, gap, right)
                head[at] = len(head) + len(options)
                options += [price * 8 + length for length, price in _useful(_splits(left, gap, right, costs), costs)]
                head[at + 1] = len(head) + len(options)
    return (*head, *options)


def _splits(left: int, gap: int, right: int, costs: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Length of the right chain and cost, for all ways to divide a gap."""
    for to_left in range(gap + 1 if left else 1):
        for to_right in range(gap - to_left + 1 if right else 1):
            open_left, open_right = left > 0 and to_left == 0, right > 0 and to_right == 0
            middle = _middle(gap - to_left - to_right, open_left, open_right, costs)
            if middle < _NEVER:
                yield min(DONE, right + to_right), costs[min(DONE, left + to_left)] + middle


@cache
def _middle(count: int, open_left: bool, open_right: bool, costs: tuple[int, ...]) -> int:
    """The least cost of new chains of so many numbers, which must themselves close the open borders."""
    if count == 0:
        return 0
    best = _NEVER
    for first in range(1, count + 1):
        closers = min(2, first - 1) - open_left
        price = costs[min(DONE, first)]
        if first == count and closers >= open_right:
            best = min(best, price)
        for closes in range(2):
            if first < count and closers >= closes:
                best = min(best, price + _middle(count - first, closes == 0, open_right, costs))
    return best


def _useful(splits: Iterator[tuple[int, int]], costs: tuple[int, ...]) -> list[tuple[int, int]]:
    """The splits without those that are never better than another one, whatever comes further right."""
    cheapest: dict[int, int] = {}
    for length, price in splits:
        cheapest[length] = min(price, cheapest.get(length, _NEVER))
    kept: dict[int, int] = {}
    for length, price in sorted(cheapest.items(), key=lambda split: (split[1], -split[0])):
        if all(better + _lag(other, length, costs) > price for other, better in kept.items()):
            kept[length] = price
    return sorted(kept.items())


def _lag(length: int, other: int, costs: tuple[int, ...]) -> int:
    """How much more a chain of this length can cost in the end than one of the other length that gets as much."""
    return max(costs[min(DONE, length + more)] - costs[min(DONE, other + more)] for more in range(DONE + 1))
