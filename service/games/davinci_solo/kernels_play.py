"""Kernels for rollouts: a player who ends every turn as promisingly as he can, from any moment to the end of a game."""

from __future__ import annotations

from typing import Final

from service.games.davinci_solo.kernels import (
    COLOURS,
    DRAWN,
    END,
    HAND,
    KEEP,
    NEVER,
    PLAN,
    POOL,
    SIDE,
    SIZE,
    SLOTS,
    TILES,
    end_turn,
    may_hold,
    patience,
    put,
    take_up,
    taken_by,
    worth,
)
from service.games.jit import Ints, kernel

# What scratch space `s` holds: the tiles of a hand, the row chosen for each, what to undo, a shuffled pool.
_TILES: Final = 0
_CHOICES: Final = _TILES + TILES
_UNDO: Final = _CHOICES + TILES
_ORDER: Final = _UNDO + 3 * TILES
SPACE: Final = _ORDER + TILES
FOUND: Final = 64

_MOST_STEPS: Final = 3_000
"""With many tiles in hand, not every plan is looked at."""
_WORD: Final = 0xFFFFFFFF


@kernel
def plan(g: Ints, weights: Ints, s: Ints, found: Ints) -> int:
    """Find the best way to end the turn; leaves it in `PLAN` and returns its worth, `NEVER` if there is none.

    The tiles of the hand are placed from the middle outwards: that is the order in which they fit the same row.
    """
    number = 0
    for at in range(TILES // 2 - 1, -1, -1):
        if g[HAND] >> at & 1:
            s[_TILES + number] = at
            number += 1
        if g[HAND] >> TILES - 1 - at & 1:
            s[_TILES + number] = TILES - 1 - at
            number += 1
    best = NEVER
    seen = depth = rest = 0
    s[_CHOICES] = -1
    while depth >= 0:
        seen += 1
        if depth == number:
            if rest == 0 or may_hold(g, rest):
                value = worth(g, rest, weights, found)
                if value > best:
                    best = value
                    for index in range(number):
                        g[PLAN + index] = s[_CHOICES + index]
            depth -= 1
            continue
        tile = s[_TILES + depth]
        choice = s[_CHOICES + depth]
        if choice == KEEP:
            rest &= ~(1 << tile)
        elif choice >= 0:
            g[END + choice] = s[_UNDO + 3 * depth]
            g[SIDE + choice] = s[_UNDO + 3 * depth + 1]
            g[SLOTS + choice] += 1
        choice += 1
        while choice < KEEP and not taken_by(g, choice) >> tile & 1:
            choice += 1
        if choice > KEEP or (choice == KEEP and patience(tile) == 0) or seen > _MOST_STEPS:
            depth -= 1
            continue
        s[_CHOICES + depth] = choice
        if choice == KEEP:
            rest |= 1 << tile
        else:
            s[_UNDO + 3 * depth] = g[END + choice]
            s[_UNDO + 3 * depth + 1] = g[SIDE + choice]
            put(g, tile, choice)
        depth += 1
        s[_CHOICES + depth] = -1
    return best


@kernel
def follow(g: Ints, s: Ints) -> None:
    """Do what the plan says, and end the turn."""
    number = 0
    for at in range(TILES // 2 - 1, -1, -1):
        for side in range(2):
            tile = TILES - 1 - at if side else at
            if g[HAND] >> tile & 1:
                s[_TILES + number] = tile
                number += 1
    for index in range(number):
        if g[PLAN + index] != KEEP:
            tile = s[_TILES + index]
            put(g, tile, g[PLAN + index])
            g[HAND] &= ~(1 << tile)
    end_turn(g)


@kernel
def below(dice: int, number: int) -> int:
    """A number below the given one."""
    return (dice >> 8) % number


@kernel
def roll(dice: int) -> int:
    """The next random number: xorshift of 32 bits."""
    dice ^= dice << 13 & _WORD
    dice ^= dice >> 17
    return dice ^ (dice << 5 & _WORD)


@kernel
def shuffle(pool: int, dice: int, s: Ints) -> int:
    """Put the tiles of the pool in random order; returns how many there are."""
    number = 0
    for tile in range(TILES):
        if pool >> tile & 1:
            s[_ORDER + number] = tile
            number += 1
    for last in range(number - 1, 0, -1):
        dice = roll(dice)
        other = below(dice, last + 1)
        tile = s[_ORDER + last]
        s[_ORDER + last] = s[_ORDER + other]
        s[_ORDER + other] = tile
    return number


@kernel
def colour_to_draw(g: Ints, weights: Ints, odds: Ints, s: Ints, found: Ints) -> int:
    """The colour whose tiles can be placed best on average."""
    best = -1
    chosen = 0
    for colour in range(2):
        total = count = 0
        for tile in range(colour, TILES, 2):
            if g[POOL] >> tile & 1:
                hand, drawn, pool = g[HAND], g[DRAWN], g[POOL]
                take_up(g, tile)
                total += chance(plan(g, weights, s, found), odds)
                count += 1
                g[HAND], g[DRAWN], g[POOL] = hand, drawn, pool
        if count and total // count > best:
            best = total // count
            chosen = colour
    return chosen


@kernel
def chance(value: int, odds: Ints) -> int:
    """The chance to win, in units of 2**-20, for a worth in units of 1/1024 of log-odds."""
    return 0 if value == NEVER else odds[min(255, max(0, (value >> 6) + 128))]


@kernel
def next_tile(g: Ints, colour: int, number: int, s: Ints) -> int:
    """The first tile in the order of the shuffle that is still in the pool and of the colour (-1: any)."""
    for index in range(number):
        tile = s[_ORDER + index]
        if g[POOL] >> tile & 1 and (colour < 0 or tile & 1 == colour):
            return tile
    return -1


@kernel
def finish(base: Ints, colour: int, dice: int, weights: Ints, odds: Ints, g: Ints, s: Ints, found: Ints) -> bool:
    """Play a copy of the table to the end; returns whether the game is won. `colour` is the first one to draw."""
    for index in range(SIZE):
        g[index] = base[index]
    number = shuffle(g[POOL], dice, s)
    while True:
        if g[DRAWN] != -1:
            if plan(g, weights, s, found) == NEVER:
                return False
            follow(g, s)
        if g[POOL] == 0:
            return g[HAND] == 0
        if g[COLOURS] and colour < 0:
            colour = colour_to_draw(g, weights, odds, s, found)
        take_up(g, next_tile(g, colour, number, s))
        colour = -1


@kernel
def roll_out(
    base: Ints, colour: int, dice: Ints, first: int, last: int, weights: Ints, odds: Ints, g: Ints, s: Ints, found: Ints
) -> int:
    """Play the games number `first` to `last`; returns how many are won."""
    won = 0
    for index in range(first, last):
        if finish(base, colour, dice[index], weights, odds, g, s, found):
            won += 1
    return won
