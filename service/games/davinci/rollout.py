"""Rollouts: compare moves by playing on from each in the same sampled worlds, and drop the worse half by half."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from typing import Final, TypeAlias

from service.chance import Stream
from service.game import Budget
from service.games.davinci import kernels_play as play
from service.games.davinci.kernels_survey import WORK
from service.games.davinci.kernels_table import SIZE
from service.games.davinci.rollout_table import extra_rest, spot_index, table, tile_bit, told
from service.games.davinci.state import Move, View
from service.games.davinci.worlds import Worlds
from service.games.jit import COMPILED, Ints, ints, zeros

MOST: Final = 4_000
"""More rollouts for one hint do not play better."""
_DICE: Final = (1 << 32) - 1
_BLOCK: Final = 8 if COMPILED else 1
"""Worlds that are played without a look at the clock."""


@dataclass
class Arm:
    """A move that is being compared, and what its rollouts added up to."""

    move: Move
    base: Ints
    extra: int
    results: list[int] = field(default_factory=lambda: [0] * play.RESULTS)
    worlds: int = 0


Judge: TypeAlias = Callable[[Sequence[Arm]], Callable[[Arm], float]]
"""From the results of all moves, how good each of them is."""


class Rollouts:
    """The arena in which moves of a view are compared."""

    def __init__(self, view: View, worlds: Worlds, seed: str, *, no_self_guess: bool) -> None:
        self._view = view
        self._worlds = worlds
        self._stream = Stream(seed, "rollouts")
        self._base = table(view, no_self_guess=no_self_guess)
        self._spots = ints(spot_index(cell.seat, cell.position) for cell in worlds.puzzle.cells)
        self._rest = sum(map(tile_bit, worlds.puzzle.tiles))
        self._numbers: list[list[int]] = []
        self._dice: list[int] = []
        self._g = zeros(SIZE)
        self._w = zeros(WORK)
        self.nodes = 0

    def arm(self, move: Move) -> Arm:
        """A move that can be compared."""
        return Arm(move, told(self._view, self._base, move), extra_rest(self._view, move))

    def compare(self, arms: Sequence[Arm], budget: Budget, judge: Judge, *, most: int = MOST) -> list[Arm]:
        """Sequential halving: every round plays all moves still in, and drops the worse half. Best first."""
        clock = _Clock(budget, most, rounds=max(1, ceil(log2(len(arms)))))
        left = list(arms)
        dropped: list[Arm] = []
        for number in range(clock.rounds):
            self._play(left, clock, number)
            left.sort(key=judge(arms), reverse=True)
            if len(left) > 1 and number + 1 < clock.rounds:
                keep = (len(left) + 1) // 2
                dropped = left[keep:] + dropped
                left = left[:keep]
        return left + dropped

    def _play(self, arms: Sequence[Arm], clock: _Clock, number: int) -> None:
        """One round: the same further worlds for all arms."""
        quota = clock.quota(number)
        deadline = clock.deadline(number)
        first = arms[0].worlds
        done = 0
        # The first round plays at least one world, whatever the budget.
        while done + len(arms) <= quota or (done == 0 and number == 0):
            if deadline is not None and (done or number) and time.perf_counter() > deadline:
                break
            block = max(1, min(_BLOCK, (quota - done) // len(arms)))
            self._play_block(arms, first, first + block)
            first += block
            done += block * len(arms)

    def _play_block(self, arms: Sequence[Arm], first: int, last: int) -> None:
        self._sample(last)
        for arm in arms:
            numbers = [[*row[:-1], row[-1] | arm.extra] for row in self._numbers[first:last]]
            flat = ints(number for row in numbers for number in row)
            results = ints(arm.results)
            play.roll_out(
                arm.base,
                flat,
                self._spots,
                ints(self._dice[first:last]),
                last - first,
                self._view.to_move,
                self._g,
                self._w,
                results,
            )
            arm.results = [int(number) for number in results]
            arm.worlds = last
            self.nodes += last - first

    def _sample(self, number: int) -> None:
        """Have at least so many worlds, each with dice of its own."""
        while len(self._numbers) < number:
            drawn = self._stream.below(self._worlds.weight * _DICE)
            tiles = self._worlds.tiles(drawn // _DICE)
            self._numbers.append([*tiles, self._rest - sum(1 << tile for tile in tiles)])
            self._dice.append(drawn % _DICE + 1)


class _Clock:
    """How much each round of a comparison may play."""

    def __init__(self, budget: Budget, most: int, rounds: int) -> None:
        self.rounds = rounds
        self._begin = time.perf_counter()
        self._nodes = most if budget.nodes is None else min(budget.nodes, most)
        self._seconds = None if budget.nodes is not None else budget.ms / 1000

    def quota(self, number: int) -> int:
        """The rollouts of a round: equal shares."""
        return self._nodes * (number + 1) // self.rounds - self._nodes * number // self.rounds

    def deadline(self, number: int) -> float | None:
        """When a round has to end."""
        return None if self._seconds is None else self._begin + self._seconds * (number + 1) / self.rounds
