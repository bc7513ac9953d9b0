"""The rulesets on offer, one entry each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

import schemas.anaconda
import schemas.davinci
import schemas.davinci_solo
import schemas.numerus
import schemas.numerus_solo
from schemas.common import GameSchemas
from service.game import Game, Solver
from service.games import anaconda, davinci, davinci_solo, numerus, numerus_solo
from service.games.anaconda import solver as anaconda_solver
from service.games.davinci import posterior as davinci_posterior
from service.games.davinci import seals as davinci_seals
from service.games.davinci import solver as davinci_solver
from service.games.davinci_solo import solver as davinci_solo_solver
from service.games.numerus import solver as numerus_solver
from service.games.numerus_solo import solver as numerus_solo_solver
from service.proofs import Seal


@dataclass(frozen=True, slots=True)
class Entry:
    """A ruleset as it is served: its rules, its wire formats, its solver and, when it is solved, the solution."""

    game: Game[Any, Any, Any, Any]
    schemas: GameSchemas
    solver: Solver[Any, Any]
    solution: Callable[[], Any] | None = None
    redact: Callable[[Any, Any, int | None], str] | None = None
    """For rulesets with hidden information: a ply of a running game, told to a seat or (None) a spectator.

    Called with the state before the ply, the move and who is told; returns the move text with what is secret left out.
    Without it, plies are told to nobody but the host before the end.
    """

    posterior: Callable[..., Any] | None = None
    """For rulesets with hidden information: the exact distribution of what a view hides, as the game's own dataclass.

    Called with the view and the options of its schema; raises `ContradictionError` when nothing can explain the view.
    """
    warm: Callable[[], object] | None = None
    """Makes the solver ready (solves what can be solved, compiles kernels); called once, before workers are forked."""
    diagram: Callable[[Any], str] | None = None
    """Draws a state in text, for games with a board."""
    reveals: Callable[[Any, Any], bool] | None = None
    """Whether a ply (the state before it, the move) tells somebody something that nobody can forget again.

    Such plies are never taken back. Without it: the plies of chance, and where something is hidden all of them.
    """
    is_plainly_legal: Callable[[Any, Any], bool] | None = None
    """Whether a player's move is plainly legal in a state, found out without making a view; false says nothing yet.

    For rulesets with hidden information, in which a view costs more than all else when records are replayed.
    """
    seal: Seal[Any, Any, Any] | None = None
    """For rulesets with hidden tiles: which of them are where, and who may know them, for the proofs of live games."""

    def is_revealing(self, before: Any, move: Any) -> bool:
        """Whether a ply can never be taken back."""
        if self.reveals is not None:
            return self.reveals(before, move)
        return self.game.INFO.information == "hidden" or self.game.is_chance(move)

    def rules_text(self) -> str:
        """The normative rules, as Markdown."""
        package = "service.games." + self.game.INFO.slug.replace("-", "_")
        return files(package).joinpath("rules.md").read_text(encoding="utf-8")


# The annotations make mypy check every package against the protocol with its own types.
_ANACONDA: Game[anaconda.Setup, anaconda.State, anaconda.State, anaconda.Move] = anaconda
_ANACONDA_SOLVER: Solver[anaconda.State, anaconda.Move] = anaconda_solver

_NUMERUS: Game[numerus.Setup, numerus.State, numerus.State, numerus.Move] = numerus
_NUMERUS_SOLVER: Solver[numerus.State, numerus.Move] = numerus_solver
_NUMERUS_SOLO: Game[numerus_solo.Setup, numerus_solo.State, numerus_solo.State, numerus_solo.Move] = numerus_solo
_NUMERUS_SOLO_SOLVER: Solver[numerus_solo.State, numerus_solo.Move] = numerus_solo_solver
_DAVINCI: Game[davinci.Setup, davinci.State, davinci.View, davinci.Move] = davinci
_DAVINCI_SOLVER: Solver[davinci.View, davinci.Move] = davinci_solver
_DAVINCI_SEAL: Seal[davinci.Setup, davinci.State, davinci.Move] = davinci_seals
_DAVINCI_SOLO: Game[davinci_solo.Setup, davinci_solo.State, davinci_solo.State, davinci_solo.Move] = davinci_solo
_DAVINCI_SOLO_SOLVER: Solver[davinci_solo.State, davinci_solo.Move] = davinci_solo_solver

CATALOG: Final[Mapping[str, Entry]] = {
    "anaconda": Entry(
        _ANACONDA,
        schemas.anaconda.SCHEMAS,
        _ANACONDA_SOLVER,
        solution=anaconda_solver.solution,
        warm=anaconda_solver.solution,
    ),
    "davinci": Entry(
        _DAVINCI,
        schemas.davinci.SCHEMAS,
        _DAVINCI_SOLVER,
        redact=davinci.redact,
        posterior=davinci_posterior.posterior,
        warm=davinci_solver.warm,
        seal=_DAVINCI_SEAL,
        reveals=davinci.reveals,
        is_plainly_legal=davinci.is_plainly_legal,
    ),
    "davinci-solo": Entry(
        _DAVINCI_SOLO, schemas.davinci_solo.SCHEMAS, _DAVINCI_SOLO_SOLVER, warm=davinci_solo_solver.warm
    ),
    "numerus": Entry(
        _NUMERUS,
        schemas.numerus.SCHEMAS,
        _NUMERUS_SOLVER,
        warm=numerus_solver.warm,
        diagram=numerus.format_diagram,
    ),
    "numerus-solo": Entry(
        _NUMERUS_SOLO,
        schemas.numerus_solo.SCHEMAS,
        _NUMERUS_SOLO_SOLVER,
        warm=numerus_solo_solver.warm,
        diagram=numerus_solo.format_diagram,
    ),
}
