"""Hints: every legal move with its exact worth, looked up in the analysis of the whole game; and the solution."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from service.game import Budget, Hint, RankedMove
from service.games.anaconda.analysis import Fate, fate_after, opener_chances, preference
from service.games.anaconda.rules import apply, chance_outcomes, legal_moves
from service.games.anaconda.solution import solution
from service.games.anaconda.state import Move, State

__all__ = ["RollValue", "ThreePlayerValue", "TwoPlayerValue", "hint", "solution"]


@dataclass(frozen=True, slots=True)
class TwoPlayerValue:
    """A placement with two players, for the mover; depth counts it, and is None for a draw."""

    outcome: Literal["win", "draw", "loss"]
    depth: int | None


@dataclass(frozen=True, slots=True)
class ThreePlayerValue:
    """A placement with three players: the seat that the two others can force, and when."""

    loser: int | None
    depth: int | None


@dataclass(frozen=True, slots=True)
class RollValue:
    """A pair of dice: how probable it is that the opener can avoid being stuck after rolling them."""

    win_probability: float
    exact: Fraction


def hint(view: State, budget: Budget, options: Mapping[str, Any]) -> Hint[Move]:
    """Rank every legal move, best first: wins by their speed, then draws, then losses by their slowness.

    Everything is looked up in the solution, so the budget does not matter.
    """
    del budget, options
    if view.phase == "choose":
        return _rank_rolls(view)
    fates = [(move, fate_after(view, move)) for move in legal_moves(view)]
    fates.sort(key=lambda entry: preference(entry[1], view.to_move))
    ranked = tuple(RankedMove(move, "exact", _value(view, fate)) for move, fate in fates)
    return Hint(ranked, "exact", len(ranked))


def _rank_rolls(state: State) -> Hint[Move]:
    rolling = [(move, apply(state, move)) for move in legal_moves(state)]
    chances = [(move, opener_chances(after)) for move, after in rolling]
    chances.sort(key=lambda entry: -entry[1])
    rolls = sum(len(chance_outcomes(after)) for _, after in rolling)
    return Hint(tuple(RankedMove(move, "exact", RollValue(float(p), p)) for move, p in chances), "exact", rolls)


def _value(state: State, fate: Fate) -> TwoPlayerValue | ThreePlayerValue:
    if state.setup.players > 2:
        return ThreePlayerValue(fate.loser, fate.depth)
    if fate.loser is None:
        return TwoPlayerValue("draw", None)
    return TwoPlayerValue("loss" if fate.loser == state.to_move else "win", fate.depth)
