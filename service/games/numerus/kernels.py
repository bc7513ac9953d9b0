"""Kernels for chips as bit masks: where the star can go, what joins what, and whose chains are better.

A set of chips is an integer: number n is bit n - 1. A set of fields is one too: field i in reading order is bit i.
`rays` has eight masks for every field: the fields on the line in that direction, four directions with rising and four
with falling indices, so that the first chip on a line is its lowest or its highest bit.
"""

from __future__ import annotations

from typing import Final

from service.games.jit import Ints, highest, kernel, lowest, ones

_WORD: Final = 0xFFFFFFFF


@kernel
def targets(rays: Ints, occupied: int, star: int) -> int:
    """The fields that the star can reach: the first chip on each line, or every chip when no line has one."""
    found = 0
    for direction in range(8 * star, 8 * star + 4):
        line = rays[direction] & occupied
        found |= line & -line
    for direction in range(8 * star + 4, 8 * star + 8):
        line = rays[direction] & occupied
        if line:
            found |= 1 << highest(line)
    return found or occupied


@kernel
def run_below(chips: int, bit: int) -> int:
    """How many chips follow one another up to just below a bit."""
    return bit - 1 - highest(~chips & ((1 << bit) - 1))


@kernel
def run_above(chips: int, bit: int) -> int:
    """How many chips follow one another from just above a bit."""
    return lowest(~(chips >> (bit + 1)))


@kernel
def lead(mine: int, theirs: int, tournament: int) -> int:
    """Who is ahead: positive for mine, 0 for equal; with tournament scoring the difference in points.

    Wearing one chip off every chain k times leaves, of a chain of n, max(0, n - k). Summed over k that is its
    triangular score; and the longest chains decide, where they are equal the next, exactly when the last round that
    leaves a difference does.
    """
    total = 0
    while mine | theirs:
        difference = ones(mine) - ones(theirs)
        if tournament:
            total += difference
        elif difference:
            total = difference
        mine &= mine >> 1
        theirs &= theirs >> 1
    return total


@kernel
def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


@kernel
def draw(dice: Ints, limit: int) -> int:
    """A number in 0..limit-1 (limit below 2**31) from a 32-bit xorshift (Marsaglia 2003); `dice[0]` is not 0."""
    word = dice[0]
    word ^= (word << 13) & _WORD
    word ^= word >> 17
    word ^= (word << 5) & _WORD
    dice[0] = word
    return (word * limit) >> 32


@kernel
def leaders(hands: Ints, players: int, tournament: int) -> int:
    """The seats that share the first place, as a mask."""
    best = 0
    shared = 1
    for seat in range(1, players):
        ahead = lead(hands[seat], hands[best], tournament)
        if ahead > 0:
            best = seat
            shared = 1 << seat
        elif ahead == 0:
            shared |= 1 << seat
    return shared


@kernel
def share(seats: int, seat: int) -> int:
    """The part of the win that a seat has when these seats share it, in twelfths."""
    return 12 // ones(seats) if seats >> seat & 1 else 0
