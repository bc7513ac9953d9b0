"""What the operations answer: values that the schemas of a ruleset dump."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from service.game import TERMINAL, Hint, RankedMove, Score, Violations


@dataclass(frozen=True, slots=True)
class Probability:
    """A probability, exact and as a float."""

    exact: Fraction

    @property
    def p(self) -> float:
        """The nearest float."""
        return float(self.exact)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new game and the seed that it came from."""

    state: Any
    seed: str


@dataclass(frozen=True, slots=True)
class ListedMove:
    """A legal move, or an outcome of chance with its probability."""

    move: Any
    probability: Probability | None = None


@dataclass(frozen=True, slots=True)
class LegalMoves:
    """What can come next."""

    to_move: int
    moves: tuple[ListedMove, ...]

    @property
    def terminal(self) -> bool:
        """Whether the round is over."""
        return self.to_move == TERMINAL


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a move is legal, and if not, every rule that it breaks."""

    violations: Violations

    @property
    def legal(self) -> bool:
        """True without violations."""
        return not self.violations


@dataclass(frozen=True, slots=True)
class Applied:
    """The state after the given moves; `moves` are all plies in order, drawn ones included."""

    state: Any
    applied: int
    moves: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Ranking:
    """A solver's answer and the time it took; None where something is hidden, since the time could tell of it."""

    hint: Hint[Any]
    elapsed_ms: float | None

    @property
    def best(self) -> Any:
        """The recommended move."""
        return self.hint.best

    @property
    def moves(self) -> tuple[RankedMove[Any], ...]:
        """Every legal move, best first."""
        return self.hint.moves

    @property
    def proof(self) -> str:
        """How sure the ranking is."""
        return self.hint.proof

    @property
    def nodes(self) -> int:
        """How much was searched."""
        return self.hint.nodes

    @property
    def extra(self) -> Any:
        """Further members of the ruleset."""
        return self.hint.extra


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played through: to its end, or to its first bad ply (index into `moves`, from 0)."""

    valid: bool
    plies: int
    state: Any = None
    score: Score | None = None
    ply: int | None = None
    move: str | None = None
    violations: Violations = ()
    legal: tuple[Any, ...] = ()
