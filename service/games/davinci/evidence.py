"""What a view says about the tiles whose numbers it does not show: which tiles each of them can be.

A set of number tiles is an integer: the tile at place n of `TILES` is bit n. The jokers have no bit; whether a hidden
tile can be the joker of its colour is a flag of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from service.games.davinci.setup import tiles_in_game
from service.games.davinci.state import SeenSlot, View
from service.games.davinci.tiles import COLOURS, JOKER, ORDER, Colour, Tile, Value, colour_of, is_joker

ALL: Final = (1 << 24) - 1
"""Every number tile."""
OF_COLOUR: Final[dict[Colour, int]] = {"B": 0x555555, "W": 0xAAAAAA}
"""The number tiles of a colour: black ones have even places."""


class Cell(NamedTuple):
    """A hidden tile: where it lies, which numbers it can have, whether it can be the joker of its colour."""

    seat: int
    position: int
    colour: Colour
    mask: int
    joker: bool

    @property
    def impossible(self) -> bool:
        """Whether nothing is left that it can be."""
        return not self.mask and not self.joker


class Line(NamedTuple):
    """Hidden tiles whose numbers ascend.

    A row on the table is one line. A row that is not yet arranged is a set, written as one `loose` line per colour:
    the set in ascending order with a joker at the end, which says nothing about the positions that the view lists.
    """

    cells: tuple[Cell, ...]
    loose: bool


class Shape(NamedTuple):
    """What the weight of a row depends on, besides the jokers that are still hidden in it.

    Attributes:
        arranged: whether its jokers have been placed.
        since: the turn in which each tile came.
        jokers: the positions of the jokers that the view shows.
    """

    arranged: bool
    since: tuple[int, ...]
    jokers: frozenset[int]


@dataclass(frozen=True)
class Puzzle:
    """All that a view says about hidden tiles.

    Attributes:
        lines: the hidden tiles, line by line; together they are in the order of seats and positions.
        shapes: the row of each seat.
        tiles: the tiles that the view does not show.
        unseen: how many of them have each colour.
        jokers: the colours of the jokers that it does not show.
        removed: how many tiles of each colour are out of the round.
        returned: the number tile that the viewer put back and has not seen again.
    """

    lines: tuple[Line, ...]
    shapes: tuple[Shape, ...]
    tiles: frozenset[Tile]
    unseen: dict[Colour, int]
    jokers: tuple[Colour, ...]
    removed: dict[Colour, int]
    returned: Tile | None

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All hidden tiles, by seat and position."""
        return tuple(cell for line in self.lines for cell in line.cells)

    @cached_property
    def hidden(self) -> dict[Colour, int]:
        """How many hidden tiles have each colour."""
        return {colour: sum(cell.colour == colour for cell in self.cells) for colour in COLOURS}


def puzzle(view: View, *, no_self_guess: bool = False) -> Puzzle:
    """Collect what a view says; `no_self_guess` adds that nobody guesses wrongly what he himself has."""
    unseen = frozenset(tiles_in_game(view.setup)) - frozenset(_seen(view))
    facts = _Facts(view, unseen, _own_returned(view, unseen), no_self_guess=no_self_guess)
    returned = facts.returned
    return Puzzle(
        tuple(line for seat in range(len(view.rows)) for line in facts.lines(seat)),
        tuple(_shape(view, seat) for seat in range(len(view.rows))),
        unseen,
        {colour: sum(colour_of(tile) == colour for tile in unseen) for colour in COLOURS},
        tuple(colour for colour in COLOURS if f"{colour}{JOKER}" in unseen),
        {colour: view.removed.of(colour) for colour in COLOURS},
        None if returned is None or is_joker(returned) else returned,
    )


def _seen(view: View) -> Iterator[Tile]:
    """Every tile whose number the view shows."""
    yield from (slot.tile for row in view.rows for slot in row if slot.tile is not None)
    if view.clue is not None and view.clue.tile is not None:
        yield view.clue.tile


def _own_returned(view: View, unseen: frozenset[Tile]) -> Tile | None:
    """The tile that the viewer put back, while he does not know where it is."""
    tile = None if view.seat is None else view.returned[view.seat]
    return tile if tile in unseen else None


def _shape(view: View, seat: int) -> Shape:
    row = view.rows[seat]
    jokers = (index for index, slot in enumerate(row) if slot.tile is not None and is_joker(slot.tile))
    return Shape(view.arranged[seat], tuple(slot.since for slot in row), frozenset(jokers))


def bits(tiles: Iterable[Tile]) -> int:
    """The number tiles among some tiles, as a set."""
    return sum(1 << ORDER[tile] for tile in tiles if not is_joker(tile))


class _Facts:
    """What every hidden tile is measured against."""

    def __init__(self, view: View, unseen: frozenset[Tile], returned: Tile | None, *, no_self_guess: bool) -> None:
        self.view = view
        self.unseen = unseen
        self.numbers = bits(unseen)
        self.returned = returned
        self.no_self_guess = no_self_guess

    def lines(self, seat: int) -> Iterator[Line]:
        """The hidden tiles of a row."""
        row = self.view.rows[seat]
        if self.view.arranged[seat]:
            rooms = between_open(row)
            cells = tuple(self._cell(seat, i, rooms[i]) for i, slot in enumerate(row) if slot.tile is None)
            if cells:
                yield Line(cells, loose=False)
            return
        for colour in COLOURS:
            hidden = [i for i, slot in enumerate(row) if slot.tile is None and slot.colour == colour]
            if hidden:
                yield Line(tuple(self._cell(seat, i, ALL) for i in hidden), loose=True)

    def _cell(self, seat: int, position: int, room: int) -> Cell:
        slot = self.view.rows[seat][position]
        excluded = {f"{slot.colour}{value}" for value in self._excluded(seat, slot)}
        if slot.since == 0 and self.returned is not None:
            # Everybody had taken his tiles before the first one was put back.
            excluded.add(self.returned)
        joker = f"{slot.colour}{JOKER}"
        dealt_joker = slot.since == 0 and self.view.setup.joker_start == "redraw"
        can_be_joker = joker in self.unseen and joker not in excluded and not dealt_joker
        mask = self.numbers & OF_COLOUR[slot.colour] & room & ~bits(excluded)
        return Cell(seat, position, slot.colour, mask, can_be_joker)

    def _excluded(self, seat: int, slot: SeenSlot) -> Iterator[Value]:
        """The values that the guesses so far exclude for a tile.

        A guess that was right has exposed its tile, so it excludes nothing that is still unseen: the log need not say
        which guesses were right.
        """
        yield from slot.ruled_out
        if self.no_self_guess:
            for guess in self.view.guesses:
                if guess.seat == seat and guess.colour == slot.colour and slot.since < guess.turn:
                    yield guess.value


def between_open(row: Sequence[SeenSlot]) -> list[int]:
    """For every position the number tiles strictly between the nearest numbers that are visible on its two sides."""
    rooms = [ALL] * len(row)
    above = ALL
    for index, slot in enumerate(row):
        rooms[index] &= above
        if slot.tile is not None and not is_joker(slot.tile):
            above = ALL & -(2 << ORDER[slot.tile])
    below = ALL
    for index in range(len(row) - 1, -1, -1):
        tile = row[index].tile
        rooms[index] &= below
        if tile is not None and not is_joker(tile):
            below = (1 << ORDER[tile]) - 1
    return rooms
