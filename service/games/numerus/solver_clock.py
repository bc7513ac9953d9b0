"""What a solver has spent and may still spend: nodes exactly, or time as well as slices of work can keep it."""

from __future__ import annotations

import time
from typing import Final

from service.game import Budget
from service.games.jit import COMPILED

_SLICE_S: Final = 0.01
_NODES_A_SECOND: Final = {True: 3_000_000, False: 30_000}
"""Compiled or not: rough, only to decide what is worth beginning."""
_FIRST_SLICE: Final = 32
_MARGIN: Final = 0.96


class Clock:
    """A budget that runs down; `share` of it can be set aside for what comes first."""

    def __init__(self, budget: Budget) -> None:
        self._start = time.perf_counter()
        self._seconds = budget.ms / 1000 * _MARGIN
        self._allowed = budget.nodes
        self._speed = 0.0
        self.nodes = 0

    def over(self, share: float = 1.0) -> bool:
        """Whether this share of the budget is spent."""
        if self._allowed is not None:
            return self.nodes >= self._allowed * share
        return time.perf_counter() - self._start >= self._seconds * share

    def slice(self, share: float = 1.0) -> int:
        """How many nodes to search before asking again: with a budget of nodes all of them, otherwise a few ms."""
        if self._allowed is not None:
            return max(1, int(self._allowed * share) - self.nodes)
        left = self._seconds * share - (time.perf_counter() - self._start)
        return max(1, int(self._speed * min(_SLICE_S, left))) if self._speed else _FIRST_SLICE

    def spend(self, nodes: int, since: float) -> None:
        """Note how many nodes were searched since a time of `now`."""
        self.nodes += nodes
        seconds = time.perf_counter() - since
        if nodes and seconds > 0:
            self._speed = nodes / seconds

    @staticmethod
    def now() -> float:
        """A time for `spend`."""
        return time.perf_counter()

    def allowed(self) -> float:
        """About how many nodes the whole budget is good for."""
        return self._allowed if self._allowed is not None else self._seconds * _NODES_A_SECOND[COMPILED]
