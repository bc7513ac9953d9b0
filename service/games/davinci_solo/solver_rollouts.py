"""Estimates: from every move the same shuffled pools are played to the end, and the promising moves more often."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, exp, log2, sqrt
from typing import Final

from service.chance import Stream
from service.game import Budget
from service.games.davinci_solo import kernels, kernels_play
from service.games.davinci_solo.rules import apply
from service.games.davinci_solo.solver_exact import mode_of
from service.games.davinci_solo.state import COLOURS, RANK, Draw, Move, State, patience
from service.games.davinci_solo.weights import ODDS_UNIT, STAGES
from service.games.jit import Ints, ints, zeros

MOST: Final = 6_000
"""The most rollouts of one hint: then the intervals are a few percent wide for the best moves."""
ALONE: Final = 240
"""The rollouts of a move without an alternative."""
_BLOCK: Final = 8
"""Rollouts of a move without a look at the clock."""
_PRIOR: Final = 6
"""How many rollouts the learned worth of a move counts for."""
_DICE: Final = (1 << 32) - 1
_HALF_TABLE: Final = 128
_STEP: Final = 16
_Z: Final = 1.96


def _odds() -> Ints:
    """The chance to win for steps of log-odds."""
    steps = range(-_HALF_TABLE, _HALF_TABLE)
    return ints(round(ODDS_UNIT / (1 + exp(-step / _STEP))) for step in steps)


@dataclass
class Arm:
    """A move that is compared: the table after it, and how its rollouts went; `sure` if its end is certain."""

    move: Move
    table: Ints
    colour: int
    prior: float
    sure: float | None
    played: int = 0
    won: int = 0

    @property
    def estimate(self) -> float:
        """The chance to win; the learned worth counts like a few rollouts."""
        if self.sure is not None:
            return self.sure
        return (self.won + _PRIOR * self.prior) / (self.played + _PRIOR)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the estimate (Wilson)."""
        if self.sure is not None:
            return self.sure, self.sure
        share, number = self.estimate, self.played + _PRIOR
        middle = (share + _Z * _Z / (2 * number)) / (1 + _Z * _Z / number)
        half = _Z * sqrt(share * (1 - share) / number + _Z * _Z / (4 * number * number)) / (1 + _Z * _Z / number)
        return max(0.0, middle - half), min(1.0, middle + half)


class Rollouts:
    """The moves of a state and what is spent on comparing them."""

    def __init__(self, state: State, moves: Sequence[Move], budget: Budget, begin: float) -> None:
        self._weights = ints(weight for stage in STAGES for weight in stage)
        self._odds = _odds()
        self._g, self._s, self._found = zeros(kernels.SIZE), zeros(kernels_play.SPACE), zeros(kernels_play.FOUND)
        self._stream = Stream(budget.seed, "rollouts")
        self._dice: list[int] = []
        self._allowed = min(MOST if budget.nodes is None else budget.nodes, ALONE if len(moves) == 1 else MOST)
        self._end = None if budget.nodes is not None else begin + budget.ms / 1000 * 0.96
        self.arms = [self._arm(state, move) for move in moves]
        self.nodes = 0
        self._begun = time.perf_counter()

    def compare(self) -> list[Arm]:
        """All moves, best first: every round plays on with the better half."""
        contest = [arm for arm in self.arms if arm.sure is None]
        rounds = max(1, ceil(log2(len(contest)))) if contest else 0
        for number in range(rounds):
            contest.sort(key=lambda arm: -arm.estimate)
            active = contest[: max(2, ceil(len(contest) / 2**number))]
            share = self._allowed * (number + 1) / rounds
            while self.nodes + len(active) <= share and not self._late((number + 1) / rounds):
                room = int(share - self.nodes) // len(active)
                self._play(active, max(arm.played for arm in active) + max(1, min(_BLOCK, room)))
        self._check_the_best(contest)
        return sorted(self.arms, key=lambda arm: (arm.sure == 0, -arm.estimate))

    def _check_the_best(self, contest: Sequence[Arm]) -> None:
        """A move that looks best because it was dropped early must prove it against as many rollouts."""
        most = max((arm.played for arm in contest), default=0)
        while contest and not self._late(1.0):
            best = max(contest, key=lambda arm: arm.estimate)
            if best.played >= most or self.nodes >= 2 * self._allowed:
                return
            self._play([best], min(most, best.played + _BLOCK))

    def _late(self, share: float) -> bool:
        """Whether this share of the time that is left for rollouts is over."""
        if self._end is None:
            return False
        return time.perf_counter() >= self._begun + (self._end - self._begun) * share

    def _play(self, arms: Sequence[Arm], until: int) -> None:
        """Play the shuffles up to a number from each of these moves."""
        while len(self._dice) < until:
            self._dice.append(self._stream.below(_DICE) + 1)
        dice = ints(self._dice)
        for arm in arms:
            arm.won += int(
                kernels_play.roll_out(
                    arm.table, arm.colour, dice, arm.played, until, self._weights, self._odds, self._g, self._s,
                    self._found,
                )
            )  # fmt: skip
            self.nodes += until - arm.played
            arm.played = until

    def _arm(self, state: State, move: Move) -> Arm:
        after = apply(state, move)
        if after.won is not None:
            return Arm(move, self._g, -1, 0.0, float(after.won))
        colour = COLOURS.index(move.colour) if isinstance(move, Draw) and move.colour is not None else -1
        table = table_of(after)
        number = int(kernels.features(table, int(table[kernels.HAND]), self._found))
        prior = int(kernels_play.chance(self._worth(table, after.phase), self._odds)) / ODDS_UNIT
        return Arm(move, table, colour, prior, 0.0 if number < 0 else None)

    def _worth(self, table: Ints, phase: str) -> int:
        """What has been learned of a table: at the best end of this turn, or at the end of the last one."""
        if phase == "place":
            return int(kernels_play.plan(table, self._weights, self._s, self._found))
        table[kernels.TURN] -= 1
        worth = kernels.worth(table, int(table[kernels.HAND]), self._weights, self._found)
        table[kernels.TURN] += 1
        return int(worth)


def table_of(state: State) -> Ints:
    """A state as the kernels write it."""
    table = zeros(kernels.SIZE)
    for index, row in enumerate(state.rows):
        table[kernels.END + index] = RANK[row.end]
        table[kernels.SIDE + index] = {None: 0, "R": 1, "L": 2}[row.side]
        table[kernels.SLOTS + index] = state.setup.row_cap - len(row.tiles)
    table[kernels.POOL] = sum(1 << RANK[tile] for tile in state.pool)
    table[kernels.HAND] = sum(1 << RANK[held.tile] for held in state.hand)
    for held in state.hand:
        table[kernels.DUE + RANK[held.tile]] = held.drawn + patience(held.tile)
    fresh = [RANK[held.tile] for held in state.hand if held.drawn == state.turn]
    # While tiles are placed there is a drawn one; once it lies, any that is not in hand stands for it.
    spine = RANK[state.rows[0].spine]
    table[kernels.DRAWN] = (fresh[0] if fresh else spine) if state.phase == "place" else -1
    table[kernels.TURN] = state.turn
    since = state.held_since
    table[kernels.DEADLINE] = 0 if since is None else since + state.allowance
    table[kernels.MODE] = mode_of(state)
    table[kernels.COLOURS] = int(state.setup.colour_choice)
    return table
