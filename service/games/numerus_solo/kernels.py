"""Kernels that judge a position of the game for one: a lower bound of its penalty, and how promising it looks.

Numbers that still lie on the board are the bits of `waiting` (number n is bit n - 1); bit n - 1 of `joined` says that n
and n + 1 are in the same chain. A *gap* is a run of waiting numbers, a *block* a run of taken ones with its chains.
"""

from __future__ import annotations

from typing import Final

from service.games.jit import Ints, kernel, lowest, ones
from service.games.numerus.kernels import targets

# What `work` holds: first the ways so far, each the least cost * 8 + a length of the chain left of the next gap.
PROMISE: Final = 16
CANON: Final = 17
SAFE: Final = 18
NEED: Final = 19
SPACE: Final = 20

DONE: Final = 6
_LENGTHS: Final = DONE + 1
_NUMBERS: Final = 48
_WIDEST: Final = 18
_NEVER: Final = 1 << 20


@kernel
def judge(
    rays: Ints, numbers: Ints, table: Ints, work: Ints, occupied: int, star: int, waiting: int, joined: int
) -> int:
    """The least penalty that is possible if the star could fly; the less `work[PROMISE]` is, the better.

    `work[CANON]` is `joined` without what cannot matter any more: two positions that differ in nothing else can go on
    alike, and differ only in the cost of closed chains.
    """
    work[PROMISE] = work[CANON] = work[SAFE] = work[NEED] = 0
    at = lowest(waiting | 1 << _NUMBERS)
    work[0] = 0
    ways = 1
    closed = _enter(table, work, joined, 0, at)
    lack = work[NEED]
    while at < _NUMBERS:
        end = at + lowest(~(waiting >> at))
        after = end + lowest(waiting >> end | 1 << _NUMBERS - end)
        length = right = need = 0
        if end < _NUMBERS:
            length = 1 + lowest(~(joined >> end))
            right = min(DONE, length)
            need = DONE - right
        ways = _divide(table, work, ways, end - at, right)
        if end + length == after < _NUMBERS:
            # The chain is all of its block, so the next gap can still help it.
            share = end - at - lack
            share = 0 if share < 0 else min(share, need)
            _weigh(work, at, end, lack, share)
            lack = need - share
            work[NEED] += need
            work[CANON] |= (1 << right - 1) - 1 << end | (1 << right - 1) - 1 << after - right
        else:
            _weigh(work, at, end, lack, need)
            if length:
                work[NEED] += need
                work[CANON] |= (1 << right - 1) - 1 << end
            closed += _leave(table, work, ways)
            ways = 1
            before = work[NEED]
            closed += _enter(table, work, joined, end + length, after)
            lack = work[NEED] - before
        at = after
    work[PROMISE] += 150 * closed - 5 * work[NEED]
    if waiting:
        work[PROMISE] += _freedom(rays, numbers, work, occupied, star)
    return closed


@kernel
def _enter(table: Ints, work: Ints, joined: int, start: int, end: int) -> int:
    """Go through the chains from `start` to the end of their block; returns the cost of those that cannot grow."""
    closed = 0
    while start < end:
        length = 1 + lowest(~(joined >> start))
        start += length
        length = min(length, DONE)
        if start < end or end == _NUMBERS:
            closed += table[length]
        else:
            work[0] = length
            work[NEED] += DONE - length
            work[CANON] |= (1 << length - 1) - 1 << end - length
    return closed


@kernel
def _leave(table: Ints, work: Ints, ways: int) -> int:
    """The least cost with a chain that cannot grow any more."""
    best = _NEVER
    for index in range(ways):
        cost = (work[index] >> 3) + table[work[index] & 7]
        best = min(best, cost)
    return best


@kernel
def _divide(table: Ints, work: Ints, ways: int, gap: int, right: int) -> int:
    """Replace the ways to the chain left of a gap by the ways to the chain right of it; returns how many there are."""
    gap = min(gap, _WIDEST)
    found = 0
    for index in range(ways):
        length = work[index] & 7
        place = 8 + 2 * ((length * (_WIDEST + 1) + gap) * _LENGTHS + right)
        for at in range(table[place], table[place + 1]):
            way = table[at] + work[index] - length
            known = 8
            while known < 8 + found and (work[known] ^ way) & 7:
                known += 1
            if known == 8 + found:
                found += 1
                work[known] = way
            elif way < work[known]:
                work[known] = way
    for index in range(found):
        work[index] = work[8 + index]
    return found


@kernel
def _weigh(work: Ints, at: int, end: int, lack: int, share: int) -> None:
    """Find the numbers of a gap that can be taken without harm, when its chains still need `lack` and `share` of it.

    Beside a chain: if there is a number to spare, or the chain needs it, or it is the only one. Elsewhere a new chain
    begins, which needs six, and must leave the old ones what they need.
    """
    gap = end - at
    slack = gap - lack - share
    beside = (at > 0) | (end < _NUMBERS) << gap - 1
    safe = (1 << slack) - 1 << lack & ~beside if slack >= DONE else 0
    if slack > 0:
        safe |= beside
    elif gap == 1 and at > 0 and end < _NUMBERS:
        safe = 1
    else:
        if lack > 0 and at > 0:
            safe |= 1
        if share > 0 and end < _NUMBERS:
            safe |= 1 << gap - 1
    work[SAFE] |= safe << at
    work[PROMISE] += 10 * (gap - ones(safe))
    if slack > 0:
        work[PROMISE] += 10 * (slack // DONE) if slack >= DONE else -2 * slack


@kernel
def _freedom(rays: Ints, numbers: Ints, work: Ints, occupied: int, star: int) -> int:
    """How bad it is that the star has few harmless chips to go to."""
    reach = targets(rays, occupied, star)
    safe = 0
    while reach:
        safe += work[SAFE] >> numbers[lowest(reach)] & 1
        reach &= reach - 1
        if safe > 1:
            return 0
    return 3 if safe else 20
