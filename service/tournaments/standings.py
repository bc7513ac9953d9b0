"""Standings: players ranked by one criterion after the other, with every reason; equal ones share a place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import get_args

from service.tournaments.amounts import unit_of
from service.tournaments.model import At, Event, History, Kind, Part, Player
from service.tournaments.results import history, totals
from service.tournaments.tiebreaks import Facts, Value, value_of

Groups = list[list[str]]


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of one player, his value under every criterion, and how his rounds went."""

    place: int
    player: Player
    values: tuple[Value, ...]
    parts: tuple[Part, ...]

    @property
    def rounds(self) -> Mapping[str, int]:
        """How many rounds were of each kind; `won` are the tables of two or more that were won alone."""
        won = sum(bool(part.opponents) and all(one.outcome == "won" for one in part.opponents) for part in self.parts)
        return {**{kind: sum(part.kind == kind for part in self.parts) for kind in get_args(Kind)}, "won": won}


@dataclass(frozen=True, slots=True)
class Decision:
    """What put one player above the next; None: they share the place."""

    upper: str
    lower: str
    tie_break: str | None


@dataclass(frozen=True, slots=True)
class Standings:
    """All places, what decided between neighbours, and the tables that are still open."""

    standings: tuple[Standing, ...]
    decided_by: tuple[Decision, ...]
    open_tables: tuple[At, ...]

    @property
    def places(self) -> Mapping[str, int]:
        """The place of every player."""
        return {one.player.id: one.place for one in self.standings}


@dataclass(frozen=True, slots=True)
class Move:
    """Somebody's place before and after corrections."""

    player: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What further corrections would change: places, and the tables whose results they replace."""

    moves: tuple[Move, ...]
    tables: tuple[At, ...]
    after: Standings


def standings(event: Event) -> Standings:
    """The standings of an event without contradictions, scored and corrected before."""
    parts = history(event)
    points = totals(parts)
    unit = unit_of(points.values())
    facts = Facts(parts, {player: int(mine * unit) for player, mine in points.items()}, unit, event.seed)
    groups, values = _ranked(facts, event.tie_breaks)
    players = {player.id: player for player in event.players}
    ranked = tuple(_standings(groups, values, players, parts))
    decided = tuple(_decision(upper, lower) for upper, lower in pairwise(ranked))
    return Standings(ranked, decided, _open_tables(event))


def preview(before: Standings, after: Standings, event: Event, changed: Event) -> Preview:
    """What is different after corrections."""
    old, new = before.places, after.places
    moves = tuple(Move(player, old[player], place) for player, place in new.items() if old[player] != place)
    was, now = event.tables, changed.tables
    return Preview(moves, tuple(sorted(at for at in now if now[at] != was[at])), after)


def _ranked(facts: Facts, criteria: Sequence[str]) -> tuple[Groups, dict[str, list[Value]]]:
    """Groups of players who share a place, the best first, and all values; every criterion parts the groups."""
    groups: Groups = [sorted(facts.parts)] if facts.parts else []
    values: dict[str, list[Value]] = {player: [] for player in facts.parts}
    for name in criteria:
        for group in groups:
            for player in group:
                values[player].append(value_of(name, facts, player, group))
        groups = [part for group in groups for part in _parted(group, values)]
    return groups, values


def _parted(group: Iterable[str], values: Mapping[str, list[Value]]) -> Groups:
    def latest(player: str) -> object:
        return values[player][-1].value

    # Sorting keeps the order of ids among equals, turned round or not.
    return [list(equal) for _, equal in groupby(sorted(group, key=latest, reverse=True), key=latest)]  # type: ignore[arg-type]


def _standings(
    groups: Groups,
    values: Mapping[str, list[Value]],
    players: Mapping[str, Player],
    parts: History,
) -> Iterable[Standing]:
    place = 1
    for group in groups:
        for player in group:
            yield Standing(place, players[player], tuple(values[player]), parts[player])
        place += len(group)


def _decision(upper: Standing, lower: Standing) -> Decision:
    both = zip(upper.values, lower.values, strict=True)
    by = next((mine.tie_break for mine, other in both if mine.value != other.value), None)
    return Decision(upper.player.id, lower.player.id, by)


def _open_tables(event: Event) -> tuple[At, ...]:
    return tuple(sorted(at for at, table in event.tables.items() if table.adjourned))
