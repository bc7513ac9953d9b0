"""The best seating that can be found: local search first, then branch and bound while the work lasts.

What is found is `exact` when no seating can cost less: it reaches the bound, or everything has been looked at. All
choices are fixed by the seed; work is counted, not timed, so every machine finds the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from typing import Final

from service.chance import Stream
from service.tournaments.seating import Cost, Met, Tables, cost, cut, least_repeats, least_spread, repeats, spread

WORK: Final = 150_000
"""How many exchanges are looked at: about a second."""
_BRANCH_WORK: Final = 10
"""A branch takes as long as so many exchanges."""
_KICKS: Final = 40
"""How often a search that is stuck is shaken."""
_NEAR: Final = 16
"""So many tables at a time are looked at for an exchange, the nearest in points first."""


@dataclass(frozen=True, slots=True)
class Found:
    """A seating, what it costs, the bound that no seating can go below, and whether none is better."""

    tables: Tables
    cost: Cost
    bound: Cost
    exact: bool


def seated(points: Sequence[int], met: Met, sizes: Sequence[int], seed: str, work: int = WORK) -> Found:
    """Seat players, sorted by points from the top, at tables of these sizes."""
    least, order = least_spread(points, sizes)
    bound = Cost(least_repeats(met, sizes), least)
    search = _Search(points, met, bound, work)
    search.improve(cut(order), Stream(seed, "seating"))
    exact = search.best_cost == bound or search.look_at_all(sizes)
    return Found(search.best, search.best_cost, search.best_cost if exact else bound, exact)


class _Search:
    """The best seating so far, and the work that is left."""

    def __init__(self, points: Sequence[int], met: Met, bound: Cost, work: int) -> None:
        self._points, self._met, self._bound, self._work = points, met, bound, work
        self.best: Tables = []
        self.best_cost = Cost(1 << 62, 0)

    def improve(self, tables: Tables, stream: Stream) -> None:
        """Exchange players while that helps; shake the seating where it does not. Takes half of the work at most."""
        reserve = self._work // 2
        self._keep(tables)
        if self.best_cost != self._bound:
            tables = min(tables, self._mixed(tables, stream), key=lambda some: cost(some, self._met, self._points))
        for _ in range(_KICKS):
            self._settle(tables, reserve)
            self._keep(tables)
            if self.best_cost == self._bound or self._work < reserve or len(tables) < 2:
                break
            tables = self._shaken(stream)
        self._work = max(self._work, reserve)

    def look_at_all(self, sizes: Sequence[int]) -> bool:
        """Branch and bound; whether it came to its end, so that nothing is better than the best."""
        self._branch([], list(range(len(self._points))), sorted(sizes), Cost(0, 0))
        return self._work > 0

    def _keep(self, tables: Tables) -> None:
        found = cost(tables, self._met, self._points)
        if found < self.best_cost:
            self.best, self.best_cost = [list(table) for table in tables], found

    def _settle(self, tables: Tables, reserve: int) -> None:
        """Mend tables until none can be mended."""
        mended = True
        while mended and self._work > reserve:
            mended = False
            for here in self._movable(tables):
                mended = self._mend(tables, here) or mended

    def _movable(self, tables: Tables) -> list[int]:
        """The tables with repeats; all if there are none; none if nothing is left to gain."""
        bad = [here for here, table in enumerate(tables) if repeats(table, self._met)]
        if bad or cost(tables, self._met, self._points) == self._bound:
            return bad
        return list(range(len(tables)))

    def _mend(self, tables: Tables, here: int) -> bool:
        """Make the exchange with a near table that helps most; where people meet again, also with a far one."""
        others = sorted((there for there in range(len(tables)) if there != here), key=lambda there: abs(there - here))
        for start in range(0, len(others), _NEAR):
            best = min(self._exchanges(tables, here, others[start : start + _NEAR]))
            if best[0] < Cost(0, 0):
                _, one, there, other = best
                tables[here][one], tables[there][other] = tables[there][other], tables[here][one]
                return True
            if not repeats(tables[here], self._met):
                return False
        return False

    def _exchanges(self, tables: Tables, here: int, near: Sequence[int]) -> Iterator[tuple[Cost, int, int, int]]:
        """What exchanges of two players bring, as (gain, place here, other table, place there)."""
        for there in near:
            self._work -= len(tables[here]) * len(tables[there])
            for one in range(len(tables[here])):
                for other in range(len(tables[there])):
                    yield self._gain(tables[here], one, tables[there], other), one, there, other

    def _gain(self, table: list[int], one: int, second: list[int], other: int) -> Cost:
        """What costs more (or, negative, less) when two players change places."""
        mine, yours = self._met[table[one]], self._met[second[other]]
        again = sum(yours[player] - mine[player] for place, player in enumerate(table) if place != one)
        again += sum(mine[player] - yours[player] for place, player in enumerate(second) if place != other)
        more = self._points[second[other]] - self._points[table[one]]
        if more == 0:
            return Cost(again, 0)
        return Cost(again, self._widened(table, more) + self._widened(second, -more))

    def _widened(self, table: list[int], more: int) -> int:
        """What changes in the spread of a table with more points in all; the squares of points cancel out."""
        return -12 // len(table) * more * (2 * sum(self._points[player] for player in table) + more)

    def _mixed(self, tables: Tables, stream: Stream) -> Tables:
        """Tables that spread as much, with players of equal points at random."""
        mixed: list[int] = []
        for _, equal in groupby(range(len(self._points)), key=lambda one: self._points[one]):
            mixed += stream.shuffled(list(equal))
        return [[mixed[one] for one in table] for table in tables]

    def _shaken(self, stream: Stream) -> Tables:
        """The best seating with a few players exchanged at random."""
        tables = [list(table) for table in self.best]
        for _ in range(3):
            here = stream.below(len(tables))
            there = (here + 1 + stream.below(len(tables) - 1)) % len(tables)
            table, second = tables[here], tables[there]
            one, other = stream.below(len(table)), stream.below(len(second))
            table[one], second[other] = second[other], table[one]
        return tables

    def _branch(self, tables: Tables, left: list[int], sizes: list[int], so_far: Cost) -> None:
        """Seat the first of those left with every choice of companions that can still be better."""
        if not left:
            self._keep(tables)
            return
        for size in sorted(set(sizes)):
            rest = sizes.copy()
            rest.remove(size)
            for companions in combinations(left[1:], size - 1):
                self._work -= _BRANCH_WORK
                if self._work <= 0 or self.best_cost == self._bound:
                    return
                self._descend(tables, left, rest, (left[0], *companions), so_far)

    def _descend(self, tables: Tables, left: list[int], rest: list[int], table: tuple[int, ...], so_far: Cost) -> None:
        """Go on with one more table, unless the rest cannot make it better than the best."""
        after = Cost(
            so_far.repeats + repeats(table, self._met), so_far.spread + spread([self._points[one] for one in table])
        )
        if after >= self.best_cost:
            return
        self._work -= len(left) // 4
        others = [one for one in left if one not in table]
        least = least_spread([self._points[one] for one in others], rest)[0] if rest else 0
        if Cost(after.repeats, after.spread + least) < self.best_cost:
            self._branch([*tables, list(table)], others, rest, after)
