"""The board of both rulesets: its fields, the lines on it, and where the star can go.

A field is a column letter and a row number, `d5`. Boards are held as flat sequences in reading order: row 1 from left
to right, then row 2 and so on. Row 1 is the northernmost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from service.game import Violation
from service.sentences import say

Layout: TypeAlias = str | tuple[str, ...]
"""The option `board`: a name of `LAYOUTS`, or the fields themselves in reading order."""
Direction: TypeAlias = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
Lines: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]

FIELDS: Final = 49
SIDE: Final = 26
"""A custom board fits in columns a to z and rows 1 to 26."""
FIELD: Final = "[a-z](?:[1-9]|1[0-9]|2[0-6])"
"""Unanchored pattern of a field's name."""
SPAN: Final = "[a-z](?:-[a-z])?(?:[1-9]|1[0-9]|2[0-6])"
"""The same for neighbours in a row, `c-e1`."""
STEPS: Final[Mapping[Direction, tuple[int, int]]] = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
_DIRECTIONS: Final = tuple(STEPS)


class Slide(NamedTuple):
    """A way of the star: the index of the chip's field, the direction and the indexes of the fields slid over.

    Direction and path are None where the star may be put on any chip.
    """

    target: int
    direction: Direction | None
    path: tuple[int, ...] | None


def parse_fields(text: str) -> tuple[str, ...]:
    """Field names from spans like `c-e1,b2`, which is c1, d1, e1, b2; `e-c1` counts down."""
    return tuple(field for span in text.split(",") for field in _spread(span))


def format_fields(fields: Sequence[str]) -> str:
    """The shortest spans of the fields, in their order."""
    places = [coordinates(field) for field in fields]
    # Neighbours in a row have the same row and the same distance to their index.
    runs = groupby(range(len(fields)), key=lambda index: (places[index][1], places[index][0] - index))
    return ",".join(_span([fields[index] for index in run]) for _, run in runs)


def coordinates(field: str) -> tuple[int, int]:
    """Column from 0 and row from 1."""
    return ord(field[0]) - ord("a"), int(field[1:])


def field_at(column: int, row: int) -> str:
    """The name of a place by column from 0 and row from 1."""
    return f"{chr(ord('a') + column)}{row}"


def reading_order(field: str) -> tuple[int, int]:
    """The key that sorts fields as one reads: by row, then by column."""
    column, row = coordinates(field)
    return row, column


def _spread(span: str) -> Iterator[str]:
    columns, row = re.findall("[a-z]", span), re.sub("[^0-9]", "", span)
    first, last = ord(columns[0]), ord(columns[-1])
    step = 1 if last >= first else -1
    return (f"{chr(column)}{row}" for column in range(first, last + step, step))


def _span(fields: list[str]) -> str:
    return fields[0] if len(fields) == 1 else f"{fields[0][0]}-{fields[-1]}"


LAYOUTS: Final[Mapping[str, tuple[str, ...]]] = {
    "eight": parse_fields("c-e1,b-f2,a-g3,a-g4,b-f5,a-g6,a-g7,b-f8,c-e9"),
    "square": parse_fields("a-g1,a-g2,a-g3,a-g4,a-g5,a-g6,a-g7"),
}


def fields_of(layout: Layout) -> tuple[str, ...]:
    """The fields in reading order; none for a name that is not known."""
    return LAYOUTS.get(layout, ()) if isinstance(layout, str) else layout


@lru_cache(maxsize=64)
def places_of(layout: Layout) -> Mapping[str, int]:
    """The index of each field."""
    return {field: index for index, field in enumerate(fields_of(layout))}


@lru_cache(maxsize=64)
def rows_of(layout: Layout) -> tuple[tuple[str, ...], ...]:
    """The fields, row by row."""
    return tuple(tuple(row) for _, row in groupby(fields_of(layout), key=lambda field: coordinates(field)[1]))


