"""Kernels for a table in the middle of a round: its layout as a flat array, and tiles that go into rows.

A tile is its place in `TILES`: number tiles 0 to 23 with black ones even, then the black and the white joker. A set of
tiles is an integer with these bits. Whoever plays on a table sees only what his seat may see.
"""

from __future__ import annotations

from typing import Final

from service.games.jit import Ints, kernel

ROOM: Final = 26
"""No row is longer: there are no more tiles."""
SEATS: Final = 4

PLAYERS: Final = 0
MOVER: Final = 1
PHASE: Final = 2
PENALTY: Final = 3
CLUE: Final = 4
PLACE: Final = 5
HITS: Final = 6
STAKE: Final = 7
WINNER: Final = 8
POOL_COUNTS: Final = 9
DICE: Final = 10
JOKERS: Final = 11
ACTION: Final = 12
"""Five numbers: what the mover does first, and with what."""
NEXT: Final = 18
"""The next tile of each colour in the pool, then how many there were."""
LENGTH: Final = 24
HIDDEN: Final = 28
POINTS: Final = 32
SETTLE: Final = 36
"""Per seat: 1, the row is yet to be arranged; 2, a tile is to be put back before."""
EXCLUDED: Final = 40
"""Tiles that were put back, as one set: they are not among the removed ones."""
REMOVED: Final = 41
"""Per colour: how many tiles are out of the round."""
POOL: Final = 44
TILE: Final = POOL + 2 * ROOM
OPEN: Final = TILE + SEATS * ROOM
NOT: Final = OPEN + SEATS * ROOM
"""Per tile in a row: the set of tiles that it is publicly known, or taken, not to be."""
SIZE: Final = NOT + SEATS * ROOM

DRAWING: Final = 0
GUESSING: Final = 1

CHOOSE_AFTER: Final = 0
STAKE_BEFORE: Final = 1

_WORD: Final = 0xFFFFFFFF


@kernel
def below(g: Ints, limit: int) -> int:
    """A number in 0..limit-1 (limit below 2**31) from a 32-bit xorshift (Marsaglia 2003)."""
    word = g[DICE]
    word ^= (word << 13) & _WORD
    word ^= word >> 17
    word ^= (word << 5) & _WORD
    g[DICE] = word
    return (word * limit) >> 32


@kernel
def pool_left(g: Ints, colour: int) -> int:
    """How many tiles of a colour can be drawn."""
    return g[NEXT + 2 + colour] - g[NEXT + colour]


@kernel
def place_for(g: Ints, seat: int, tile: int) -> int:
    """Where a tile goes into a row: at random where there is a choice."""
    length = g[LENGTH + seat]
    first = 0
    last = length
    if tile < 24:
        for index in range(length):
            other = g[TILE + seat * ROOM + index]
            if other < 24:
                if other < tile:
                    first = index + 1
                else:
                    last = index
                    break
    if last > first:
        first += below(g, last - first + 1)
    return first


@kernel
def insert(g: Ints, seat: int, tile: int, place: int, exposed: int) -> None:
    """Put a tile into a row so that it stands at `place`."""
    start = seat * ROOM
    for index in range(start + g[LENGTH + seat], start + place, -1):
        g[TILE + index] = g[TILE + index - 1]
        g[OPEN + index] = g[OPEN + index - 1]
        g[NOT + index] = g[NOT + index - 1]
    g[TILE + start + place] = tile
    g[OPEN + start + place] = exposed
    g[NOT + start + place] = 0
    g[LENGTH + seat] += 1
    g[HIDDEN + seat] += 1 - exposed


@kernel
def take_out(g: Ints, seat: int, place: int) -> int:
    """Take a hidden tile out of a row."""
    start = seat * ROOM
    tile = g[TILE + start + place]
    for index in range(start + place, start + g[LENGTH + seat] - 1):
        g[TILE + index] = g[TILE + index + 1]
        g[OPEN + index] = g[OPEN + index + 1]
        g[NOT + index] = g[NOT + index + 1]
    g[LENGTH + seat] -= 1
    g[HIDDEN + seat] -= 1
    return tile


@kernel
def own_clue_in(g: Ints, exposed: int) -> None:
    """The clue tile of the mover goes into his row, at the place that was settled before if there is one."""
    if g[CLUE] >= 0:
        place = g[PLACE]
        if place < 0:
            place = place_for(g, g[MOVER], g[CLUE])
        insert(g, g[MOVER], g[CLUE], place, exposed)
        g[CLUE] = -1
    g[PLACE] = -1


@kernel
def shuffle(g: Ints, start: int, length: int) -> None:
    """Mix some numbers of the table (Fisher and Yates)."""
    for last in range(length - 1, 0, -1):
        other = below(g, last + 1)
        kept = g[start + last]
        g[start + last] = g[start + other]
        g[start + other] = kept


@kernel
def fill_pool(g: Ints, rest: int) -> None:
    """Put the tiles that lie in no row into the pool, mixed; some number tiles are removed first."""
    for colour in range(2):
        start = POOL + colour * ROOM
        count = 0
        for tile in range(colour, 26, 2):
            if (rest >> tile) & 1:
                g[start + count] = tile
                count += 1
        shuffle(g, start, count)
        for _ in range(g[REMOVED + colour]):
            for index in range(start + count - 1, start - 1, -1):
                if g[index] < 24 and not (g[EXCLUDED] >> g[index]) & 1:
                    count -= 1
                    g[index] = g[start + count]
                    break
        g[NEXT + colour] = 0
        g[NEXT + 2 + colour] = count


@kernel
def settle(g: Ints, seat: int) -> None:
    """Finish the set-up of a seat: put a random tile back, arrange the row at random."""
    start = TILE + seat * ROOM
    if g[SETTLE + seat] & 2:
        tile = take_out(g, seat, below(g, g[LENGTH + seat]))
        colour = tile & 1
        end = POOL + colour * ROOM + g[NEXT + 2 + colour]
        g[end] = tile
        g[NEXT + 2 + colour] += 1
        shuffle(g, POOL + colour * ROOM, g[NEXT + 2 + colour])
    if g[SETTLE + seat]:
        length = g[LENGTH + seat]
        tiles = 0
        for index in range(start, start + length):
            tiles |= 1 << g[index]
        g[LENGTH + seat] = 0
        g[HIDDEN + seat] = 0
        for tile in range(26):
            if (tiles >> tile) & 1:
                insert(g, seat, tile, place_for(g, seat, tile), 0)
