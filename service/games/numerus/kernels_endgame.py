"""Kernel that plays out the rest of a game of two without exchange chips: alpha-beta with a transposition table.

The chips that are left at the root are renumbered 0..size-1, in reading order, so that a position (what lies there,
what the mover has taken since, where the star is) fits into one integer: the table never takes one for another.
"""

from __future__ import annotations

from typing import Final

from service.games.jit import Ints, kernel, lowest, ones
from service.games.numerus.kernels import lead, run_above, run_below, sign, targets

MOST_CHIPS: Final = 28
"""Positions of so many chips still fit into 62 bits."""
UNKNOWN: Final = 2
"""The answer when the limit was reached: neither loss (-1), draw (0) nor win (1)."""

# What `meter` counts and holds.
NODES: Final = 0
LIMIT: Final = 1
LOG_SIZE: Final = 2
TOURNAMENT: Final = 3
CHIPS: Final = 4

_TABLE_FROM: Final = 4
"""Positions with fewer chips are searched anew: that is quicker than looking them up."""
_HASH: Final = 0x9E3779B1
_SURE: Final = 1 << 20


@kernel
def solve(
    rays: Ints,
    numbers: Ints,
    table: Ints,
    scratch: Ints,
    meter: Ints,
    occupied: int,
    star: int,
    own: int,
    mine: int,
    theirs: int,
    low: int,
    high: int,
) -> int:
    """The result for the mover: -1, 0 or 1, exact when it is between `low` and `high`, else a bound; or `UNKNOWN`.

    Args:
        rays: eight masks for each chip, and for the star's first field as number `size`.
        numbers: the bit of each chip.
        table: four integers for each of 2 ** meter[LOG_SIZE] slots; survives a call that reached its limit.
        scratch: room for the moves of every depth: (size + 1) ** 2.
        meter: nodes so far, their limit, the table's size, whether scoring is `tournament`, size.
        occupied: the chips that are left, as a mask of renumbered chips.
        star: the renumbered field of the star.
        own: what the mover has taken since the root, as a mask of renumbered chips.
        mine: all chips of the mover.
        theirs: all chips of the opponent.
        low: what the mover has already.
        high: what the opponent lets him have at most.
    """
    meter[NODES] += 1
    if meter[NODES] > meter[LIMIT]:
        return UNKNOWN
    # Nobody can do better than to get all that is left.
    rest = (1 << 48) - 1 & ~(mine | theirs)
    upper = sign(lead(mine | rest, theirs, meter[TOURNAMENT]))
    if upper <= low:
        return upper
    lower = sign(lead(mine, theirs | rest, meter[TOURNAMENT]))
    if lower >= high or lower == upper:
        return lower
    left = ones(occupied)
    key = slot = tried = 0
    if left >= _TABLE_FROM:
        key = 1 + (occupied | own << meter[CHIPS] | star << 2 * meter[CHIPS])
        slot = _slot(key, meter[LOG_SIZE])
        known = _look_up(table, slot, key)
        if known:
            lower = max(lower, (known & 3) - 1)
            upper = min(upper, (known >> 2 & 3) - 1)
            if lower >= high or lower == upper:
                return lower
            if upper <= low:
                return upper
            tried = 1 << (known >> 4 & 31)
    alpha = max(low, lower)
    beta = min(high, upper)
    first = left * (meter[CHIPS] + 1)
    end = _order(rays, numbers, scratch, first, occupied, star, mine, theirs, tried)
    best = -1
    pick = 0
    others = ((1 << meter[CHIPS]) - 1) ^ occupied ^ own
    for place in range(first, end):
        chip = scratch[place] & 31
        value = solve(
            rays,
            numbers,
            table,
            scratch,
            meter,
            occupied ^ 1 << chip,
            chip,
            others,
            theirs,
            mine | 1 << numbers[chip],
            -beta,
            -max(alpha, best),
        )
        if value == UNKNOWN:
            return UNKNOWN
        if -value > best or place == first:
            best = -value
            pick = chip
            if best >= beta:
                break
    if left >= _TABLE_FROM:
        if best < beta:
            upper = min(upper, max(best, lower))
        if best > alpha:
            lower = max(lower, min(best, upper))
        _store(table, slot, key, (lower + 1) | (upper + 1) << 2 | pick << 4 | left << 9)
    return best


@kernel
def _slot(key: int, log_size: int) -> int:
    return (((key ^ key >> 29) & 0x7FFFFFFF) * _HASH >> 20 & ((1 << log_size) - 1)) * 4


@kernel
def _look_up(table: Ints, slot: int, key: int) -> int:
    if table[slot] == key:
        return table[slot + 1]
    if table[slot + 2] == key:
        return table[slot + 3]
    return 0


@kernel
def _store(table: Ints, slot: int, key: int, data: int) -> None:
    """Of the two places in a slot, the first is for the position with more chips left, the second for the last one."""
    if table[slot] != key:
        if table[slot + 1] >> 9 > data >> 9:
            slot += 2
        else:
            table[slot + 2] = table[slot]
            table[slot + 3] = table[slot + 1]
    table[slot] = key
    table[slot + 1] = data


@kernel
def _order(
    rays: Ints, numbers: Ints, scratch: Ints, first: int, occupied: int, star: int, mine: int, theirs: int, tried: int
) -> int:
    """Write the moves to `scratch` from `first` on, best guess first; returns where they end.

    The guess: leave the opponent few replies (that alone saves two nodes of three), lengthen long chains, spoil his.
    """
    end = first
    reach = targets(rays, occupied, star)
    while reach:
        chip = lowest(reach)
        reach &= reach - 1
        worth = 0
        if tried >> chip == 1:
            worth = _SURE
        elif occupied & occupied - 1:
            bit = numbers[chip]
            worth = 2048 - 32 * ones(targets(rays, occupied ^ 1 << chip, chip))
            worth += 16 * (run_below(mine, bit) + run_above(mine, bit))
            worth += 12 * (run_below(theirs, bit) + run_above(theirs, bit))
        entry = worth << 5 | chip
        place = end
        while place > first and scratch[place - 1] < entry:
            scratch[place] = scratch[place - 1]
            place -= 1
        scratch[place] = entry
        end += 1
    return end
