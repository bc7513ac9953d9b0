"""Worlds: every way to name the hidden tiles that a view allows; counted, weighed by a model, and sampled."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Final, NamedTuple

from service.chance import Stream
from service.games.davinci.evidence import Cell, Puzzle, puzzle
from service.games.davinci.models import Model, row_weight, ways_to_remove
from service.games.davinci.state import View
from service.games.davinci.sweep import Hole, Jokers, Sweep
from service.games.davinci.tiles import JOKER, ORDER, TILES, Colour, Tile, colour_of, in_order

JOKER_INDEX: Final = 24
"""Stands for the joker of a tile's own colour where number tiles are named by their places in `TILES`."""
_NOWHERE: Final = 0
"""The label of a joker in no row; hidden tiles that can be jokers are labelled from 1."""


class Part(NamedTuple):
    """Worlds that are swept together: the tile put back is in a row, or not, or no matter where."""

    returned_in: bool
    returned_out: bool


@dataclass(frozen=True, slots=True)
class World:
    """A way to name all tiles.

    Attributes:
        rows: every row, complete; a row not yet arranged is in tile order.
        rest: the unseen tiles that are in no row (in the pool, removed, or another seat's clue), in order.
    """

    rows: tuple[tuple[Tile, ...], ...]
    rest: tuple[Tile, ...]


