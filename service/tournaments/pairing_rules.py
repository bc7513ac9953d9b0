"""Why a pairing is allowed or not: every broken rule, or the reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from service.game import Violation, Violations
from service.sentences import Sentence, all_of, either, say, say_many
from service.tournaments.checking import Limits, fault, twice
from service.tournaments.memory import remember
from service.tournaments.pairings import (
    Order,
    PairedTable,
    bye_rank,
    next_rounds,
    paired_table,
    present,
    scores_of,
    search,
)
from service.tournaments.seating import Cost, choose_sizes, seat_cost, seat_order, spread

MAX_PLANNED: Final = 4096
"""So many players times rounds are planned at once."""


@dataclass(frozen=True, slots=True)
class Seating:
    """A table that is to be: its number, its ruleset, the players in seat order."""

    table: int
    game: str
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A pairing that somebody made: tables with players in seat order, and byes."""

    tables: tuple[Seating, ...]
    byes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a pairing is good."""

    code: str
    detail: Sentence


@dataclass(frozen=True, slots=True)
class Ruling:
    """Every broken rule; without any, the reasons why the pairing is allowed."""

    violations: Violations
    reasons: tuple[Reason, ...]

    @property
    def allowed(self) -> bool:
        """True without violations."""
        return not self.violations


def check_pairing(order: Order, proposal: Proposal) -> Ruling:
    """Judge a pairing of the next round of a scored event."""
    judge = _Judge(order, proposal)
    violations = tuple(judge.people())
    if not violations:
        violations = tuple(judge.choices())
    return Ruling(violations, () if violations else tuple(judge.reasons()))


class _Judge:
    """A proposal beside what the pairer would do with the same people."""

    def __init__(self, order: Order, proposal: Proposal) -> None:
        self._order, self._proposal = order, proposal
        self._memory = remember(order.event)
        self._number = max((one.number for one in order.event.rounds), default=0) + 1
        self._present = present(order, self._number)
        self._best = Cost(0, 0)
        self._exact = True

    def people(self) -> Iterator[Violation]:
        """Who sits where: everybody who is there once, at tables of the right sizes."""
        yield from self._names()
        yield from self._tables()

    def choices(self) -> Iterator[Violation]:
        """Whether better choices were open."""
        yield from self._byes()
        yield from self._seating()
        yield from self._seats()

    def reasons(self) -> Iterator[Reason]:
        """Why nothing is wrong."""
        mine = self._cost()
        proved = say("proved") if self._exact else say("none better was found")
        yield Reason("nobody_twice", say("Everybody who is there has one table or a bye."))
        if mine.repeats:
            yield Reason(
                "repeats_unavoidable",
                say_many(
                    "{count} meeting repeats an earlier one, the fewest ({proved}).",
                    "{count} meetings repeat earlier ones, the fewest ({proved}).",
                    count=mine.repeats,
                    proved=proved,
                ),
            )
        else:
            yield Reason("no_repeat", say("Nobody meets anybody again."))
        if mine.spread:
            yield Reason(
                "floats_unavoidable", say("Points at the tables differ as little as can be ({proved}).", proved=proved)
            )
        elif self._order.method == "swiss":
            yield Reason("within_groups", say("At every table all have the same points."))
        if self._proposal.byes:
            yield Reason(
                "byes_in_turn", say("The bye is the turn of {players}.", players=", ".join(sorted(self._proposal.byes)))
            )
        yield Reason("seats_balanced", say("At every table the seats are those that its players have had least."))

    def _names(self) -> Iterator[Violation]:
        known = {player.id for player in self._order.event.players}
        named = list(self._named())
        times = Counter(player for player, _ in named)
        for player, pointer in named:
            if player not in known:
                yield fault("unknown_player", say("No player has the id {player}.", player=player), pointer)
            elif times[player] > 1:
                yield fault(
                    "player_twice", say("{player} is named {times} times.", player=player, times=times[player]), pointer
                )
            elif player not in self._present:
                yield fault("player_absent", say("{player} does not play in this round.", player=player), pointer)
        for player in sorted(set(self._present) - times.keys()):
            yield fault("player_missing", say("{player} has no table and no bye.", player=player), "#/round")

    def _named(self) -> Iterator[tuple[str, str]]:
        for index, table in enumerate(self._proposal.tables):
            for seat, player in enumerate(table.seats):
                yield player, f"#/round/tables/{index}/seats/{seat}"
        for index, player in enumerate(self._proposal.byes):
            yield player, f"#/round/byes/{index}"

    def _tables(self) -> Iterator[Violation]:
        numbers = Counter(table.table for table in self._proposal.tables)
        for index, table in enumerate(self._proposal.tables):
            pointer = f"#/round/tables/{index}"
            if numbers[table.table] > 1:
                yield fault(
                    "table_twice", say("There is more than one table {table}.", table=table.table), f"{pointer}/table"
                )
            if table.game != self._order.game:
                yield fault("other_game", say("{game} is to be played.", game=self._order.game), f"{pointer}/game")
            if len(table.seats) not in self._order.sizes:
                detail = say("Tables have {sizes} seats.", sizes=either(self._order.sizes))
                yield fault("wrong_number_of_seats", detail, f"{pointer}/seats")

    def _byes(self) -> Iterator[Violation]:
        expected = self._expected_byes()
        if len(self._proposal.byes) > expected:
            yield fault(
                "needless_bye",
                say_many("{count} bye is enough.", "{count} byes are enough.", count=expected),
                "#/round/byes",
            )
        if self._order.method == "swiss":
            for index, player in enumerate(self._proposal.byes):
                yield from self._bye_faults(player, f"#/round/byes/{index}")

    def _expected_byes(self) -> int:
        if self._order.method == "round_robin":
            return len(next_rounds(replace(self._order, rounds=1))[0].byes)
        return len(self._present) - sum(choose_sizes(len(self._present), self._order.sizes))

    def _bye_faults(self, player: str, pointer: str) -> Iterator[Violation]:
        """A bye that was somebody else's turn."""
        others = [one for one in self._present if one not in self._proposal.byes]
        mine = bye_rank(self._memory, player)
        first = min(others, key=lambda one: bye_rank(self._memory, one), default=player)
        before = bye_rank(self._memory, first)
        if before[0] < mine[0]:
            yield fault(
                "second_bye",
                say(
                    "{player} has had {count} byes, {first} {fewer}.",
                    player=player,
                    count=mine[0],
                    first=first,
                    fewer=before[0],
                ),
                pointer,
            )
        elif before < mine:
            yield fault(
                "bye_too_high",
                say(
                    "{player} has {points} points, {first} {fewer}.",
                    player=player,
                    points=mine[1],
                    first=first,
                    fewer=before[1],
                ),
                pointer,
            )

    def _seating(self) -> Iterator[Violation]:
        """Repeats and spread that the same people at tables of the same sizes need not have."""
        sizes = sorted(len(table.seats) for table in self._proposal.tables)
        wanted = choose_sizes(sum(sizes), self._order.sizes)
        if sizes != sorted(wanted):
            detail = say(
                "The tables for {players} are of {sizes} seats.", players=sum(sizes), sizes=", ".join(map(str, wanted))
            )
            yield fault("other_table_sizes", detail, "#/round/tables")
            return
        mine = self._cost()
        self._look_for_better(wanted)
        if mine.repeats > self._best.repeats:
            yield from self._repeats()
        elif mine > self._best:
            detail = say("The points of those at a table can differ less; see `spread` of the pairing.")
            yield fault("needless_float", detail, "#/round/tables")

    def _look_for_better(self, sizes: Sequence[int]) -> None:
        """What the pairer finds for these people; the proposal itself when that is at least as good."""
        people = [player for player in self._present if player not in self._proposal.byes]
        _, found = search(self._order, self._memory, people, sizes)
        self._best = min(found.cost, self._cost())
        self._exact = found.exact or self._best == found.bound

    def _cost(self) -> Cost:
        points = scores_of(self._order, self._memory)
        tables = self._paired()
        again = sum(repeat.times for table in tables for repeat in table.because.repeats)
        return Cost(again, sum(spread([points[player] for player in table.seats]) for table in tables))

    def _repeats(self) -> Iterator[Violation]:
        for index, table in enumerate(self._paired()):
            for repeat in table.because.repeats:
                detail = say(
                    "{players} have met before, and not so many need to meet again.", players=all_of(repeat.players)
                )
                yield fault("needless_repeat", detail, f"#/round/tables/{index}/seats")

    def _seats(self) -> Iterator[Violation]:
        sat = self._memory.sat
        for index, table in enumerate(self._proposal.tables):
            better = seat_order(table.seats, sat)
            if seat_cost(better, sat) < seat_cost(table.seats, sat):
                detail = say("In the order {players} they have had these seats less often.", players=", ".join(better))
                yield fault("unbalanced_seats", detail, f"#/round/tables/{index}/seats")

    def _paired(self) -> list[PairedTable]:
        return [paired_table(self._memory, one.table, one.game, one.seats) for one in self._proposal.tables]


def check_order(order: Order, limits: Limits) -> Iterator[Violation]:
    """What cannot be paired."""
    least, most = limits[order.game]
    known = {player.id for player in order.event.players}
    for index, size in enumerate(order.sizes):
        if not least <= size <= most:
            detail = say("{game} is for {least} to {most} players.", game=order.game, least=least, most=most)
            yield fault("wrong_number_of_seats", detail, f"#/sizes/{index}")
    yield from twice(order.sizes, "size_twice", "#/sizes")
    for index, player in enumerate(order.absent):
        if player not in known:
            yield fault("unknown_player", say("No player has the id {player}.", player=player), f"#/absent/{index}")
    if len(known) * order.rounds > MAX_PLANNED:
        detail = say("At most {most} places (players times rounds) are planned at once.", most=MAX_PLANNED)
        yield fault("too_much_to_plan", detail, "#/rounds_to_plan")
    if order.method == "swiss" and order.rounds > 1:
        yield fault(
            "rounds_need_results", say("Later rounds depend on the results of the next one."), "#/rounds_to_plan"
        )
