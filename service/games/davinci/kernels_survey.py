"""Kernels for the posterior of a seat in a rollout: the sweep of `sweep.py` over arrays, with the jokers in its state.

What the jokers weigh is that of the model `deal`, but for two in one row, where L * L stands for L * (L - 1): with
that, all weights are products and one sweep does for all places of the jokers. After a number is placed, the state
may jump over up to two tiles that are jokers; so it may at the beginning of each row.
"""

from __future__ import annotations

from typing import Final

from service.games.davinci.kernels_table import CLUE, JOKERS, LENGTH, MOVER, NOT, OPEN, PLAYERS, ROOM, TILE
from service.games.jit import Ints, kernel

CELLS: Final = 0
TOTAL: Final = 1
_LINES: Final = 2
_STATES: Final = 3
_BITS: Final = 4
_UNSEEN: Final = 5
_LAYERS: Final = 6
_FIRST: Final = 8
"""Per line: its first cell; one more entry says where the last line ends."""
_STRIDE: Final = 16
_WEIGHT: Final = 24
SEAT: Final = 32
POSITION: Final = 64
MASK: Final = 96
_JUMP: Final = 128
"""Per cell: the joker bit of the state that it would use up; 0 if it cannot be a joker."""
_ORDER: Final = 160
"""The unseen number tiles, rising."""
WAYS: Final = 192
"""Per cell and tile: the weight of all worlds with that tile there."""
_LAYER: Final = WAYS + 32 * ROOM
_SPACE: Final = 240_000
WORK: Final = _LAYER + _SPACE
"""The size of the array that a survey works in."""

_UNIT: Final = 240
"""A joker in a row of length L weighs 240 // L, one in no row 240."""
_EVERY: Final = (1 << 26) - 1
_COLOUR: Final = 0x1555555
"""The black tiles, the joker among them."""


@kernel
def unseen_by(g: Ints, seat: int) -> int:
    """The tiles that a seat does not see; -1 is a spectator."""
    seen = 0
    for owner in range(g[PLAYERS]):
        for index in range(owner * ROOM, owner * ROOM + g[LENGTH + owner]):
            if owner == seat or g[OPEN + index]:
                seen |= 1 << g[TILE + index]
    if g[CLUE] >= 0 and g[MOVER] == seat:
        seen |= 1 << g[CLUE]
    every = _EVERY if g[JOKERS] else (1 << 24) - 1
    return every & ~seen


@kernel
def _list_row(g: Ints, w: Ints, owner: int, unseen: int) -> None:
    """Add the hidden tiles of a row, each with what it can be between its open neighbours."""
    count = w[CELLS]
    room = (1 << 24) - 1
    for position in range(g[LENGTH + owner]):
        index = owner * ROOM + position
        tile = g[TILE + index]
        if g[OPEN + index]:
            if tile < 24:
                room &= -(2 << tile)
                low = (1 << tile) - 1
                for cell in range(w[_FIRST + w[_LINES]], count):
                    w[MASK + cell] &= low
        else:
            colour = _COLOUR if tile & 1 == 0 else _COLOUR << 1
            allowed = unseen & colour & ~g[NOT + index]
            w[SEAT + count] = owner
            w[POSITION + count] = position
            w[MASK + count] = allowed & room
            w[_JUMP + count] = allowed >> 24
            count += 1
    if count > w[CELLS]:
        line = w[_LINES]
        w[_WEIGHT + line] = _UNIT // g[LENGTH + owner]
        w[_STRIDE + line] = w[_STATES]
        w[_STATES] *= count - w[CELLS] + 1
        w[_LINES] = line + 1
        w[_FIRST + line + 1] = count
        w[CELLS] = count


