"""Put proofs and estimates together into one ranking of all moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from service.game import Budget
from service.games.numerus.solver_clock import Clock
from service.games.numerus.solver_proofs import WIN, Worth, prove, prover_for
from service.games.numerus.solver_root import Root
from service.games.numerus.solver_tree import Estimate, Tree
from service.games.numerus.state import State, Swap, Take

_QUICK: Final = 0.1
"""An exact search that should take less of the budget than this goes without estimates first."""
_SURVEY: Final = 0.25
"""The part of the budget for estimates before an exact search: an order of moves, and an answer if it fails."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A move by its index, its part of the win, and whether that is proved."""

    index: int
    value: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Ranking:
    """All moves, best first; whether it is proved that none is better than the first; nodes searched."""

    moves: tuple[Ranked, ...]
    proved: bool
    nodes: int


def rank(state: State, moves: Sequence[Take | Swap], budget: Budget) -> Ranking:
    """Rank all legal moves of a state."""
    root, clock = Root(state, moves), Clock(budget)
    estimates = [Estimate(None, 0)] * len(moves)
    known = [Worth() for _ in moves]
    prover = prover_for(root)
    worth_trying = prover.nodes() <= clock.allowed()
    if not worth_trying or prover.nodes() > _QUICK * clock.allowed():
        tree = Tree(root, budget.seed, clock.allowed() * (_SURVEY if worth_trying else 1.0))
        tree.grow(clock, _SURVEY if worth_trying else 1.0)
        estimates = tree.estimates()
    looks = [root.looks(index) for index in range(len(moves))]
    if worth_trying:
        order = sorted(range(len(moves)), key=lambda index: (-_cautious(estimates[index]), -looks[index]))
        for index, worth in prove(prover, order, clock).items():
            known[index] = worth
    return _merged(known, estimates, looks, clock.nodes)


def _merged(known: Sequence[Worth], estimates: Sequence[Estimate], looks: Sequence[int], nodes: int) -> Ranking:
    """Estimates kept within what is proved; equal ones by what others get, then by estimate and by looks."""
    ceiling = max(worth.upper for worth in known)
    sure = max(worth.lower for worth in known)
    floor = min((one.value for one in estimates if one.value is not None), default=0.0)

    def key(index: int) -> tuple[Any, ...]:
        worth, estimate = known[index], estimates[index]
        cautious = min(max(_cautious(estimate), worth.lower / WIN), worth.upper / WIN)
        leading = worth.exact and worth.lower == ceiling
        return (-leading, -cautious, worth.rivals, -(estimate.value or 0.0), -looks[index], index)

    def value(index: int) -> float:
        worth, estimate = known[index], estimates[index]
        guess = floor if estimate.value is None else estimate.value
        return min(max(guess, worth.lower / WIN), min(worth.upper, ceiling) / WIN)

    order = sorted(range(len(known)), key=key)
    ranked = tuple(Ranked(index, value(index), known[index].exact) for index in order)
    return Ranking(ranked, sure == ceiling and known[order[0]].exact, nodes)


def _cautious(estimate: Estimate) -> float:
    """An estimate less its uncertainty; -1 without one."""
    return -1.0 if estimate.value is None else estimate.value - 0.5 / sqrt(estimate.visits)
