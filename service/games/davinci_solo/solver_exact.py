"""Exact win probabilities: expectimax over every draw and every placement, for when few tiles are left.

A row is what it still takes: a mask of the tiles left, its free places, and the side to which it grows. Tiles in hand
stand with the turns for which they may still wait (with shared allowances, all of them together: `slack`).
Probabilities are whole numbers over a common denominator, so nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Final, TypeAlias

from service.games.davinci_solo.state import RANK, TILES, Row, State, patience

Span: TypeAlias = tuple[int, int, int]
"""Tiles that a row takes, free places, side: 0 open, 1 right, 2 left."""
Waiting: TypeAlias = tuple[tuple[int, int], ...]

_PATIENCE: Final = tuple(patience(tile) for tile in TILES)
_ALL: Final = (1 << len(TILES)) - 1
_OFF, _SHARED, _EACH = range(3)


class TooManyError(Exception):
    """The search has spent what it may."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position: between turns (`drawn` -1 and not `acting`), or while tiles are placed."""

    rows: tuple[Span, ...]
    pool: int
    hand: Waiting
    slack: int
    drawn: int
    acting: bool


def mode_of(state: State) -> int:
    """What holding is good for: nothing where only tiles without a place may be held, for they never get one."""
    if state.setup.deferral != "optional":
        return _OFF
    return _SHARED if state.setup.cumulative == "shared" else _EACH


def moment_of(state: State) -> Moment:
    """A state in which the player is to move or a tile comes."""
    mode = mode_of(state)
    acting = state.phase == "place"
    waits = [(RANK[held.tile], held.drawn + patience(held.tile) - state.turn) for held in state.hand]
    hand = tuple(sorted((tile, wait if mode == _EACH else 0) for tile, wait in waits))
    since = state.held_since
    slack = 0 if mode != _SHARED or since is None else since + state.allowance - state.turn
    drawn = next((RANK[held.tile] for held in state.hand if acting and held.drawn == state.turn), -1)
    pool = sum(1 << RANK[tile] for tile in state.pool)
    rows = tuple(_span(row, state.setup.row_cap) for row in state.rows)
    return Moment(rows, pool, hand, slack, drawn, acting)


def _span(row: Row, cap: int) -> Span:
    low, high = RANK[row.tiles[0]], RANK[row.tiles[-1]]
    below, above = (1 << low) - 1, _ALL & ~((2 << high) - 1)
    takes = {None: below | above, "R": above, "L": below}[row.side]
    return takes, cap - len(row.tiles), {None: 0, "R": 1, "L": 2}[row.side]


