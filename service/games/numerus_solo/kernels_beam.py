"""Kernel of the beam search: ply by ply the most promising positions, in slices that can stop anywhere.

A pass that never had to drop a position for lack of width has seen everything that could be better than the best line
known before, and so proves it. Wider and wider passes get there in the end.
"""

from __future__ import annotations

from typing import Final

from service.games.jit import Ints, kernel, lowest
from service.games.numerus.kernels import run_above, run_below, targets
from service.games.numerus_solo.kernels import CANON, DONE, PROMISE, judge

# What `pass_` holds. Levels count plies from the start of the pass; `BEST` is the penalty to beat, `MISSED` the least
# bound of a position that was dropped for lack of width, `FOUND` the index of the best end in the last level.
NODES: Final = 0
LIMIT: Final = 1
LEVEL: Final = 2
LEVELS: Final = 3
CURSOR: Final = 4
COUNT: Final = 5
KIDS: Final = 6
WIDTH: Final = 7
BEST: Final = 8
MISSED: Final = 9
STAMP: Final = 10
FOUND: Final = 11
CONTROLS: Final = 12

NOTHING: Final = 1 << 20
NODE: Final = 4
"""Integers of a position: fields with chips, star, numbers that wait, numbers joined to the next one."""
KID: Final = 9
"""The same, then canonical joints, bound, promise, index of the parent, and move (4 * field + choice)."""
TALLY: Final = 4096
_WORD: Final = 0x7FFFFFFF
_HASH: Final = 0x9E3779B1


@kernel
def advance(
    rays: Ints,
    numbers: Ints,
    table: Ints,
    work: Ints,
    control: Ints,
    nodes: Ints,
    kids: Ints,
    history: Ints,
    seen: Ints,
    tally: Ints,
) -> int:
    """Go on with a pass; 1 when it is over, 0 when `LIMIT` was reached between two positions."""
    while control[LEVEL] < control[LEVELS] and control[COUNT]:
        while control[CURSOR] < control[COUNT]:
            if control[NODES] >= control[LIMIT]:
                return 0
            _expand(rays, numbers, table, work, control, nodes, kids, seen, tally)
            control[CURSOR] += 1
        _select(control, kids, seen, tally)
        _descend(control, nodes, kids, history)
    return 1


@kernel
def _descend(control: Ints, nodes: Ints, kids: Ints, history: Ints) -> None:
    """Make the children the positions of the next level, and write down how they came about."""
    row = 2 * control[LEVEL] * control[WIDTH]
    for index in range(control[KIDS]):
        kid = index * KID
        for part in range(NODE):
            nodes[index * NODE + part] = kids[kid + part]
        history[row + 2 * index] = kids[kid + 7]
        history[row + 2 * index + 1] = kids[kid + 8]
    control[LEVEL] += 1
    if control[LEVEL] == control[LEVELS]:
        for index in range(control[KIDS]):
            if kids[index * KID + 5] < control[BEST]:
                control[BEST] = kids[index * KID + 5]
                control[FOUND] = index
    control[COUNT] = control[KIDS]
    control[CURSOR] = control[KIDS] = 0
    control[STAMP] += 1


@kernel
def _expand(
    rays: Ints, numbers: Ints, table: Ints, work: Ints, control: Ints, nodes: Ints, kids: Ints, seen: Ints, tally: Ints
) -> None:
    node = control[CURSOR] * NODE
    occupied = nodes[node]
    waiting = nodes[node + 2]
    joined = nodes[node + 3]
    reach = targets(rays, occupied, nodes[node + 1])
    while reach:
        field = lowest(reach)
        reach &= reach - 1
        bit = numbers[field]
        left = waiting ^ 1 << bit
        lower = bit > 0 and not waiting >> bit - 1 & 1
        upper = bit < 47 and not waiting >> bit + 1 & 1
        choices = 1
        if lower and upper and (run_below(joined, bit - 1) < DONE - 1 or run_above(joined, bit) < DONE - 1):
            # To feed the unfinished chain is not always best: one that is lost anyway is better left short.
            choices = 2
        for choice in range(choices):
            linked = joined
            if lower and choice == 0:
                linked |= 1 << bit - 1
            elif upper:
                linked |= 1 << bit
            control[NODES] += 1
            bound = judge(rays, numbers, table, work, occupied ^ 1 << field, field, left, linked)
            if bound < control[BEST]:
                kid = _admit(control, kids, seen, tally, occupied ^ 1 << field, field, work[CANON], bound)
                if kid >= 0:
                    kids[kid + 2] = left
                    kids[kid + 3] = linked
                    kids[kid + 6] = work[PROMISE]
                    kids[kid + 7] = control[CURSOR]
                    kids[kid + 8] = 4 * field + (choice + 1 if lower and upper else 0)


@kernel
def _hash(occupied: int, star: int, canon: int, size: int) -> int:
    key = (occupied ^ occupied >> 29 ^ star << 23 ^ canon ^ canon >> 20) & _WORD
    key = ((key * _HASH) >> 13 ^ canon ^ occupied >> 11) & _WORD
    return ((key * _HASH) >> 20) & (size - 1)


@kernel
def _admit(control: Ints, kids: Ints, seen: Ints, tally: Ints, occupied: int, star: int, canon: int, bound: int) -> int:
    """Where to write a child with these marks, -1 if there is one as good already."""
    if (control[KIDS] + 1) * KID > len(kids):
        _select(control, kids, seen, tally)
    size = len(seen)
    slot = _hash(occupied, star, canon, size)
    while seen[slot] >> 32 == control[STAMP]:
        kid = (seen[slot] & _WORD) * KID
        if kids[kid] == occupied and kids[kid + 1] == star and kids[kid + 4] == canon:
            if kids[kid + 5] <= bound:
                return -1
            kids[kid + 5] = bound
            return kid
        slot = slot + 1 & size - 1
    seen[slot] = control[STAMP] << 32 | control[KIDS]
    kid = control[KIDS] * KID
    kids[kid] = occupied
    kids[kid + 1] = star
    kids[kid + 4] = canon
    kids[kid + 5] = bound
    control[KIDS] += 1
    return kid


@kernel
def _select(control: Ints, kids: Ints, seen: Ints, tally: Ints) -> None:
    """Keep the `WIDTH` most promising children, in their order; forget which ones were seen."""
    count = control[KIDS]
    width = control[WIDTH]
    if count <= width:
        return
    least = most = kids[6]
    for index in range(1, count):
        least = min(least, kids[index * KID + 6])
        most = max(most, kids[index * KID + 6])
    span = min(TALLY, most - least + 1)
    for step in range(span):
        tally[step] = 0
    for index in range(count):
        tally[min(span - 1, kids[index * KID + 6] - least)] += 1
    step = room = 0
    while room + tally[step] <= width:
        room += tally[step]
        step += 1
    room = width - room
    kept = 0
    for index in range(count):
        kid = index * KID
        rank = min(span - 1, kids[kid + 6] - least)
        if rank < step or (rank == step and room > 0):
            room -= rank == step
            for part in range(KID):
                kids[kept * KID + part] = kids[kid + part]
            kept += 1
        else:
            control[MISSED] = min(control[MISSED], kids[kid + 5])
    control[KIDS] = kept
    control[STAMP] += 1
    for index in range(kept):
        kid = index * KID
        slot = _hash(kids[kid], kids[kid + 1], kids[kid + 4], len(seen))
        while seen[slot] >> 32 == control[STAMP]:
            slot = slot + 1 & len(seen) - 1
        seen[slot] = control[STAMP] << 32 | index
