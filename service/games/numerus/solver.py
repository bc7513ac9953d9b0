"""Hints for two to four players: exact results where the budget reaches the end of the game, else estimates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from service.game import Budget, Hint, RankedMove
from service.games.numerus.rules import apply, initial_state, legal_moves
from service.games.numerus.state import Move, Setup, State, Swap, Take


@dataclass(frozen=True, slots=True)
class ShareValue:
    """A move: the part of the win (0 to 1, shared places shared) that the mover can expect; exact: what it leads to."""

    value: float
    outcome: Literal["win", "draw", "loss"] | None


def hint(view: State, budget: Budget, options: Mapping[str, Any]) -> Hint[Move]:
    """Rank every legal move by the mover's part of the win.

    `exact` is the result when everybody plays perfectly: takes the greatest part of the win and, between equals, leaves
    the least to the seat that follows. With a budget of nodes, the same budget, seed and position have the same answer
    on every machine, compiled or not.
    """
    del options
    moves = [move for move in legal_moves(view) if isinstance(move, Take | Swap)]
    if not moves:
        return Hint((), "exact", 0)
    # Here, since kernels take a second or two to load.
    from service.games.numerus.solver_ranking import rank  # noqa: PLC0415

    ranking = rank(view, moves, budget)
    ranked = tuple(_ranked(moves[one.index], one.value, one.exact) for one in ranking.moves)
    return Hint(ranked, "exact" if ranking.proved else "heuristic", ranking.nodes)


def warm() -> None:
    """Load the kernels, or compile them where that has not happened yet; a server calls it before it forks."""
    for players in (2, 3):
        state = initial_state(Setup(players=players), "warm")
        while state.to_move >= 0:
            if state.board.count(0) in (1, 43):
                hint(state, Budget(nodes=1_000), {})
            state = apply(state, legal_moves(state)[0])


def _ranked(move: Take | Swap, value: float, exact: bool) -> RankedMove[Move]:
    outcome: Literal["win", "draw", "loss"] = "win" if value == 1 else "draw" if value > 0 else "loss"
    return RankedMove(move, "exact" if exact else "heuristic", ShareValue(value, outcome if exact else None))
