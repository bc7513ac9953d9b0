"""The rules once more, written plainly and without the service: by trying every way to go on.

A table is a dict of plain values; tiles are pairs (number, white). Slow, and only for tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

Tile = tuple[int, int]
EVERY: frozenset[Tile] = frozenset((number, white) for number in range(12) for white in range(2))
WAIT = {0: 2, 11: 2, 1: 1, 10: 1}


class Table(NamedTuple):
    """Rows as (spine, tiles from left to right); hand as (tile, turn drawn)."""

    rows: tuple[tuple[Tile, tuple[Tile, ...]], ...]
    pool: frozenset[Tile]
    hand: tuple[tuple[Tile, int], ...]
    turn: int
    since: int | None = None
    total: int = 0


class Rules(NamedTuple):
    """The options."""

    cap: int = 4
    deferral: str = "optional"
    cumulative: str = "shared"
    colours: bool = False


def read(name: str) -> Tile:
    return int(name[1:]), int(name[0] == "W")


def placements(rules: Rules, table: Table, tile: Tile) -> list[tuple[int, str]]:
    """Where a tile can go."""
    found = []
    for index, (spine, tiles) in enumerate(table.rows):
        if len(tiles) < rules.cap:
            if tile > tiles[-1] and tiles[0] == spine:
                found.append((index, "R"))
            if tile < tiles[0] and tiles[-1] == spine:
                found.append((index, "L"))
    return found


def placed(table: Table, tile: Tile, index: int, side: str) -> Table:
    spine, tiles = table.rows[index]
    grown = (spine, (*tiles, tile) if side == "R" else (tile, *tiles))
    rows = (*table.rows[:index], grown, *table.rows[index + 1 :])
    return table._replace(rows=rows, hand=tuple(held for held in table.hand if held[0] != tile))


def drawn(table: Table, tile: Tile) -> Table:
    return table._replace(pool=table.pool - {tile}, hand=(*table.hand, (tile, table.turn)))


def ended(rules: Rules, table: Table) -> Table | None:
    """The start of the next turn; None if the turn cannot end like this."""
    hand = table.hand
    if not hand:
        return table._replace(turn=table.turn + 1, since=None, total=0)
    if not table.pool or rules.deferral == "off" or any(tile[0] not in WAIT for tile, _ in hand):
        return None
    if rules.deferral == "strict" and any(placements(rules, table, tile) for tile, _ in hand):
        return None
    if rules.cumulative == "each":
        late = any(table.turn >= turn + WAIT[tile[0]] for tile, turn in hand)
        return None if late else table._replace(turn=table.turn + 1)
    since = table.turn if table.since is None else table.since
    total = table.total + sum(WAIT[tile[0]] for tile, turn in hand if turn == table.turn)
    return None if table.turn >= since + total else table._replace(turn=table.turn + 1, since=since, total=total)


def ways(rules: Rules, table: Table) -> Iterator[Table]:
    """Every table with which the turn can end."""
    last = ended(rules, table)
    if last is not None:
        yield last
    for tile, _ in table.hand:
        for index, side in placements(rules, table, tile):
            yield from ways(rules, placed(table, tile, index, side))


def can_end(rules: Rules, table: Table) -> bool:
    return next(ways(rules, table), None) is not None


@cache
def chance(rules: Rules, table: Table) -> Fraction:
    """The chance to win before the next tile is drawn, with best play."""
    if not table.pool:
        return Fraction(not table.hand)
    groups = [[*table.pool]]
    if rules.colours:
        groups = [[tile for tile in table.pool if tile[1] == white] for white in range(2)]
    return max(
        sum(best(rules, drawn(table, tile)) for tile in group) / Fraction(len(group)) for group in groups if group
    )


@cache
def best(rules: Rules, table: Table) -> Fraction:
    """The chance to win while tiles are being placed."""
    return max((chance(rules, after) for after in set(ways(rules, table))), default=Fraction(0))
