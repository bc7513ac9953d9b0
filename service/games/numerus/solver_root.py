"""The position of a hint as masks, and what each legal move makes of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from service.games.jit import ints
from service.games.numerus.board import fields_of
from service.games.numerus.kernels import lead, run_above, run_below
from service.games.numerus.solver_board import chip_bits, chip_mask, occupied_mask, ray_masks
from service.games.numerus.state import State, Swap, Take

MOST_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Position:
    """Fields with chips, the star's field, the seat to move, chips and exchange chips by seat (padded to four)."""

    occupied: int
    star: int
    seat: int
    hands: tuple[int, ...]
    spare: tuple[int, ...]


class Root:
    """A state as masks and arrays; `moves` and `after` belong together."""

    def __init__(self, state: State, moves: Sequence[Take | Swap]) -> None:
        setup = state.setup
        self.moves = tuple(moves)
        self.players = setup.players
        self.tournament = int(setup.scoring == "tournament")
        self.ray_masks = ray_masks(setup.board, setup.cross_gaps)
        self.bits = chip_bits(state.board)
        self.rays = ints(self.ray_masks)
        self.numbers = ints(self.bits)
        nobody = (0,) * (MOST_PLAYERS - self.players)
        self.position = Position(
            occupied_mask(state.board),
            fields_of(setup.board).index(state.star or ""),
            state.to_move,
            (*map(chip_mask, state.collected), *nobody),
            (*state.exchange_left, *nobody),
        )
        self.chips = self.position.occupied.bit_count()
        self.after = tuple(self._after(move) for move in moves)

    def _after(self, move: Take | Swap) -> Position:
        old = self.position
        hands, spare = list(old.hands), list(old.spare)
        if isinstance(move, Take):
            field = next(f for f, bit in enumerate(self.bits) if bit == move.number - 1 and old.occupied >> f & 1)
            hands[old.seat] |= 1 << move.number - 1
            seat = (old.seat + 1) % self.players
            return Position(old.occupied ^ 1 << field, field, seat, tuple(hands), old.spare)
        both = 1 << move.give - 1 | 1 << move.get - 1
        hands[old.seat] ^= both
        hands[move.seat] ^= both
        spare[old.seat] -= 1
        return Position(old.occupied, old.star, old.seat, tuple(hands), tuple(spare))

    def looks(self, index: int) -> int:
        """How good a move looks at once: by what it does for the mover's chains and to the best of the others'."""
        move, old = self.moves[index], self.position
        mine, others = old.hands[old.seat], [hand for seat, hand in enumerate(old.hands) if seat != old.seat]
        if isinstance(move, Take):
            bit = move.number - 1
            return 4 * _joined(mine, bit) + 3 * max(_joined(hand, bit) for hand in others)
        after = self.after[index]
        return 8 * (
            int(lead(after.hands[old.seat], mine, 1)) - int(lead(after.hands[move.seat], old.hands[move.seat], 1))
        )

    def dice(self, seed: str) -> int:
        """The first state of the random numbers: 32 bits, not 0."""
        text = f"{seed}|{self.position}|{self.bits}|{self.players}|{self.tournament}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4]) or 1


def _joined(hand: int, bit: int) -> int:
    return int(run_below(hand, bit)) + int(run_above(hand, bit))