@kernel
def _prepare(g: Ints, w: Ints, seat: int) -> int:
    """List the hidden tiles that a seat wonders about, and the tiles that they can be."""
    unseen = unseen_by(g, seat)
    w[_UNSEEN] = unseen
    bits = unseen >> 24
    w[_BITS] = 1 if bits == 0 else (4 if bits == 3 else 2)
    w[CELLS] = 0
    w[_LINES] = 0
    w[_FIRST] = 0
    w[_STATES] = w[_BITS]
    for owner in range(g[PLAYERS]):
        if owner != seat:
            _list_row(g, w, owner, unseen)
    # With one unseen joker there is one bit, whatever its colour.
    if bits == 2:
        for cell in range(w[CELLS]):
            w[_JUMP + cell] >>= 1
    count = 0
    for tile in range(24):
        if (unseen >> tile) & 1:
            w[_ORDER + count] = tile
            count += 1
    w[_LAYERS] = count
    for index in range(WAYS, WAYS + w[CELLS] * ROOM):
        w[index] = 0
    return w[_STATES] * (count + 2)


@kernel
def _pull(w: Ints, after: int, state: int, line: int, cell: int) -> int:
    """What all ways weigh to go on once a cell is filled: at once, or over one or two jokers that follow."""
    stride = w[_STRIDE + line]
    last = w[_FIRST + line + 1]
    then = after + state + stride
    ways = w[then]
    if w[_BITS] > 1 and cell + 1 < last and w[_JUMP + cell + 1]:
        bit = w[_JUMP + cell + 1]
        used = state & (w[_BITS] - 1)
        if not used & bit:
            weight = w[_WEIGHT + line]
            ways += weight * w[then + stride + bit]
            if cell + 2 < last and w[_JUMP + cell + 2] and not (used | bit) & w[_JUMP + cell + 2]:
                ways += weight * weight * w[then + 2 * stride + bit + w[_JUMP + cell + 2]]
    return ways


@kernel
def _sweep_back(w: Ints) -> None:
    """From the last tile to the first: what the ways to go on from each state weigh."""
    states = w[_STATES]
    layers = w[_LAYERS]
    end = _LAYER + layers * states
    for index in range(end, end + states):
        w[index] = 0
    bits = w[_BITS]
    for used in range(bits):
        outside = _UNIT if bits == 2 else _UNIT * _UNIT
        if used == 3:
            outside = 1
        elif used:
            outside = 1 if bits == 2 else _UNIT
        w[end + states - bits + used] = outside if bits > 1 else 1
    for layer in range(layers - 1, -1, -1):
        tile = w[_ORDER + layer]
        here = _LAYER + layer * states
        after = here + states
        for index in range(states):
            w[here + index] = w[after + index]
        for line in range(w[_LINES]):
            first = w[_FIRST + line]
            stride = w[_STRIDE + line]
            block = stride * (w[_FIRST + line + 1] - first + 1)
            for cell in range(first, w[_FIRST + line + 1]):
                if (w[MASK + cell] >> tile) & 1:
                    for base in range((cell - first) * stride, states, block):
                        for state in range(base, base + stride):
                            w[here + state] += _pull(w, after, state, line, cell)


@kernel
def _start(w: Ints, front: int) -> None:
    """The states before the first tile: each line may begin with jokers."""
    states = w[_STATES]
    for index in range(front, front + states):
        w[index] = 0
    w[front] = 1
    if w[_BITS] == 1:
        return
    for line in range(w[_LINES]):
        first = w[_FIRST + line]
        last = w[_FIRST + line + 1]
        stride = w[_STRIDE + line]
        weight = w[_WEIGHT + line]
        bit = w[_JUMP + first]
        if not bit:
            continue
        # States with this line empty stand below its stride in every block that the earlier lines have reached.
        for state in range(stride):
            ways = w[front + state]
            used = state & (w[_BITS] - 1)
            if ways and not used & bit:
                w[front + state + stride + bit] += ways * weight
                if first + 1 < last:
                    other = w[_JUMP + first + 1]
                    if other and not (used | bit) & other:
                        w[front + state + 2 * stride + bit + other] += ways * weight * weight