@dataclass(frozen=True)
class Worlds:
    """All worlds of a view under a model."""

    view: View
    puzzle: Puzzle
    model: Model

    @cached_property
    def number(self) -> int:
        """How many worlds there are."""
        return sum(sweep.number for sweep in self._sweeps)

    @cached_property
    def weight(self) -> int:
        """What all of them weigh together, as a whole number."""
        return sum(sweep.weight for sweep in self._sweeps)

    def tile_weights(self) -> list[dict[int, int]]:
        """For every hidden tile, what all worlds weigh together in which it is a certain tile.

        In a loose line the tiles stand in their order, whatever the positions in the view.
        """
        weights: dict[tuple[int, int], dict[int, int]] = {}
        for sweep in self._sweeps:
            numbers, jokers = sweep.counts()
            for spot, tiles in numbers.items():
                for tile, weight in tiles.items():
                    _put(weights, spot, tile, weight)
            for spot, weight in jokers.items():
                _put(weights, spot, JOKER_INDEX, weight)
        return [
            weights.get((number, index), {})
            for number, line in enumerate(self.puzzle.lines)
            for index in range(len(line.cells))
        ]

    def world(self, number: int) -> World:
        """One world: all of them stand in a row, each as wide as its weight, and `number` (under `weight`) hits one."""
        rows: list[list[Tile | None]] = [[slot.tile for slot in row] for row in self.view.rows]
        for cell, tile in zip(self.puzzle.cells, self.tiles(number), strict=True):
            rows[cell.seat][cell.position] = TILES[tile]
        named = [[tile for tile in row if tile is not None] for row in rows]
        full = tuple(
            tuple(row) if arranged else in_order(row) for row, arranged in zip(named, self.view.arranged, strict=True)
        )
        return World(full, in_order(self.puzzle.tiles.difference(*full)))

    def tiles(self, number: int) -> list[int]:
        """The same world in short: the place in `TILES` of every hidden tile, in the order of the puzzle's cells."""
        for sweep in self._sweeps:
            if number < sweep.weight:
                named = sweep.way(number)
                return [_named(cell, named[spot]) for spot, cell in self._spots]
            number -= sweep.weight
        raise ValueError("the number is not under the weight of all worlds")

    @cached_property
    def _spots(self) -> list[tuple[tuple[int, int], Cell]]:
        """Line and place of every hidden tile."""
        lines = enumerate(self.puzzle.lines)
        return [((number, index), cell) for number, line in lines for index, cell in enumerate(line.cells)]

    @cached_property
    def _labelled(self) -> dict[tuple[int, int], int]:
        """The hidden tiles that can be jokers, with their labels.

        In a loose line only the last one of its colour, which stands for any of them.
        """
        able = [
            spot
            for spot, cell in self._spots
            if cell.joker and not (self._loose(spot) and spot[1] < len(self.puzzle.lines[spot[0]].cells) - 1)
        ]
        return {spot: label for label, spot in enumerate(able, start=1)}

    def _loose(self, spot: tuple[int, int]) -> bool:
        return self.puzzle.lines[spot[0]].loose

    @cached_property
    def _parts(self) -> list[Part]:
        """A tile put back divides the worlds when removed tiles make it count where it is."""
        returned = self.puzzle.returned
        if returned is None or not self.puzzle.removed[colour_of(returned)]:
            return [Part(returned_in=True, returned_out=True)]
        return [Part(returned_in=True, returned_out=False), Part(returned_in=False, returned_out=True)]

    @cached_property
    def _sweeps(self) -> list[Sweep]:
        return [self._sweep(part) for part in self._parts]

    def _sweep(self, part: Part) -> Sweep:
        returned = self.puzzle.returned
        bit = 0 if returned is None else 1 << ORDER[returned]
        allowed = -1 if part.returned_in else ~bit
        lines = [
            [Hole(cell.mask & allowed, self._labelled.get((number, index), 0)) for index, cell in enumerate(line.cells)]
            for number, line in enumerate(self.puzzle.lines)
        ]
        needed = ORDER[returned] if returned is not None and not part.returned_out else None
        return Sweep(lines, self._weighed(part), needed)

    def _weighed(self, part: Part) -> Jokers:
        """The weights of all places of the jokers, as whole numbers."""
        ways = self._ways(part)
        if not self._labelled:
            return Jokers({_NOWHERE: ways[()]}, {})
        one, two, unit = self._placed
        last = {label: weight * ways[(self._cells[label].colour,)] for label, weight in one.items()}
        last[_NOWHERE] = unit * ways[()]
        return Jokers(last, {pair: weight * ways["B", "W"] for pair, weight in two.items()})

    def _ways(self, part: Part) -> dict[tuple[Colour, ...], int]:
        """In how many ways the removed tiles can be chosen, by the colours of the jokers that are in rows."""
        used: list[tuple[Colour, ...]] = [(), ("B",), ("W",), ("B", "W")]
        out = [[colour for colour in self.puzzle.jokers if colour not in inside] for inside in used]
        returned = not part.returned_in
        ways = [ways_to_remove(self.puzzle, rest, returned_out=returned) for rest in out]
        if self.model == "worlds":
            ways = [min(1, way) for way in ways]
        return dict(zip(used, ways, strict=True))

    @cached_property
    def _cells(self) -> dict[int, Cell]:
        """The hidden tile with each label."""
        return {label: self.puzzle.lines[line].cells[index] for (line, index), label in self._labelled.items()}

    @cached_property
    def _pairs(self) -> list[tuple[int, int]]:
        """Labels of tiles that can both be jokers: those of different colours."""
        cells = self._cells.items()
        return [(one, two) for one, first in cells for two, second in cells if first.colour != second.colour]

    @cached_property
    def _placed(self) -> tuple[dict[int, int], dict[tuple[int, int], int], int]:
        """What one joker weighs, and two, and none: as whole numbers of one unit."""
        one = {label: self._share(cell) for label, cell in self._cells.items()}
        same = {
            pair: self._share(*(self._cells[label] for label in pair)) for pair in self._pairs if self._same_row(pair)
        }
        unit = lcm(*(share.denominator for share in one.values())) ** 2
        unit = lcm(unit, *(share.denominator for share in same.values()))
        pairs = {pair: same.get(pair) or one[pair[0]] * one[pair[1]] for pair in self._pairs}
        return (
            {label: int(share * unit) for label, share in one.items()},
            {pair: int(share * unit) for pair, share in pairs.items()},
            unit,
        )

    def _same_row(self, pair: tuple[int, int]) -> bool:
        return self._cells[pair[0]].seat == self._cells[pair[1]].seat

    def _share(self, *cells: Cell) -> Fraction:
        """What hidden jokers at places of one row weigh, against a row without them."""
        shape = self.puzzle.shapes[cells[0].seat]
        hidden = frozenset(cell.position for cell in cells)
        return row_weight(self.model, shape, shape.jokers | hidden) / row_weight(self.model, shape, shape.jokers)


def _named(cell: Cell, tile: int | None) -> int:
    return ORDER[f"{cell.colour}{JOKER}"] if tile is None else tile


def _put(weights: dict[tuple[int, int], dict[int, int]], spot: tuple[int, int], tile: int, weight: int) -> None:
    tiles = weights.setdefault(spot, {})
    tiles[tile] = tiles.get(tile, 0) + weight


def sample_worlds(
    view: View, model: Model, number: int, stream: Stream, *, no_self_guess: bool = False
) -> tuple[World, ...]:
    """Draw worlds independently, each as probable as the model says.

    Raises:
        ValueError: there are no worlds.
    """
    worlds = Worlds(view, puzzle(view, no_self_guess=no_self_guess), model)
    if not worlds.weight:
        raise ValueError("no world fits the view")
    return tuple(worlds.world(stream.below(worlds.weight)) for _ in range(number))
