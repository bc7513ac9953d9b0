"""Exact results: of a game of two by alpha-beta, of any other by trying everything; as far as the budget goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from service.games.jit import ints, zeros
from service.games.numerus import kernels_endgame as endgame
from service.games.numerus import kernels_settle as settling
from service.games.numerus.kernels import share
from service.games.numerus.solver_board import bits_of, mask_of
from service.games.numerus.solver_clock import Clock
from service.games.numerus.solver_root import Position, Root

WIN: Final = 12
"""The whole win, in twelfths: what is shared by two, three or four comes out even."""


@dataclass(slots=True)
class Worth:
    """What is proved of a move: its part of the win in twelfths is from `lower` to `upper`; then what others get."""

    lower: int = 0
    upper: int = WIN
    rivals: tuple[int, ...] = ()

    @property
    def exact(self) -> bool:
        """Whether the bounds meet."""
        return self.lower == self.upper


class Prover(Protocol):
    """A way to exact results."""

    def nodes(self) -> float:
        """About how many nodes it takes."""
        ...

    def prove(self, index: int, better_than: int, clock: Clock) -> Worth | None:
        """What is proved of a move; no more than asked if it is not better than that; None if the budget ends."""
        ...


def prover_for(root: Root) -> Prover:
    """The way that fits a position."""
    plain = root.players == 2 and not any(root.position.spare)
    return Endgame(root) if plain and root.chips <= endgame.MOST_CHIPS else Settling(root)


def prove(prover: Prover, order: Sequence[int], clock: Clock) -> dict[int, Worth]:
    """Prove the best move first, then the worth of all others, while the budget lasts."""
    known = {index: Worth() for index in order}
    best = -1
    for index in order:
        if best < WIN:
            found = prover.prove(index, best, clock)
            if found is None:
                return known
            known[index] = found
            best = max(best, found.lower)
    for index in order:
        if not known[index].exact:
            found = prover.prove(index, -1, clock)
            if found is None:
                break
            known[index] = found
    return known


class Endgame:
    """Two players without exchange chips."""

    def __init__(self, root: Root) -> None:
        self._root = root
        self._fields = bits_of(root.position.occupied)
        index = {field: chip for chip, field in enumerate(self._fields)}
        sources = (*self._fields, root.position.star)
        lines = (root.ray_masks[8 * field + way] & root.position.occupied for field in sources for way in range(8))
        self._rays = ints(mask_of(index[field] for field in bits_of(line)) for line in lines)
        self._numbers = ints([root.bits[field] for field in self._fields])
        log_size = max(8, min(20, root.chips - 3))
        self._table = zeros(4 << log_size)
        self._scratch = zeros((root.chips + 1) * (root.chips + 1))
        self._meter = ints((0, 0, log_size, root.tournament, root.chips))

    def nodes(self) -> float:
        """By measured medians of positions from play, doubled; every chip more takes about twice as long."""
        chips = self._root.chips
        return 28_000 * 1.8 ** (chips - 18) if self._root.tournament else 8_000 * 1.9 ** (chips - 18)

    def prove(self, index: int, better_than: int, clock: Clock) -> Worth | None:
        """Solve the position after a move."""
        high = 1 if better_than < WIN // 2 else 0
        value = self._solve(self._root.after[index], -1, high, clock)
        if value is None:
            return None
        # The value is the opponent's; a draw at the upper edge of the window may be a win of his as well.
        part = (1 - value) * WIN // 2
        return Worth(0, part) if value == high == 0 else Worth(part, part)

    def _solve(self, after: Position, low: int, high: int, clock: Clock) -> int | None:
        size = self._root.chips
        chip = self._fields.index(after.star)
        mine, theirs = after.hands[after.seat], after.hands[1 - after.seat]
        while not clock.over():
            before, since = int(self._meter[endgame.NODES]), clock.now()
            self._meter[endgame.LIMIT] = before + clock.slice()
            arrays = (self._rays, self._numbers, self._table, self._scratch, self._meter)
            occupied = (1 << size) - 1 ^ 1 << chip
            value = int(endgame.solve(*arrays, occupied, chip, 0, mine, theirs, low, high))
            clock.spend(int(self._meter[endgame.NODES]) - before, since)
            if value != endgame.UNKNOWN:
                return value
        return None


class Settling:
    """Three or four players, or exchange chips."""

    def __init__(self, root: Root) -> None:
        self._root = root
        self._log_size = max(8, min(19, 2 * root.chips))
        spare = sum(root.position.spare)
        self._table = zeros(settling.ENTRY << self._log_size)
        self._moves = zeros((root.chips + spare + 1) * (49 + (3 * 24 * 24 if spare else 0)))
        self._meter = ints((0, 0, self._log_size, root.players, root.tournament, 0))

    def nodes(self) -> float:
        """By measured medians, doubled; every exchange chip multiplies by the swaps that it allows."""
        old, players = self._root.position, self._root.players
        count = 40 * 2.7 ** (self._root.chips - 6)
        for step in range(min(players, self._root.chips)):
            seat = (old.seat + step) % players
            others = [hand for other, hand in enumerate(old.hands) if other != seat]
            alone = sum((hand & ~(hand << 1) & ~(hand >> 1)).bit_count() for hand in others)
            count *= (1 + old.hands[seat].bit_count() * alone) ** old.spare[seat]
        return count

    def prove(self, index: int, better_than: int, clock: Clock) -> Worth | None:
        """Settle the position after a move."""
        del better_than
        after = self._root.after[index]
        while not clock.over():
            before, since = int(self._meter[settling.NODES]), clock.now()
            self._meter[settling.LIMIT] = before + clock.slice()
            self._meter[settling.TOP] = 0
            hands, spare = ints(after.hands), ints(after.spare)
            arrays = (self._root.rays, self._root.numbers, self._table, self._moves, hands, spare, self._meter)
            seats = int(settling.settle(*arrays, after.occupied, after.star, after.seat))
            clock.spend(int(self._meter[settling.NODES]) - before, since)
            if seats:
                return self._worth(seats)
        return None

    def _worth(self, seats: int) -> Worth:
        mover, players = self._root.position.seat, self._root.players
        parts = [int(share(seats, (mover + step) % players)) for step in range(players)]
        return Worth(parts[0], parts[0], tuple(parts[1:]))
