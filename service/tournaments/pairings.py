"""The next round: who plays whom at which table, who has a bye, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, count

from service.tournaments.designs import circle, designs
from service.tournaments.memory import Memory, by_lot, remember
from service.tournaments.model import Event
from service.tournaments.search import WORK, Found, seated
from service.tournaments.seating import Cost, Met, choose_sizes, cost, least_repeats, seat_order


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be paired.

    Attributes:
        method: `swiss` (by points) or `round_robin` (everybody meets everybody as evenly as can be).
        game: the ruleset at the tables.
        sizes: sizes of tables, the preferred one first.
        absent: who does not play in the next round.
        rounds: how many rounds to plan; more than one needs no results, so it is for `round_robin`.
    """

    event: Event
    method: str
    game: str
    sizes: tuple[int, ...]
    absent: tuple[str, ...] = ()
    rounds: int = 1


@dataclass(frozen=True, slots=True)
class Repeat:
    """Two players at a table who have met before."""

    players: tuple[str, str]
    times: int


@dataclass(frozen=True, slots=True)
class Because:
    """Why a table is as it is.

    Attributes:
        points: of each seat before the round.
        floats: by seat: `up` where the others at the table have more points on average, `down` where fewer, or `none`.
        repeats: who meets again.
    """

    points: tuple[Fraction, ...]
    floats: tuple[str, ...]
    repeats: tuple[Repeat, ...]


@dataclass(frozen=True, slots=True)
class PairedTable:
    """A table of the next round, players in seat order."""

    table: int
    game: str
    seats: tuple[str, ...]
    because: Because


@dataclass(frozen=True, slots=True)
class Bye:
    """Somebody without a table: what he has so far, and why it is his turn (`fewest_byes_lowest` or `schedule`)."""

    player: str
    points: Fraction
    byes_before: int
    because: str


@dataclass(frozen=True, slots=True)
class PairedRound:
    """A round: tables, byes, what it costs, the bound below which no round of these byes can be, and the proof."""

    number: int
    tables: tuple[PairedTable, ...]
    byes: tuple[Bye, ...]
    cost: Cost
    bound: Cost
    proof: str


def next_rounds(order: Order) -> tuple[PairedRound, ...]:
    """Pair the next round of a scored event, or plan several."""
    memory = remember(order.event)
    first = max((one.number for one in order.event.rounds), default=0) + 1
    planned = []
    for number in range(first, first + order.rounds):
        planned.append(_next_round(order, memory, number))
        memory.add([table.seats for table in planned[-1].tables], [bye.player for bye in planned[-1].byes])
    return tuple(planned)


def present(order: Order, number: int) -> list[str]:
    """Who can play in a round, by lot."""
    here = (player.id for player in order.event.players if not player.is_gone(number) and player.id not in order.absent)
    return by_lot(here, order.event.seed)


def bye_rank(memory: Memory, player: str) -> tuple[int, Fraction]:
    """Whose turn it is to have a bye: first those with the fewest byes, of them those with the fewest points."""
    return memory.byes[player], memory.points[player]