def layout_faults(layout: Layout, slug: str) -> Iterator[Violation]:
    """What is wrong with the option `board` of the ruleset `slug`; pointers are relative to the setup."""
    if isinstance(layout, str):
        if layout not in LAYOUTS:
            detail = say("A board is eight, square, or the list of its fields.")
            yield Violation("unknown_board", detail, f"{slug}#board", "/board")
        return
    if len(layout) != FIELDS:
        detail = say("A board has {fields} fields, not {count}.", fields=FIELDS, count=len(layout))
        yield Violation("wrong_number_of_fields", detail, f"{slug}#board", "/board")
    unreadable = [index for index, field in enumerate(layout) if re.fullmatch(FIELD, field) is None]
    for index in unreadable:
        detail = say("{text!r} is no field of columns a to z and rows 1 to {side}.", text=layout[index], side=SIDE)
        yield Violation("no_such_field", detail, f"{slug}#board", f"/board/{index}")
    yield from _order_faults([field for field in layout if re.fullmatch(FIELD, field)], layout, slug)


def _order_faults(readable: list[str], layout: tuple[str, ...], slug: str) -> Iterator[Violation]:
    for index, field in enumerate(layout):
        if field in layout[:index]:
            detail = say("Field {field} stands twice.", field=field)
            yield Violation("duplicate_field", detail, f"{slug}#board", f"/board/{index}")
    for before, after in pairwise(readable):
        if reading_order(after) < reading_order(before):
            detail = say(
                "Fields stand in reading order, row by row, so {later} stands before {earlier}.",
                later=after,
                earlier=before,
            )
            yield Violation("fields_not_in_order", detail, f"{slug}#board", f"/board/{layout.index(after)}")
            return


@lru_cache(maxsize=64)
def lines(layout: Layout, cross_gaps: bool) -> Lines:
    """For every field, by direction as in `STEPS`, the indexes of the fields on the line, from near to far.

    A line ends where the board ends; with `cross_gaps` it goes on behind a gap.
    """
    fields = fields_of(layout)
    index = {coordinates(field): number for number, field in enumerate(fields)}
    return tuple(tuple(tuple(_line(index, field, step, cross_gaps)) for step in STEPS.values()) for field in fields)


def _line(index: Mapping[tuple[int, int], int], field: str, step: tuple[int, int], cross_gaps: bool) -> Iterator[int]:
    column, row = coordinates(field)
    for distance in range(1, SIDE):
        met = index.get((column + distance * step[0], row + distance * step[1]))
        if met is not None:
            yield met
        elif not cross_gaps:
            return


def slides(board: Sequence[int], star: int, on: Lines) -> tuple[Slide, ...]:
    """Where the star can go from a field: in each direction to the first chip; from a dead end to every chip."""
    found = tuple(_slides(board, star, on))
    return found or tuple(Slide(field, None, None) for field, chip in enumerate(board) if chip)


def dead_end(board: Sequence[int], star: int, on: Lines) -> bool:
    """Whether no line leads from a field to a chip."""
    return next(_slides(board, star, on), None) is None


def leads_to(board: Sequence[int], star: int, target: int, on: Lines) -> bool:
    """Whether the star can slide from one field to another one, on which a chip lies."""
    for line in on[star]:
        if target in line:
            for field in line:
                if board[field]:
                    return field == target
    return False


def could_arrive(board: Sequence[int], star: int, on: Lines) -> bool:
    """Whether some last turn can have brought the star to its field; true where no chip has been taken."""
    if any(line and not board[line[0]] for line in on[star]):
        return True  # It came along an empty neighbour.
    others = [field for field, chip in enumerate(board) if not chip and field != star]
    if not others:
        return True
    before = [*board]
    before[star] = 1
    return any(dead_end(before, other, on) for other in others)


def _slides(board: Sequence[int], star: int, on: Lines) -> Iterator[Slide]:
    for direction, line in zip(_DIRECTIONS, on[star], strict=True):
        for steps, field in enumerate(line):
            if board[field]:
                yield Slide(field, direction, line[:steps])
                break
