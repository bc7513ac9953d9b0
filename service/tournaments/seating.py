"""Sizes of tables, the order of seats, and how much a seating repeats and spreads: integers, the less the better.

The spread of a table is 12 times the sum of squared distances of its players' points from their mean, which is an
integer for tables of up to four. For a given number of tables of each size it is least when the players, sorted by
points, are cut into consecutive tables (two tables that overlap can always be re-cut without loss).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations, product
from typing import NamedTuple

Tables = list[list[int]]
"""Players, as indexes into their order, at each table."""
Met = Sequence[Sequence[int]]
"""How often each two players have met."""


class Cost(NamedTuple):
    """What is wrong with a seating, the worse first: meetings that repeat earlier ones, then the spread of points."""

    repeats: int
    spread: int


def choose_sizes(people: int, sizes: Sequence[int]) -> tuple[int, ...]:
    """The sizes of tables that leave the fewest people over, then as many as can be of the first size, and so on."""
    for byes in range(people + 1):
        found = _filled(people - byes, tuple(sizes))
        if found is not None:
            return found
    raise AssertionError("nobody is seated in the end")


def _filled(people: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    if people == 0:
        return ()
    if not sizes:
        return None
    for count in range(people // sizes[0], -1, -1):
        rest = _filled(people - count * sizes[0], sizes[1:])
        if rest is not None:
            return (sizes[0],) * count + rest
    return None


def cost(tables: Tables, met: Met, points: Sequence[int]) -> Cost:
    """What is wrong with a seating."""
    return Cost(
        sum(repeats(table, met) for table in tables), sum(spread([points[one] for one in table]) for table in tables)
    )


def repeats(table: Sequence[int], met: Met) -> int:
    """How often those at a table have met each other before."""
    return sum(met[one][other] for one, other in combinations(table, 2))


def spread(points: Sequence[int]) -> int:
    """12 times the sum of squared distances from the mean."""
    total = sum(points)
    return 12 // len(points) * (len(points) * sum(one * one for one in points) - total * total)


def least_spread(points: Sequence[int], sizes: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """The least spread of players sorted by points at tables of these sizes, and the sizes in the order of cutting."""
    kinds = sorted(set(sizes))
    if len(kinds) == 1:
        size = kinds[0]
        return sum(spread(points[start : start + size]) for start in range(0, len(points), size)), tuple(sizes)
    count = Counter(sizes)
    return _least([count[kind] for kind in kinds], kinds, points)


def _least(counts: Sequence[int], kinds: Sequence[int], points: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """By dynamic programming over how many tables of each size have been cut from the top."""
    best: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}
    for used in product(*(range(count + 1) for count in counts)):
        end = sum(size * number for size, number in zip(kinds, used, strict=True))
        ways = []
        for kind, number in enumerate(used):
            if number:
                before, order = best[(*used[:kind], number - 1, *used[kind + 1 :])]
                ways.append((before + spread(points[end - kinds[kind] : end]), (*order, kinds[kind])))
        best[used] = min(ways, default=(0, ()))
    return best[tuple(counts)]


def cut(sizes: Sequence[int]) -> Tables:
    """Consecutive players at tables of these sizes."""
    tables, start = [], 0
    for size in sizes:
        tables.append(list(range(start, start + size)))
        start += size
    return tables


def least_repeats(met: Met, sizes: Sequence[int]) -> int:
    """Fewer repeats are impossible: everybody meets at least as often as with those whom he has met least."""
    companions = min(sizes, default=1) - 1
    forced = (sum(sorted(mine[:index] + mine[index + 1 :])[:companions]) for index, mine in enumerate(map(list, met)))
    return -(-sum(forced) // 2)


def seat_order(table: Sequence[str], sat: Mapping[tuple[str, int], int]) -> tuple[str, ...]:
    """The order of seats in which the fewest sit where they have sat before; the given order decides between equals."""
    return min(permutations(table), key=lambda order: seat_cost(order, sat))


def seat_cost(order: Sequence[str], sat: Mapping[tuple[str, int], int]) -> int:
    """How often those at a table have been in their seats before."""
    return sum(sat.get((player, seat), 0) for seat, player in enumerate(order))
