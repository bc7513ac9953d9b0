"""The contract between a ruleset and everything built around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

from service.chance import Stream
from service.sentences import Sentence

CHANCE: Final = -1
"""The mover where a die or a draw decides: `chance_outcomes` lists what can come."""
TERMINAL: Final = -2
"""The mover of a round that is over."""

Proof = Literal["exact", "bounded", "heuristic"]

U = TypeVar("U")
S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
U_contra = TypeVar("U_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule of a move, or one broken invariant of a state.

    Attributes:
        code: stable snake_case name that programs may rely on.
        detail: one sentence for people.
        rule: where the rules say so, as `<game>#<heading of the rules text>`.
        pointer: JSON pointer to the culprit, relative to the move or state that was checked ("" is all of it).
    """

    code: str
    detail: Sentence
    rule: str
    pointer: str = ""

    def below(self, prefix: str) -> Violation:
        """The same violation seen from a document that holds the checked value at `prefix`."""
        return Violation(self.code, self.detail, self.rule, prefix + self.pointer)


Violations = tuple[Violation, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One setup option: its wire name, default, allowed values (None: see `meaning`) and what it does."""

    name: str
    default: Any
    values: tuple[Any, ...] | None
    meaning: Sentence


@dataclass(frozen=True, slots=True)
class MoveForm:
    """One kind of move in its text form.

    Attributes:
        name: the kind, as the `kind` member of listed moves.
        example: one well-formed text.
        pattern: regular expression (unanchored, no groups that capture) of all well-formed texts.
        when: who makes it, and when.
    """

    name: str
    example: str
    pattern: str
    when: Sentence


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The static facts of a ruleset."""

    slug: str
    title: str
    summary: Sentence
    rules_version: str
    min_players: int
    max_players: int
    chance: bool
    information: Literal["perfect", "hidden"]
    options: tuple[Option, ...]
    move_forms: tuple[MoveForm, ...]
    position_pattern: str | None
    """Regular expression of every readable position text; None where positions are not meant for URLs."""

    @property
    def move_pattern(self) -> str:
        """Anchored regular expression of every well-formed move text."""
        return "^(?:" + "|".join(form.pattern for form in self.move_forms) + ")$"


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """One line of a score: what it is for, the points, and the facts that it was counted from."""

    code: str
    points: int
    count: int | None = None
    tiles: tuple[str, ...] | None = None
    numbers: tuple[int, ...] | None = None
    round: int | None = None


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What one seat has: points, place (equal results share one: 1, 1, 3) and the items they add up from."""

    seat: int
    points: int
    place: int
    items: tuple[ScoreItem, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a round or of several, per seat; `final` once nothing can change it."""

    scoring: str
    final: bool
    seats: tuple[SeatScore, ...]


@dataclass(frozen=True, slots=True)
class Budget:
    """What a solver may spend: `ms` of wall clock, or exactly `nodes` of search; `seed` fixes every random choice."""

    ms: int = 300
    nodes: int | None = None
    seed: str = "hint"


@dataclass(frozen=True, slots=True)
class RankedMove(Generic[M_co]):
    """A move with its worth: `value` is the game's own dataclass of value members (see its schema)."""

    move: M_co
    proof: Proof
    value: Any


@dataclass(frozen=True, slots=True)
class Hint(Generic[M_co]):
    """A solver's answer: moves best first; `extra` is the game's own dataclass of further members, if any."""

    moves: tuple[RankedMove[M_co], ...]
    proof: Proof
    nodes: int
    extra: Any = None

    @property
    def best(self) -> M_co | None:
        """The recommended move; None where nobody has one to make."""
        return self.moves[0].move if self.moves else None


class ContradictionError(ValueError):
    """A view that nothing hidden can explain; `violations` say which part contradicts the rest."""

    def __init__(self, violations: Violations) -> None:
        super().__init__(violations[0].detail)
        self.violations = violations


class Game(Protocol[U, S, V, M]):
    """A ruleset: pure functions over immutable values. A package with these names is one.

    `U` setup, `S` state (everything), `V` view (what one seat or a spectator may know), `M` move. A ruleset without
    hidden information uses one type for state and view, and the state itself is what everybody sees.
    """

    @property
    def INFO(self) -> GameInfo:  # noqa: N802 - a constant of the module
        """The static facts."""
        ...

    def check_setup(self, setup: U) -> Violations:
        """Every contradiction between the options of a setup; pointers are relative to the setup."""
        ...

    def initial_state(self, setup: U, seed: str | None) -> S:
        """The state in which a game of this setup begins; every random choice follows from `seed`.

        Without a seed, what chance decides is left to chance moves, as for players with a real box.
        """
        ...

    def check_state(self, state: S) -> Violations:
        """Every broken invariant of a state, not the first; empty for every reachable state."""
        ...

    def check_view(self, view: V) -> Violations:
        """The same for a view."""
        ...

    def setup_of(self, position: S | V) -> U:
        """The setup of a state or view."""
        ...

    def players(self, setup: U) -> int:
        """The number of seats."""
        ...

    def to_move(self, position: S | V) -> int:
        """The seat whose move it is, `CHANCE` or `TERMINAL`."""
        ...

    def view(self, state: S, seat: int | None) -> V:
        """What `seat` may know of the state; None is a spectator."""
        ...

    def legal_moves(self, view: V) -> Sequence[M]:
        """Every legal move of the seat to move, in canonical order, no two equal; empty at chance and at the end."""
        ...

    def check_move(self, view: V, move: M) -> Violations:
        """Every rule that a player's move breaks; empty iff it is in `legal_moves`."""
        ...

    def is_chance(self, move: M) -> bool:
        """Whether this is the kind of move that chance makes."""
        ...

    def chance_outcomes(self, state: S) -> Sequence[tuple[M, Fraction]]:
        """What chance can bring, with exact probabilities that add up to 1.

        Empty unless `CHANCE` is to move; empty there too when the outcomes are too many to list (a whole deal).
        """
        ...

    def draw_chance(self, state: S, stream: Stream) -> M:
        """What chance brings this time; the stream of random numbers decides."""
        ...

    def check_chance(self, state: S, move: M) -> Violations:
        """Every reason why chance cannot bring this; empty iff it is one of the outcomes."""
        ...

    def apply(self, state: S, move: M) -> S:
        """The state after a legal move of a player or of chance; anything else is the caller's error."""
        ...

    def score(self, state: S) -> Score:
        """The score as it stands; before the end it depends on nothing that a spectator may not know."""
        ...

    def check_sheet(self, sheet: Any) -> Violations:
        """Every contradiction in what a table wrote down on paper; pointers are relative to the sheet."""
        ...

    def score_sheet(self, sheet: Any) -> Score:
        """The score of a sheet without violations (the game's own dataclass), all its rounds together."""
        ...

    def parse_move(self, text: str) -> M:
        """Read a move. Raises ValueError, with a sentence for people, when the text is not well-formed."""
        ...

    def format_move(self, move: M) -> str:
        """The canonical text of a move; `parse_move` reads it back."""
        ...

    def parse_position(self, text: str) -> S:
        """Read a position text. Raises ValueError when it is not well-formed; says nothing about its rules."""
        ...

    def format_position(self, state: S) -> str:
        """The canonical one-line text of a state; `parse_position` reads it back."""
        ...


class Solver(Protocol[V_contra, M_co]):
    """A module that ranks moves from a view."""

    def hint(self, view: V_contra, budget: Budget, options: Mapping[str, Any]) -> Hint[M_co]:
        """Rank every legal move of the seat to move, best first; options are the game's own (see its schema)."""
        ...


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """The place of each key when larger is better; equal keys share a place: `(7, 9, 9)` gives `(3, 1, 1)`."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
