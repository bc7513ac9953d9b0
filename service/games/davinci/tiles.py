"""The tiles: names, order, colours, and where a tile may stand in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import lt
from typing import Final, Literal, TypeAlias

Colour: TypeAlias = Literal["B", "W"]
Tile: TypeAlias = str
"""Colour and value: `B7`, `W11`; a joker is `B-` or `W-`."""
Value: TypeAlias = int | Literal["-"]

COLOURS: Final[tuple[Colour, ...]] = ("B", "W")
JOKER: Final = "-"
VALUES: Final[tuple[Value, ...]] = (*range(12), JOKER)
"""Every value that can be named, the joker last."""
NUMBERS: Final[tuple[Tile, ...]] = tuple(f"{colour}{number}" for number in range(12) for colour in COLOURS)
"""The number tiles, in order: B0 W0 B1 W1 ... B11 W11."""
JOKERS: Final[tuple[Tile, ...]] = tuple(f"{colour}{JOKER}" for colour in COLOURS)
TILES: Final[tuple[Tile, ...]] = NUMBERS + JOKERS
"""All tiles in the order in which they are listed everywhere."""
ORDER: Final[dict[Tile, int]] = {tile: place for place, tile in enumerate(TILES)}
_VALUE_ORDER: Final[dict[Value, int]] = {value: place for place, value in enumerate(VALUES)}
_COLOUR: Final[dict[Tile, Colour]] = {f"{colour}{value}": colour for value in VALUES for colour in COLOURS}
_VALUE: Final[dict[Tile, Value]] = {f"{colour}{value}": value for value in VALUES for colour in COLOURS}


def colour_of(tile: Tile) -> Colour:
    """The colour of a tile."""
    return _COLOUR[tile]


def value_of(tile: Tile) -> Value:
    """The number of a tile, or `-`."""
    return _VALUE[tile]


def is_joker(tile: Tile) -> bool:
    """Whether this is one of the two jokers."""
    return tile in JOKERS


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles as every list has them; the jokers last."""
    return tuple(sorted(tiles, key=ORDER.__getitem__))


def value_order(value: Value) -> int:
    """Sorts values: 0 to 11, then the joker."""
    return _VALUE_ORDER[value]


def number_sum(tiles: Iterable[Tile]) -> int:
    """What the numbers add up to; a joker counts 0."""
    return sum(value for value in map(value_of, tiles) if value != JOKER)


def ascending(tiles: Iterable[Tile]) -> bool:
    """Whether the numbers ascend, black before white at equal numbers; jokers may stand anywhere."""
    ranks = [ORDER[tile] for tile in tiles if tile not in JOKERS]
    return all(map(lt, ranks, ranks[1:]))


def legal_places(row: Sequence[Tile], tile: Tile) -> tuple[int, ...]:
    """Every index at which a tile can stand, once it is in the row, with the numbers still in order."""
    if is_joker(tile):
        return tuple(range(len(row) + 1))
    rank = ORDER[tile]
    first, last = 0, len(row)
    for place, other in enumerate(row):
        if other in JOKERS:
            continue
        if ORDER[other] < rank:
            first = place + 1
        elif ORDER[other] > rank and place < last:
            last = place
    return tuple(range(first, last + 1))
