"""What pairings must know of the rounds before: who met, sat where, had a bye, has how many points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from service.tournaments.amounts import unit_of
from service.tournaments.model import Event, Table
from service.tournaments.results import history, totals
from service.tournaments.tiebreaks import lot


@dataclass(slots=True)
class Memory:
    """Counts over all rounds so far; a round that is planned can be added.

    Attributes:
        points: tournament points.
        met: how often two players (as a sorted pair) have been at a table, those who forfeited it left out.
        sat: how often a player has had a seat.
        byes: how often a player has got points without playing: byes and walkovers.
    """

    points: dict[str, Fraction]
    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    sat: Counter[tuple[str, int]] = field(default_factory=Counter)
    byes: Counter[str] = field(default_factory=Counter)

    def add(self, tables: Iterable[Sequence[str]], byes: Iterable[str]) -> None:
        """Remember a round."""
        for seats in tables:
            self.met.update(combinations(sorted(seats), 2))
            self.sat.update((player, seat) for seat, player in enumerate(seats))
        self.byes.update(byes)

    def times_met(self, one: str, other: str) -> int:
        """How often two players have met."""
        return self.met[(min(one, other), max(one, other))]

    def table(self, players: Sequence[str]) -> list[list[int]]:
        """How often each two players have met."""
        index = {player: place for place, player in enumerate(players)}
        table = [[0] * len(index) for _ in index]
        for (one, other), times in self.met.items():
            if one in index and other in index:
                table[index[one]][index[other]] = table[index[other]][index[one]] = times
        return table

    def whole_points(self) -> dict[str, int]:
        """The points as integers, in their common unit."""
        unit = unit_of(self.points.values())
        return {player: int(points * unit) for player, points in self.points.items()}


def remember(event: Event) -> Memory:
    """Look back at a scored event."""
    memory = Memory(dict(totals(history(event))))
    for one in event.rounds:
        memory.add((), one.byes)
        for table in one.tables:
            _remember_table(memory, table)
    return memory


def _remember_table(memory: Memory, table: Table) -> None:
    """A walkover is a bye for the one who came; the others have met, in their seats."""
    if len(table.fighters) == 1 < len(table.seats) and not table.adjourned:
        memory.byes.update(table.fighters)
        return
    memory.met.update(combinations(sorted(table.fighters), 2))
    memory.sat.update((player, seat) for seat, player in enumerate(table.seats) if player in table.fighters)


def by_lot(players: Iterable[str], seed: str | None) -> list[str]:
    """Players by their lots, whatever order they came in."""
    return sorted(players, key=lambda player: (-lot(seed or "", player), player))
