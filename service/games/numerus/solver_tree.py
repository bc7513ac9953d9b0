"""Estimates: the part of the win that each move brings in play-outs, by a tree search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from service.games.jit import ints, zeros
from service.games.numerus import kernels_tree as uct
from service.games.numerus.solver_clock import Clock
from service.games.numerus.solver_root import Root
from service.games.numerus.state import Take

_MOST_NODES: Final = 400_000
_FEWEST_VISITS: Final = 20


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean part of the win, 0 to 1, and from how many play-outs; None and 0 for a move that was left out."""

    value: float | None
    visits: int


class Tree:
    """A search tree over the moves of a root: all takes, and the most promising swaps that the budget can compare."""

    def __init__(self, root: Root, seed: str, allowed: float) -> None:
        play_outs = allowed / (root.chips + 1)
        takes = [index for index, move in enumerate(root.moves) if isinstance(move, Take)]
        swaps = [index for index, move in enumerate(root.moves) if not isinstance(move, Take)]
        swaps.sort(key=root.looks, reverse=True)
        self._indices = [*takes, *swaps[: int(play_outs / _FEWEST_VISITS)]]
        self._root = root
        count = len(self._indices)
        size = int(min(_MOST_NODES, 1 + count + 8 * play_outs))
        self._tree = zeros(uct.NODE * max(size, count + 1))
        self._tree[0], self._tree[1] = 1, count
        positions = [root.after[index] for index in self._indices]
        self._starts = ints(part for one in positions for part in (one.occupied, one.star, one.seat, *one.hands))
        self._path, self._hands = zeros(128), zeros(4)
        self._dice = ints([root.dice(seed)])
        self._control = ints((0, 0, count + 1, root.players, root.tournament, root.position.seat))

    def grow(self, clock: Clock, share: float) -> None:
        """Add play-outs while that share of the budget lasts."""
        control = self._control
        arrays = (self._root.rays, self._root.numbers, self._starts, self._tree)
        while not clock.over(share):
            before, since = int(control[uct.NODES]), clock.now()
            control[uct.LIMIT] = before + clock.slice(share)
            uct.grow(*arrays, self._path, self._hands, self._dice, control)
            clock.spend(int(control[uct.NODES]) - before, since)

    def estimates(self) -> list[Estimate]:
        """One for every move of the root."""
        found = [Estimate(None, 0)] * len(self._root.moves)
        for child, index in enumerate(self._indices, 1):
            visits, won = int(self._tree[child * uct.NODE + 2]), int(self._tree[child * uct.NODE + 3])
            if visits:
                found[index] = Estimate(won / (12 * visits), visits)
        return found