def search(order: Order, memory: Memory, players: Sequence[str], sizes: Sequence[int]) -> tuple[list[list[str]], Found]:
    """The best seating of players, given by lot, that can be found."""
    points = scores_of(order, memory)
    ranked = sorted(players, key=lambda player: -points[player])
    met = memory.table(ranked)
    numbers = [points[player] for player in ranked]
    found = _designed(numbers, met, sizes) if order.method == "round_robin" else None
    if found is None:
        found = seated(numbers, met, sizes, order.event.seed or "", WORK // order.rounds)
    return [[ranked[one] for one in table] for table in found.tables], found


def scores_of(order: Order, memory: Memory) -> Mapping[str, int]:
    """What tables are to be even in: whole points, or nothing where everybody meets everybody."""
    return dict.fromkeys(memory.points, 0) if order.method == "round_robin" else memory.whole_points()


def paired_table(memory: Memory, number: int, game: str, seats: tuple[str, ...]) -> PairedTable:
    """A table with its reasons."""
    points = tuple(memory.points[player] for player in seats)
    again = ((pair, memory.times_met(*pair)) for pair in combinations(seats, 2))
    repeats = tuple(Repeat(pair, times) for pair, times in again if times)
    floats = tuple(_float(points, seat) for seat in range(len(seats)))
    return PairedTable(number, game, seats, Because(points, floats, repeats))


def _float(points: Sequence[Fraction], seat: int) -> str:
    """How the points of a seat compare with the mean of the table (and so with the mean of the others)."""
    more = len(points) * points[seat] - sum(points)
    return "none" if more == 0 else "down" if more > 0 else "up"


def _next_round(order: Order, memory: Memory, number: int) -> PairedRound:
    players = present(order, number)
    if order.method == "round_robin" and order.sizes == (2,):
        paired = _circle_round(order, memory, players, number)
        if paired is not None:
            return paired
    sizes = choose_sizes(len(players), order.sizes)
    byes = _byes(memory, players, len(players) - sum(sizes))
    tables, found = search(order, memory, [player for player in players if player not in byes], sizes)
    proof = "exact" if found.exact else "bounded"
    because = [_bye(memory, player, "fewest_byes_lowest") for player in byes]
    return _round(order, memory, number, (tables, because), (found.cost, found.bound, proof))


def _byes(memory: Memory, players: Sequence[str], needed: int) -> list[str]:
    """Who has a bye; between equals the worst lot decides."""
    worst_first = list(reversed(players))
    return sorted(worst_first, key=lambda player: bye_rank(memory, player))[:needed]


def _bye(memory: Memory, player: str, because: str) -> Bye:
    return Bye(player, memory.points[player], memory.byes[player], because)


def _round(
    order: Order,
    memory: Memory,
    number: int,
    people: tuple[Iterable[Sequence[str]], Iterable[Bye]],
    judged: tuple[Cost, Cost, str],
) -> PairedRound:
    """The round with its seats; tables are in the order of the points of those who sit there, the most first."""
    ordered = sorted(people[0], key=lambda table: sorted(-memory.points[player] for player in table))
    tables = (seat_order(table, memory.sat) for table in ordered)
    paired = tuple(paired_table(memory, at, order.game, seats) for at, seats in zip(count(1), tables, strict=False))
    return PairedRound(number, paired, tuple(people[1]), *judged)


def _circle_round(order: Order, memory: Memory, players: Sequence[str], number: int) -> PairedRound | None:
    """The round of the circle method; None when it would repeat what need not be repeated."""
    here = set(players)
    tables = [list(pair) for pair in _circle_pairs(order, number) if here.issuperset(pair)]
    playing = {player: None for table in tables for player in table}
    byes = [_bye(memory, player, "schedule") for player in players if player not in playing]
    again = sum(memory.times_met(one, other) for one, other in tables)
    least = least_repeats(memory.table(list(playing)), [2] * len(tables))
    if again > least:
        return None
    return _round(order, memory, number, (tables, byes), (Cost(again, 0), Cost(least, 0), "exact"))


def _circle_pairs(order: Order, number: int) -> Iterator[tuple[str, str]]:
    """The pairs of a round of everybody; whoever leaves keeps his place in the circle."""
    circled = by_lot((player.id for player in order.event.players), order.event.seed)
    people = len(circled)
    for one, other in circle(people + people % 2, number - 1):
        if max(one, other) < people:
            yield circled[one], circled[other]


def _designed(points: Sequence[int], met: Met, sizes: Sequence[int]) -> Found | None:
    """A round by construction; None where it would repeat what need not be repeated, or none is known."""
    if len(set(sizes)) != 1:
        return None
    bound = Cost(least_repeats(met, sizes), 0)
    good = (tables for tables in designs(len(points), sizes[0]) if cost(tables, met, points) == bound)
    return next((Found(tables, bound, bound, exact=True) for tables in good), None)
