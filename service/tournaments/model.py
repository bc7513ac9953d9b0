"""An event as a value: who plays, what happened at every table, how that counts."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from service.game import Score

MAX_PLAYERS: Final = 512
MAX_ROUNDS: Final = 64
MAX_SEATS: Final = 4

Kind = Literal["played", "walkover", "forfeit", "bye", "absent", "adjourned"]
Outcome = Literal["won", "tied", "lost"]


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays; gone for good from round `absent_from` on, if that is given."""

    id: str
    name: str
    absent_from: int | None = None

    def is_gone(self, number: int) -> bool:
        """Whether he has left the event before this round."""
        return self.absent_from is not None and number >= self.absent_from


@dataclass(frozen=True, slots=True)
class Given:
    """The result of a table as it was handed in; `kind` is `points`, `score`, `sheet` or `record`."""

    kind: str
    value: Any


Result: TypeAlias = Given | Score | None
"""As handed in, or scored; None while there is none."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: the players in seat order, and its result once there is one."""

    table: int
    game: str
    seats: tuple[str, ...]
    result: Result = None
    forfeits: tuple[str, ...] = ()
    adjourned: bool = False

    @property
    def fighters(self) -> tuple[str, ...]:
        """Those who did not forfeit."""
        return tuple(player for player in self.seats if player not in self.forfeits)


class At(NamedTuple):
    """Which table is meant."""

    round: int
    table: int


@dataclass(frozen=True, slots=True)
class Round:
    """A round: every player is at one table, has a bye, or is absent."""

    number: int
    tables: tuple[Table, ...]
    byes: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scale:
    """The tournament points of each place at tables of so many seats."""

    seats: int
    points: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """How the result of a table becomes tournament points.

    Attributes:
        by: `places` (a scale, ties share the mean) or `points` (the game's own points).
        scales: at most one for each number of seats; without one, place p of n is worth (n - p) / (n - 1).
        bye, forfeit, absent: what a round without a table, a forfeited one and one missed are worth.
        walkover: what a table is worth for the only one who did not forfeit; None: as the first place, or as a bye
            where the game's own points count.
    """

    by: str = "places"
    scales: tuple[Scale, ...] = ()
    bye: Fraction = Fraction(1)
    forfeit: Fraction = Fraction(0)
    absent: Fraction = Fraction(0)
    walkover: Fraction | None = None

    def scale(self, seats: int) -> tuple[Fraction, ...] | None:
        """What each place is worth; None: the game's own points count."""
        own = next((scale.points for scale in self.scales if scale.seats == seats), None)
        if self.by == "points" or (seats == 1 and own is None):
            return None
        return own or tuple(Fraction(seats - place, seats - 1) for place in range(1, seats + 1))


@dataclass(frozen=True, slots=True)
class Change:
    """What a correction puts in the place of a table's result."""

    game: str
    round: int
    table: int
    result: Result = None
    forfeits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Correction:
    """One entry of the list of corrections, which only grows: its number (from 1), when, by whom, why, and what."""

    number: int
    at: str
    by: str
    reason: str
    change: Change


@dataclass(frozen=True, slots=True)
class Event:
    """Everything that standings depend on."""

    players: tuple[Player, ...]
    rounds: tuple[Round, ...]
    scoring: Scoring = Scoring()
    tie_breaks: tuple[str, ...] = ("points",)
    corrections: tuple[Correction, ...] = ()
    seed: str | None = None

    @property
    def tables(self) -> dict[At, Table]:
        """Every table of every round."""
        return {At(one.number, table.table): table for one in self.rounds for table in one.tables}


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody met at a table, and how it went for the player who met him."""

    id: str
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Part:
    """What one round was for one player.

    Attributes:
        table: its number; None for a bye or an absence.
        kind: what happened.
        points: tournament points.
        game_points: the game's own points.
        place: at the table, among those who did not forfeit; None without a game.
        opponents: those who were met, in seat order; nobody meets a player who forfeits.
        seat: where the player sat, from 0.
    """

    round: int
    table: int | None
    kind: Kind
    points: Fraction = Fraction(0)
    game_points: int = 0
    place: int | None = None
    opponents: tuple[Opponent, ...] = ()
    seat: int | None = None


History = dict[str, tuple[Part, ...]]
"""The parts of every player, in the order of rounds."""