@kernel
def _count_leading(w: Ints, front: int) -> None:
    """Jokers at the beginning of lines."""
    bits = w[_BITS]
    for state in range(w[_STATES]):
        ways = w[front + state] * w[_LAYER + state]
        if ways:
            for line in range(w[_LINES]):
                first = w[_FIRST + line]
                length = w[_FIRST + line + 1] - first
                done = state // w[_STRIDE + line] % (length + 1)
                for cell in range(first, first + done):
                    w[WAYS + cell * ROOM + 23 + _joker_of(w, cell, bits)] += ways


@kernel
def _joker_of(w: Ints, cell: int, bits: int) -> int:
    """1 for the black joker, 2 for the white one: which one a cell can be."""
    return w[_JUMP + cell] if bits == 4 else w[_UNSEEN] >> 24


@kernel
def _push(w: Ints, front: int, then: int, after: int, tile: int, line: int, cell: int, base: int) -> None:
    """Fill a cell from all states of a block, and count what goes through it."""
    stride = w[_STRIDE + line]
    last = w[_FIRST + line + 1]
    bits = w[_BITS]
    weight = w[_WEIGHT + line]
    bit = w[_JUMP + cell + 1] if bits > 1 and cell + 1 < last else 0
    next_bit = w[_JUMP + cell + 2] if bit and cell + 2 < last else 0
    through = 0
    for state in range(base, base + stride):
        ways = w[front + state]
        if not ways:
            continue
        to = state + stride
        w[then + to] += ways
        through += ways * w[after + to]
        used = state & (bits - 1)
        if bit and not used & bit:
            to += stride + bit
            w[then + to] += ways * weight
            one = ways * weight * w[after + to]
            through += one
            w[WAYS + (cell + 1) * ROOM + 23 + _joker_of(w, cell + 1, bits)] += one
            if next_bit and not (used | bit) & next_bit:
                to += stride + next_bit
                w[then + to] += ways * weight * weight
                two = ways * weight * weight * w[after + to]
                through += two
                w[WAYS + (cell + 1) * ROOM + 23 + _joker_of(w, cell + 1, bits)] += two
                w[WAYS + (cell + 2) * ROOM + 23 + _joker_of(w, cell + 2, bits)] += two
    w[WAYS + cell * ROOM + tile] += through


@kernel
def _sweep_forth(w: Ints) -> None:
    """From the first tile to the last: count what goes through every cell with every tile."""
    states = w[_STATES]
    layers = w[_LAYERS]
    front = _LAYER + (layers + 1) * states
    _start(w, front)
    total = 0
    for state in range(states):
        total += w[front + state] * w[_LAYER + state]
    w[TOTAL] = total
    if w[_BITS] > 1:
        _count_leading(w, front)
    # The layer of a tile is not needed once its successor's has been used: the next states replace it.
    for layer in range(layers):
        tile = w[_ORDER + layer]
        after = _LAYER + (layer + 1) * states
        then = _LAYER + layer * states
        for index in range(states):
            w[then + index] = w[front + index]
        for line in range(w[_LINES]):
            first = w[_FIRST + line]
            stride = w[_STRIDE + line]
            block = stride * (w[_FIRST + line + 1] - first + 1)
            for cell in range(first, w[_FIRST + line + 1]):
                if (w[MASK + cell] >> tile) & 1:
                    for base in range((cell - first) * stride, states, block):
                        _push(w, front, then, after, tile, line, cell, base)
        front = then


@kernel
def survey(g: Ints, w: Ints, seat: int) -> int:
    """Fill the work array with the posterior of a seat (-1: a spectator); 0 when it has no worlds or no room."""
    if _prepare(g, w, seat) > _SPACE:
        w[TOTAL] = 0
    else:
        _sweep_back(w)
        _sweep_forth(w)
    return w[TOTAL]
