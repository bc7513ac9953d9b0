"""The rulesets on offer, one entry each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import schemas.anaconda
from schemas.common import GameSchemas
from service.game import Game, Solver
from service.games import anaconda
from service.games.anaconda import solver as anaconda_solver


@dataclass(frozen=True, slots=True)
class Entry:
    """A ruleset as it is served: its rules, its wire formats, its solver and, when it is solved, the solution."""

    game: Game[Any, Any, Any, Any]
    schemas: GameSchemas
    solver: Solver[Any, Any]
    solution: Callable[[], Any] | None = None


# The annotations make mypy check every package against the protocol with its own types.
_ANACONDA: Game[anaconda.Setup, anaconda.State, anaconda.State, anaconda.Move] = anaconda
_ANACONDA_SOLVER: Solver[anaconda.State, anaconda.Move] = anaconda_solver

CATALOG: Final[Mapping[str, Entry]] = {
    "anaconda": Entry(_ANACONDA, schemas.anaconda.SCHEMAS, _ANACONDA_SOLVER, anaconda_solver.solution),
}
