"""What both rulesets do with the chips on the board: the deal, taking a chip, and what is always true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from operator import attrgetter
from typing import ClassVar, Final, NamedTuple, Protocol, TypeAlias

from service.chance import Stream
from service.game import CHANCE, TERMINAL, Violation, Violations
from service.games.numerus.board import (
    FIELDS,
    Layout,
    Slide,
    coordinates,
    could_arrive,
    dead_end,
    field_at,
    fields_of,
    layout_faults,
    leads_to,
    lines,
    places_of,
    slides,
)
from service.sentences import Sentence, say

LAST: Final = 48
NUMBERS: Final = range(1, LAST + 1)
EMPTY_BOARD: Final = (0,) * FIELDS
_ALL: Final = [*NUMBERS]

Groups: TypeAlias = Sequence[Sequence[int]]
"""Chips that are taken: by seat, or by chain."""


class Options(Protocol):
    """The options that say what the board is like."""

    @property
    def board(self) -> Layout:
        """The name of the board, or its fields."""
        ...

    @property
    def cross_gaps(self) -> bool:
        """Whether lines go on behind a gap in the board."""
        ...


class Table(Protocol):
    """The part of a state that both rulesets share."""

    @property
    def setup(self) -> Options:
        """The options."""
        ...

    @property
    def to_move(self) -> int:
        """A seat, CHANCE before the deal, TERMINAL after the last chip."""
        ...

    @property
    def board(self) -> tuple[int, ...]:
        """The number on each field in reading order; 0 is an empty field."""
        ...

    @property
    def star(self) -> str | None:
        """The star's field; None before the deal."""
        ...


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the chips as they come to lie, in reading order; 0 is the star."""

    kind: ClassVar[str] = "deal"
    chips: tuple[int, ...]


class Target(NamedTuple):
    """A chip that can be taken: its number and field, and the way there (None for a jump)."""

    number: int
    field: str
    direction: str | None
    path: tuple[str, ...] | None


def draw_deal(stream: Stream) -> Deal:
    """A uniformly random deal."""
    return Deal(tuple(stream.shuffled([*NUMBERS, 0])))


def star_of(deal: Deal, layout: Layout) -> str:
    """The field on which a deal puts the star."""
    return fields_of(layout)[deal.chips.index(0)]


def check_deal(deal: Deal, slug: str) -> Violations:
    """Every reason why the chips cannot come to lie like this."""
    fault = partial(Violation, rule=f"{slug}#setting-up")
    stars, count = deal.chips.count(0), Counter(deal.chips)
    found = [
        fault("number_twice", say("{number} is dealt {times} times.", number=n, times=count[n]))
        for n in NUMBERS
        if count[n] > 1
    ]
    if stars != 1:
        found.append(fault("not_one_star", say("The star is dealt once, not {stars} times.", stars=stars)))
    if missing := [n for n in NUMBERS if n not in count]:
        found.append(fault("missing_numbers", say("Not dealt: {numbers}.", numbers=_listed(missing))))
    if len(deal.chips) != FIELDS:
        found.append(
            fault(
                "wrong_number_of_fields",
                say("A deal fills {fields} fields, not {count}.", fields=FIELDS, count=len(deal.chips)),
            )
        )
    return tuple(found)


def targets(table: Table) -> tuple[Target, ...]:
    """Every chip that can be taken, by its number; none before the deal and after the last chip."""
    if table.star is None:
        return ()
    fields = fields_of(table.setup.board)
    ways = slides(table.board, fields.index(table.star), lines(table.setup.board, table.setup.cross_gaps))
    return tuple(sorted([_target(table.board, fields, way) for way in ways], key=attrgetter("number")))


def check_take(table: Table, number: int, slug: str) -> Violations:
    """Every reason why a chip cannot be taken now; the table is dealt."""
    star, board, layout = table.star, table.board, table.setup.board
    chip = _place_of(number, board)
    if star is None or chip is None:
        detail = say("Chip {number} does not lie on the board.", number=number)
        return (Violation("not_on_board", detail, f"{slug}#a-turn"),)
    on, place = lines(layout, table.setup.cross_gaps), places_of(layout)[star]
    if leads_to(board, place, chip, on) or dead_end(board, place, on):
        return ()
    fault, fields = partial(Violation, rule=f"{slug}#a-turn"), fields_of(layout)
    field = fields[chip]
    between = _between(star, field)
    if between is None:
        return (
            fault(
                "not_in_line",
                say(
                    "No straight line leads from the star on {star} to {number} on {field}.",
                    star=star,
                    number=number,
                    field=field,
                ),
            ),
        )
    chips = dict(zip(fields, board, strict=True))
    found = [fault("chip_in_the_way", _in_the_way(chips[met], star, field)) for met in between if chips.get(met)]
    gaps = [] if table.setup.cross_gaps else [met for met in between if met not in chips]
    if gaps:
        found.append(fault("gap_in_the_way", _gap(gaps[0], star, field)))
    return tuple(found)


def _place_of(number: int, board: tuple[int, ...]) -> int | None:
    """The index of a chip's field; None where it does not lie on the board."""
    try:
        return board.index(number) if number in NUMBERS else None
    except ValueError:
        return None


