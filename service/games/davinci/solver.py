"""Hints: every legal move, ranked by playing on in worlds that the view allows.

Whether a guess is right has an exact probability; how good a move is, is an estimate (`heuristic`). Only a move
without an alternative, and a guess that is certain to win the round, are `exact`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from service.game import Budget, ContradictionError, Hint
from service.games.davinci.evidence import puzzle
from service.games.davinci.models import Model
from service.games.davinci.posterior import contradictions
from service.games.davinci.rules import legal_moves
from service.games.davinci.setup import initial_state
from service.games.davinci.state import Move, Setup, View
from service.games.davinci.values import Basis
from service.games.davinci.view import view as view_of
from service.games.davinci.worlds import Worlds


def hint(view: View, budget: Budget, options: Mapping[str, Any]) -> Hint[Move]:
    """Rank every legal move of the seat whose view this is, best first.

    With a budget of nodes (rollouts), equal views have equal answers on every machine, compiled or not.

    Options: `model` (default `deal`); `no_self_guess` (default true): wrong guesses count as evidence against the
    guesser's own tiles, unless that contradicts the rest, which the answer then says.

    Raises:
        ContradictionError: the view contradicts itself.
    """
    model = cast("Model", options.get("model", "deal"))
    moves = legal_moves(view)
    worlds, basis = _worlds(view, model, no_self_guess=options.get("no_self_guess", True))
    if not moves:
        return Hint((), "exact", 0, basis)
    # Here, since kernels take a second or two to load.
    from service.games.davinci.ranking import ranked  # noqa: PLC0415

    return ranked(view, moves, worlds, budget, basis)


def _worlds(view: View, model: Model, *, no_self_guess: bool) -> tuple[Worlds, Basis]:
    """The worlds of a view, with the evidence of wrong guesses if that leaves any."""
    worlds = Worlds(view, puzzle(view, no_self_guess=no_self_guess), model)
    if worlds.weight:
        return worlds, Basis(model, "used" if no_self_guess else "off", 0)
    plain = Worlds(view, puzzle(view), model)
    if not plain.weight:
        raise ContradictionError(tuple(contradictions(plain, no_self_guess=False)))
    return plain, Basis(model, "contradicted", 0)


def warm() -> None:
    """Load the kernels, or compile them where that has not happened yet; a server calls it before it forks."""
    state = initial_state(Setup(), "warm")
    hint(view_of(state, 0), Budget(nodes=8), {})
