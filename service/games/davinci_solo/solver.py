"""Hints: every legal move with the chance to win after it; exact when few tiles are left, else estimated.

An estimate is how often a good player wins from there, so with best play the chance is rather higher.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from service.game import Budget, Hint, RankedMove
from service.games.davinci_solo.rules import apply, initial_state, legal_moves
from service.games.davinci_solo.solver_exact import Exact, TooManyError, mode_of, moment_of
from service.games.davinci_solo.state import COLOURS, Draw, Move, Setup, State

_FEW: Final = 7
"""With so many tiles in the pool, an exact answer is worth a try."""
_EXACT_NODES: Final = 2_000
_POSITIONS: Final = 20
"""So many positions of the exact search count as a node: they take about as long as a round played to the end."""
_EXACT_SHARE: Final = 0.4
"""The part of the time that the try may take."""


@dataclass(frozen=True, slots=True)
class SoloValue:
    """A move: the chance to win after it, and the 95 % interval of that."""

    win_probability: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Basis:
    """What the answer rests on: rounds played to the end; 0 for an exact one."""

    rollouts: int


def hint(view: State, budget: Budget, options: Mapping[str, Any]) -> Hint[Move]:
    """Rank every legal move by the chance to win.

    With a budget of nodes, the same budget and position have the same answer on every machine, compiled or not. A node
    is a round played to the end, or 20 positions of the exact search.
    """
    del options
    begin = time.perf_counter()
    moves = legal_moves(view)
    if not moves:
        return Hint((), "exact", 0, Basis(0))
    search = Exact(mode_of(view), colours=view.setup.colour_choice, spend=_purse(budget, begin))
    exact = _exact(search, view, moves) if len(view.pool) <= _FEW else None
    if exact is not None:
        return exact
    if budget.nodes is not None:
        budget = replace(budget, nodes=max(1, budget.nodes - _nodes(search)))
    # Here, since kernels take a second or two to load.
    from service.games.davinci_solo.solver_rollouts import Rollouts  # noqa: PLC0415

    rollouts = Rollouts(view, moves, budget, begin)
    ranked = tuple(
        RankedMove(arm.move, "heuristic" if arm.sure is None else "exact", SoloValue(arm.estimate, arm.interval))
        for arm in rollouts.compare()
    )
    return Hint(ranked, ranked[0].proof, rollouts.nodes + _nodes(search), Basis(rollouts.nodes))


def warm() -> None:
    """Load the kernels, or compile them where that has not happened yet; a server calls it before it forks."""
    hint(initial_state(Setup(colour_choice=True), "warm"), Budget(nodes=8), {})


def _exact(search: Exact, state: State, moves: Sequence[Move]) -> Hint[Move] | None:
    """The exact answer, if the budget reaches that far."""
    try:
        chances = {move: _chance(search, state, move) for move in moves}
    except TooManyError:
        return None
    ranked = tuple(
        RankedMove(move, "exact", SoloValue(chances[move], (chances[move], chances[move])))
        for move in sorted(moves, key=lambda move: -chances[move])
    )
    return Hint(ranked, "exact", _nodes(search), Basis(0))


def _chance(search: Exact, state: State, move: Move) -> float:
    """The chance to win after a move."""
    after = apply(state, move)
    if after.won is not None:
        return float(after.won)
    colour = COLOURS.index(move.colour) if isinstance(move, Draw) and move.colour is not None else -1
    return float(search.probability(moment_of(after), colour))


def _purse(budget: Budget, begin: float) -> Callable[[], bool]:
    """Says whether one position more may be searched: at most half of the nodes are for that."""
    left = _POSITIONS * (_EXACT_NODES if budget.nodes is None else budget.nodes // 2)
    end = None if budget.nodes is not None else begin + budget.ms / 1000 * _EXACT_SHARE

    def spend() -> bool:
        nonlocal left
        left -= 1
        return left >= 0 and (end is None or time.perf_counter() < end)

    return spend


def _nodes(search: Exact) -> int:
    """What the exact search has spent."""
    return -(-search.nodes // _POSITIONS)