def _in_the_way(number: int, star: str, field: str) -> Sentence:
    return say("Chip {number} lies on the way from {star} to {field}.", number=number, star=star, field=field)


def _gap(gap: str, star: str, field: str) -> Sentence:
    return say(
        "The board has no field {gap}, which is on the way from {star} to {field}.", gap=gap, star=star, field=field
    )


def emptied(board: tuple[int, ...], index: int) -> tuple[int, ...]:
    """The board without the chip on a field."""
    chips = [*board]
    chips[index] = 0
    return tuple(chips)


def next_mover(board: Sequence[int], seat: int) -> int:
    """The seat, unless the board is empty, which ends the round."""
    return seat if any(board) else TERMINAL


def table_faults(table: Table, taken: Groups, pointer: str, slug: str) -> Iterator[Violation]:
    """Broken invariants of board, star and numbers; `taken` are the chips taken so far, which stand at `pointer`."""
    if table.to_move == CHANCE:
        yield from _undealt_faults(table, _pointed(taken, pointer), slug)
        return
    # Nearly always every chip is there once; only where not, each gets its pointer.
    if len(table.board) != FIELDS or sorted(chain(filter(None, table.board), *taken)) != _ALL:
        yield from _number_faults(table, _pointed(taken, pointer), slug)
    yield from _star_faults(table, slug)
    fault = partial(Violation, rule=f"{slug}#end", pointer="/to_move")
    if any(table.board) and table.to_move == TERMINAL:
        yield fault("not_over", say("The round is not over while chips lie on the board."))
    if not any(table.board) and table.to_move != TERMINAL:
        yield fault("should_be_over", say("The round is over when the last chip is taken."))


def _pointed(taken: Groups, pointer: str) -> Iterator[tuple[str, int]]:
    """Every chip that is taken, with its pointer."""
    return ((f"{pointer}/{i}/{j}", number) for i, group in enumerate(taken) for j, number in enumerate(group))


def _undealt_faults(table: Table, held: Iterable[tuple[str, int]], slug: str) -> Iterator[Violation]:
    fault = partial(Violation, "before_the_deal", rule=f"{slug}#setting-up")
    if table.board != EMPTY_BOARD:
        yield fault(say("Before the deal the board is {fields} empty fields.", fields=FIELDS), pointer="/board")
    if table.star is not None:
        yield fault(say("Before the deal the star is on no field."), pointer="/star")
    for pointer, number in held:
        yield fault(say("Before the deal nobody can have taken {number}.", number=number), pointer=pointer)


def _number_faults(table: Table, held: Iterable[tuple[str, int]], slug: str) -> Iterator[Violation]:
    fault = partial(Violation, rule=f"{slug}#material")
    if len(table.board) != FIELDS:
        detail = say("The board has {fields} fields, not {count}.", fields=FIELDS, count=len(table.board))
        yield Violation("wrong_number_of_fields", detail, f"{slug}#board", "/board")
    met: set[int] = set()
    for pointer, number in (*((f"/board/{index}", n) for index, n in enumerate(table.board) if n), *held):
        if number not in NUMBERS:
            yield fault(
                "number_out_of_range",
                say("There is no chip {number}; they are 1 to {last}.", number=number, last=LAST),
                pointer=pointer,
            )
        elif number in met:
            yield fault("number_twice", say("There is only one chip {number}.", number=number), pointer=pointer)
        met.add(number)
    if missing := [number for number in NUMBERS if number not in met]:
        yield fault("missing_numbers", say("Neither on the board nor taken: {numbers}.", numbers=_listed(missing)))


def _star_faults(table: Table, slug: str) -> Iterator[Violation]:
    fault = partial(Violation, rule=f"{slug}#a-turn", pointer="/star")
    fields = fields_of(table.setup.board)
    if any(layout_faults(table.setup.board, slug)) or len(table.board) != len(fields):
        return  # Where the star is, nobody can tell; the board has been reported.
    if table.star is None:
        yield fault("star_missing", say("The star is always on a field once the chips are dealt."))
    elif table.star not in fields:
        yield fault("no_such_field", say("The board has no field {star}.", star=table.star))
    elif table.board[fields.index(table.star)]:
        yield fault("star_on_chip", say("The star is on {star}, so no chip lies there.", star=table.star))
    elif not could_arrive(table.board, fields.index(table.star), lines(table.setup.board, table.setup.cross_gaps)):
        yield fault("star_from_nowhere", say("No turn can have ended with the star on {star}.", star=table.star))


def _target(board: Sequence[int], fields: Sequence[str], way: Slide) -> Target:
    path = None if way.path is None else tuple([fields[index] for index in way.path])
    return Target(board[way.target], fields[way.target], way.direction, path)


def _between(start: str, end: str) -> list[str] | None:
    """The names of the places between two fields of one line, on the board or not; None where no line joins them."""
    (column, row), (other_column, other_row) = coordinates(start), coordinates(end)
    across, down = other_column - column, other_row - row
    distance = max(abs(across), abs(down))
    if min(abs(across), abs(down)) not in (0, distance):
        return None
    step = across // distance, down // distance
    return [field_at(column + i * step[0], row + i * step[1]) for i in range(1, distance)]


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
