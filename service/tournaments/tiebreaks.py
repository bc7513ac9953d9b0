"""The criteria by which players are ranked, each with the contributions that its value adds up from.

Unplayed rounds (bye, walkover, forfeit, absence) count for Buchholz as if against an opponent who has as many points as
the player himself; for wins, encounters, Sonneborn-Berger and the best round they do not count. Tables of one seat have
no opponents and count for none of these but the best round. Adjourned tables count for nothing yet.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from service.chance import Stream
from service.tournaments.amounts import total
from service.tournaments.model import History, Opponent, Part

_UNPLAYED: Final = ("bye", "walkover", "forfeit", "absent")
_HALVES: Final = {"won": 2, "tied": 1, "lost": 0}
"""What an outcome is worth, in halves."""
_LOTS: Final = 1 << 53
"""So many lots that two are hardly ever equal, and each is a float exactly."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """One summand of a value: where it comes from and why; a lot comes from no round."""

    round: int | None
    table: int | None
    opponents: tuple[str, ...]
    value: Fraction
    why: str


@dataclass(frozen=True, slots=True)
class Value:
    """The value of a criterion, which is the sum of its contributions."""

    tie_break: str
    value: Fraction
    contributions: tuple[Contribution, ...]

    @property
    def number(self) -> float:
        """The nearest float."""
        return float(self.value)


@dataclass(frozen=True, slots=True)
class Facts:
    """What criteria are computed from: all parts, the points of everybody in parts of one, the seed of lots."""

    parts: History
    points: Mapping[str, int]
    unit: int
    seed: str | None


Criterion = Callable[[Facts, str, Collection[str]], Iterator[Contribution]]
"""The contributions of a player; the collection is everybody with whom he shares a place so far."""


def value_of(name: str, facts: Facts, player: str, tied: Collection[str]) -> Value:
    """The value of a player under a criterion of `CRITERIA`."""
    found = tuple(CRITERIA[name](facts, player, tied))
    return Value(name, total(one.value for one in found), found)


def _of(part: Part, value: Fraction, why: str, opponents: tuple[Opponent, ...] | None = None) -> Contribution:
    met = part.opponents if opponents is None else opponents
    return Contribution(part.round, part.table, tuple(one.id for one in met), value, why)


def _points(facts: Facts, player: str, _: Collection[str]) -> Iterator[Contribution]:
    return (_of(part, part.points, part.kind) for part in facts.parts[player])


def _game_points(facts: Facts, player: str, _: Collection[str]) -> Iterator[Contribution]:
    return (_of(part, Fraction(part.game_points), part.kind) for part in _games(facts, player))


def _wins(facts: Facts, player: str, _: Collection[str]) -> Iterator[Contribution]:
    """Tables of two or more that were won alone."""
    for part in _games(facts, player):
        if part.opponents and all(one.outcome == "won" for one in part.opponents):
            yield _of(part, Fraction(1), "won")


def _best_round(facts: Facts, player: str, _: Collection[str]) -> Iterator[Contribution]:
    """The most points at one table, the earliest of equals."""
    games = _games(facts, player)
    if games:
        best = max(games, key=lambda part: part.points)
        yield _of(best, best.points, "played")


def _direct_encounter(facts: Facts, player: str, tied: Collection[str]) -> Iterator[Contribution]:
    """The results against those with whom a place is shared, if all of them have met; each opponent counts 1 in all."""
    others = set(tied) - {player}
    if not all(set(tied) - {one} <= _met(facts, one).keys() for one in tied):
        return
    count = _met(facts, player)
    for part in facts.parts[player]:
        for one in part.opponents:
            if one.id in others:
                yield _of(part, Fraction(_HALVES[one.outcome], 2 * count[one.id]), one.outcome, (one,))


def _buchholz(facts: Facts, player: str, _: Collection[str]) -> Iterator[Contribution]:
    """The points of the opponents: the mean of each table, so that tables of all sizes count alike."""
    for part in facts.parts[player]:
        if part.opponents:
            together = sum(facts.points[one.id] for one in part.opponents)
            yield _of(part, Fraction(together, facts.unit * len(part.opponents)), "played")
        elif part.kind in _UNPLAYED:
            yield _of(part, Fraction(facts.points[player], facts.unit), "virtual_opponent")


def _buchholz_cut_1(facts: Facts, player: str, tied: Collection[str]) -> Iterator[Contribution]:
    """Buchholz without its lowest contribution."""
    found = list(_buchholz(facts, player, tied))
    _cut(found, min, "cut_lowest")
    return iter(found)


def _buchholz_median(facts: Facts, player: str, tied: Collection[str]) -> Iterator[Contribution]:
    """Buchholz without its lowest and its highest contribution."""
    found = list(_buchholz_cut_1(facts, player, tied))
    _cut(found, max, "cut_highest")
    return iter(found)


def _cut(found: list[Contribution], choose: Callable[..., int], why: str) -> None:
    """Let the lowest or highest contribution that still counts, the earliest of equals, count nothing."""
    counting = [index for index, one in enumerate(found) if one.why != "cut_lowest"]
    if counting:
        index = choose(counting, key=lambda index: found[index].value)
        found[index] = replace(found[index], value=Fraction(0), why=why)


def _sonneborn_berger(facts: Facts, player: str, _: Collection[str]) -> Iterator[Contribution]:
    """For each table the points of those who were beaten and half of those tied with, by the number of opponents."""
    for part in facts.parts[player]:
        if part.opponents:
            halves = sum(_HALVES[one.outcome] * facts.points[one.id] for one in part.opponents)
            yield _of(part, Fraction(halves, 2 * facts.unit * len(part.opponents)), "played")


def _lots(facts: Facts, player: str, _: Collection[str]) -> Iterator[Contribution]:
    yield Contribution(None, None, (), Fraction(lot(facts.seed or "", player)), "lot")


def lot(seed: str, player: str) -> int:
    """The lot of a player: it follows from the seed and his id, whoever else plays."""
    return Stream(seed, f"lot|{player}").below(_LOTS)


def _games(facts: Facts, player: str) -> list[Part]:
    return [part for part in facts.parts[player] if part.kind == "played"]


def _met(facts: Facts, player: str) -> dict[str, int]:
    """Everybody whom a player has met, with how often."""
    count: dict[str, int] = {}
    for part in facts.parts[player]:
        for one in part.opponents:
            count[one.id] = count.get(one.id, 0) + 1
    return count


CRITERIA: Final[Mapping[str, Criterion]] = {
    "points": _points,
    "wins": _wins,
    "direct_encounter": _direct_encounter,
    "best_round": _best_round,
    "buchholz": _buchholz,
    "buchholz_cut_1": _buchholz_cut_1,
    "buchholz_median": _buchholz_median,
    "sonneborn_berger": _sonneborn_berger,
    "game_points": _game_points,
    "lots": _lots,
}
