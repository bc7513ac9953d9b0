"""Hints for one player: a line to the end for every move, with its penalty and a bound that no line can beat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from service.game import Budget, Hint, RankedMove
from service.games.numerus_solo.rules import initial_state, legal_moves
from service.games.numerus_solo.state import Move, Setup, State, Take


@dataclass(frozen=True, slots=True)
class SoloValue:
    """A move: the penalty of the best line found through it, and what no line through it can be below."""

    penalty: int
    lower_bound: int


@dataclass(frozen=True, slots=True)
class Line:
    """The best line of play found, from this position to the end."""

    line: tuple[Take, ...]


def hint(view: State, budget: Budget, options: Mapping[str, Any]) -> Hint[Move]:
    """Rank every legal move by the penalty of the best line through it; `exact` where nothing less is possible.

    With a budget of nodes, the same budget and position have the same answer on every machine, compiled or not.
    """
    del options
    moves = [move for move in legal_moves(view) if isinstance(move, Take)]
    if not moves:
        return Hint((), "exact", 0, Line(()))
    # Here, since kernels take a second or two to load.
    from service.games.numerus_solo.solver_lines import analyse  # noqa: PLC0415

    found = analyse(view, moves, budget)
    values = [SoloValue(*bounds) for bounds in zip(found.penalties, found.lower_bounds, strict=True)]
    order = sorted(range(len(moves)), key=lambda index: (values[index].penalty, values[index].lower_bound))
    ranked = tuple(_ranked(moves[index], values[index]) for index in order)
    exact = values[order[0]].penalty <= found.lower_bound
    return Hint(ranked, "exact" if exact else "bounded", found.nodes, Line(found.line))


def warm() -> None:
    """Load the kernels, or compile them where that has not happened yet; a server calls it before it forks."""
    hint(initial_state(Setup(), "warm"), Budget(nodes=1_000), {})


def _ranked(move: Take, value: SoloValue) -> RankedMove[Move]:
    return RankedMove(move, "exact" if value.penalty <= value.lower_bound else "bounded", value)
