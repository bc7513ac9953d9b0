"""Kernels that judge a position of Da Vinci Solo: what rows still take, and how promising that looks.

A tile is its rank, 0 (B0) to 23 (W11); sets of tiles are masks of 24 bits. A row is only its outer end: `SIDE` 0 means
a lone spine tile, 1 a row that grows to the right, 2 one that grows to the left.
"""

from __future__ import annotations

from typing import Final

from service.games.jit import Ints, kernel, lowest, ones

# What a table `g` holds.
END: Final = 0
SIDE: Final = 6
SLOTS: Final = 12
POOL: Final = 18
HAND: Final = 19
DRAWN: Final = 20
"""The tile drawn in this turn, -1 for none."""
TURN: Final = 21
DEADLINE: Final = 22
"""With shared allowances: the turn at whose end the hand must be empty; 0 while nothing is held."""
MODE: Final = 23
"""What holding is for: 0 nothing (it cannot save a game), 1 shared allowances, 2 each tile its own."""
COLOURS: Final = 24
"""Whether the player chooses the colour."""
DUE: Final = 25
"""For each tile the turn at whose end it must lie, with allowances of their own."""
PLAN: Final = 49
"""For each tile of the hand the row that it goes to; `KEEP` to hold it."""
SIZE: Final = 73

KEEP: Final = 6
ROWS: Final = 6
TILES: Final = 24
ALL: Final = (1 << TILES) - 1
NEVER: Final = -(1 << 30)

# Where the weights of a stage begin: by slots and tiles that fit; lone spines; slots and tiles with no other row;
# tiles by the number of rows that take them; tiles in hand by their number and slack.
FITS: Final = 0
LONE: Final = 80
SOLE: Final = 90
CHOICE: Final = 106
HELD: Final = 112
BIAS: Final = 124
STAGE: Final = 130
WEIGHTS: Final = 3 * STAGE
_FITS_WIDTH: Final = 20


@kernel
def patience(tile: int) -> int:
    """For how many further turns a tile may be held."""
    edge = min(tile >> 1, 11 - (tile >> 1))
    return 2 - edge if edge < 2 else 0


@kernel
def taken_by(g: Ints, row: int) -> int:
    """The tiles that a row would take now."""
    if g[SLOTS + row] <= 0:
        return 0
    below = (1 << g[END + row]) - 1
    above = ALL & ~(2 * below + 1)
    if g[SIDE + row] == 1:
        return above
    if g[SIDE + row] == 2:
        return below
    return above | below


@kernel
def put(g: Ints, tile: int, row: int) -> None:
    """Place a tile that the row takes."""
    if g[SIDE + row] == 0:
        g[SIDE + row] = 1 if tile > g[END + row] else 2
    g[END + row] = tile
    g[SLOTS + row] -= 1


@kernel
def may_hold(g: Ints, rest: int) -> bool:
    """Whether the turn may end with these tiles in hand."""
    if g[MODE] == 0 or g[POOL] == 0:
        return False
    drawn_stays = g[DRAWN] >= 0 and rest >> g[DRAWN] & 1
    if g[MODE] == 1:
        deadline = g[DEADLINE] or g[TURN]
        if drawn_stays:
            deadline += patience(g[DRAWN])
        if g[TURN] >= deadline:
            return False
    left = rest
    while left:
        tile = lowest(left)
        left &= left - 1
        if patience(tile) == 0 or (g[MODE] == 2 and g[TURN] >= g[DUE + tile]):
            return False
    return True


@kernel
def end_turn(g: Ints) -> None:
    """End the turn with what is in hand."""
    if g[HAND] == 0:
        g[DEADLINE] = 0
    elif g[MODE] == 1:
        if g[DEADLINE] == 0:
            g[DEADLINE] = g[TURN]
        if g[DRAWN] >= 0 and g[HAND] >> g[DRAWN] & 1:
            g[DEADLINE] += patience(g[DRAWN])
    g[TURN] += 1
    g[DRAWN] = -1


@kernel
def take_up(g: Ints, tile: int) -> None:
    """The drawn tile comes to the hand."""
    g[POOL] &= ~(1 << tile)
    g[HAND] |= 1 << tile
    g[DRAWN] = tile
    g[DUE + tile] = g[TURN] + patience(tile)


@kernel
def _slack(g: Ints, rest: int) -> int:
    """For how many turns after this one the hand can wait."""
    if g[MODE] == 1:
        deadline = g[DEADLINE] or g[TURN]
        if g[DRAWN] >= 0 and rest >> g[DRAWN] & 1:
            deadline += patience(g[DRAWN])
        return deadline - g[TURN]
    least = TILES
    left = rest
    while left:
        tile = lowest(left)
        left &= left - 1
        least = min(least, g[DUE + tile] - g[TURN])
    return least


@kernel
def features(g: Ints, rest: int, found: Ints) -> int:
    """List the indices of the weights that count for the end of this turn; returns how many, -1 if all is lost."""
    left = g[POOL] | rest
    count = ones(left)
    stage = STAGE * (0 if count > 12 else 1 if count > 6 else 2)
    once = twice = more = 0
    some = 0
    for row in range(ROWS):
        fits = taken_by(g, row) & left
        # Counts of rows for all tiles at once: three binary digits, a mask each.
        carry = once & fits
        once ^= fits
        more ^= twice & carry
        twice ^= carry
        some |= fits
    if some != left:
        return -1
    single = once & ~twice & ~more
    at = 0
    for row in range(ROWS):
        slots = min(3, g[SLOTS + row])
        fits = taken_by(g, row) & left
        if slots == 0:
            continue
        alone = ones(fits & single)
        if alone > g[SLOTS + row]:
            return -1
        if g[SIDE + row] == 0:
            low = ones(fits & ((1 << g[END + row]) - 1))
            found[at] = stage + LONE + min(9, low, ones(fits) - low)
        else:
            found[at] = stage + FITS + _FITS_WIDTH * slots + ones(fits)
        found[at + 1] = stage + SOLE + 4 * slots + min(3, alone)
        at += 2
    tiles = left
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        rows = (1 if once & bit else 0) + (2 if twice & bit else 0) + (4 if more & bit else 0)
        found[at] = stage + CHOICE + min(5, rows)
        at += 1
    if rest:
        found[at] = stage + HELD + 4 * (min(3, ones(rest)) - 1) + max(0, min(4, _slack(g, rest)) - 1)
        at += 1
    found[at] = stage + BIAS + (count - 1) % 6
    return at + 1


@kernel
def worth(g: Ints, rest: int, weights: Ints, found: Ints) -> int:
    """How good it is to end the turn with these tiles in hand; `NEVER` if it loses for sure."""
    number = features(g, rest, found)
    if number < 0:
        return NEVER
    total = 0
    for index in range(number):
        total += weights[found[index]]
    return total