class Exact:
    """Win probabilities of one round's positions, all remembered. Raises `TooManyError` when `spend` says so."""

    def __init__(self, mode: int, *, colours: bool, spend: Callable[[], bool]) -> None:
        self._mode = mode
        self._colours = colours
        self._spend = spend
        self._known: dict[Moment, int] = {}
        self.nodes = 0

    def probability(self, moment: Moment, colour: int = -1) -> Fraction:
        """The chance to win with best play; of the next draw, only tiles of the colour if one is given."""
        count = moment.pool.bit_count()
        if colour >= 0:
            wins, tiles = self._draws(moment, colour)
            return Fraction(wins, tiles * _denominator(count - 1))
        return Fraction(self._value(moment), _denominator(count))

    def _value(self, moment: Moment) -> int:
        moment = _plain(moment)
        if moment not in self._known:
            self.nodes += 1
            if not self._spend():
                raise TooManyError
            self._known[moment] = self._search(moment)
        return self._known[moment]

    def _search(self, moment: Moment) -> int:
        left = moment.pool
        for tile, _ in moment.hand:
            left |= 1 << tile
        if not left:
            return 1
        if _hopeless(moment.rows, left):
            return 0
        if moment.acting:
            return max(map(self._value, self._choices(moment)), default=0)
        count = moment.pool.bit_count()
        ways = [self._draws(moment, colour) for colour in ((0, 1) if self._colours else (-1,))]
        return max(wins * (lcm(*range(1, count + 1)) // tiles) for wins, tiles in ways if tiles)

    def _draws(self, moment: Moment, colour: int) -> tuple[int, int]:
        """The sum of what every tile that may come is worth, and their number."""
        total = number = 0
        for tile in _bits(moment.pool):
            if colour in (-1, tile & 1):
                wait = _PATIENCE[tile] if self._mode == _EACH else 0
                hand = tuple(sorted((*moment.hand, (tile, wait))))
                total += self._value(
                    Moment(moment.rows, moment.pool ^ 1 << tile, hand, moment.slack, tile, acting=True)
                )
                number += 1
        return total, number

    def _choices(self, moment: Moment) -> Iterator[Moment]:
        """Every position that one placement, or holding, leads to."""
        if not moment.hand:
            yield Moment(moment.rows, moment.pool, (), 0, -1, acting=False)
            return
        for index, (tile, _) in enumerate(moment.hand):
            rest = moment.hand[:index] + moment.hand[index + 1 :]
            for rows in _placements(moment.rows, tile):
                yield Moment(rows, moment.pool, rest, moment.slack, moment.drawn, acting=True)
        held = self._held(moment)
        if held is not None:
            yield held

    def _held(self, moment: Moment) -> Moment | None:
        """The position after `hold`, if it is possible."""
        if self._mode == _OFF or not moment.pool or any(_PATIENCE[tile] == 0 for tile, _ in moment.hand):
            return None
        if self._mode == _EACH:
            if any(wait <= 0 for _, wait in moment.hand):
                return None
            hand = tuple((tile, wait - 1) for tile, wait in moment.hand)
            return Moment(moment.rows, moment.pool, hand, 0, -1, acting=False)
        fresh = any(tile == moment.drawn for tile, _ in moment.hand)
        slack = moment.slack + (_PATIENCE[moment.drawn] if fresh else 0)
        return Moment(moment.rows, moment.pool, moment.hand, slack - 1, -1, acting=False) if slack > 0 else None


def _placements(rows: tuple[Span, ...], tile: int) -> Iterator[tuple[Span, ...]]:
    """The rows after every placement of a tile; of rows that are alike, only one takes it."""
    below, above = (1 << tile) - 1, _ALL & ~((2 << tile) - 1)
    for index, (takes, room, side) in enumerate(rows):
        if takes >> tile & 1 and room and (takes, room, side) not in rows[:index]:
            # A lone spine tile takes tiles on both sides of itself: those beyond the new tile are left.
            right = side == 1 or (side == 0 and not _spine_above(takes, tile))
            grown = (takes & (above if right else below), room - 1, 1 if right else 2)
            yield (*rows[:index], grown, *rows[index + 1 :])


def _spine_above(takes: int, tile: int) -> bool:
    """Whether the one gap in what a lone spine tile takes lies above a tile."""
    return takes >> tile != _ALL >> tile


def _plain(moment: Moment) -> Moment:
    """The same for all positions that can go on alike: rows in order, without those that take nothing more."""
    left = moment.pool
    for tile, _ in moment.hand:
        left |= 1 << tile
    # An open row keeps its spine as the gap, so only closed ones are cut down to the tiles that are left.
    spans = [
        (takes & left if side else takes, room, side) for takes, room, side in moment.rows if room and takes & left
    ]
    drawn = moment.drawn if any(tile == moment.drawn for tile, _ in moment.hand) else -1
    return Moment(tuple(sorted(spans)), moment.pool, moment.hand, moment.slack, drawn, moment.acting)


def _hopeless(rows: tuple[Span, ...], left: int) -> bool:
    """Whether some tile has no row left, or all together too little room."""
    taken = 0
    for takes, _, _ in rows:
        taken |= takes
    return left & ~taken != 0 or sum(room for _, room, _ in rows) < left.bit_count()


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _denominator(count: int) -> int:
    """The common denominator of all probabilities with so many tiles in the pool."""
    product = 1
    for number in range(1, count + 1):
        product *= lcm(*range(1, number + 1))
    return product
