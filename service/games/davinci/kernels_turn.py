"""Kernels for what moves do: draw, name a tile, right or wrong, and the end of the round."""

from __future__ import annotations

from service.games.davinci.kernels_table import (
    CHOOSE_AFTER,
    CLUE,
    DRAWING,
    GUESSING,
    HIDDEN,
    HITS,
    LENGTH,
    MOVER,
    NEXT,
    NOT,
    OPEN,
    PENALTY,
    PHASE,
    PLACE,
    PLAYERS,
    POINTS,
    POOL,
    POOL_COUNTS,
    ROOM,
    STAKE,
    STAKE_BEFORE,
    TILE,
    WINNER,
    below,
    own_clue_in,
)
from service.games.jit import Ints, kernel


@kernel
def draw(g: Ints, colour: int) -> None:
    """The next tile of a colour is the clue tile."""
    g[CLUE] = g[POOL + colour * ROOM + g[NEXT + colour]]
    g[NEXT + colour] += 1
    g[PHASE] = GUESSING


@kernel
def random_hidden(g: Ints, seat: int) -> int:
    """The position of a hidden tile of a row."""
    number = below(g, g[HIDDEN + seat])
    for position in range(g[LENGTH + seat]):
        if not g[OPEN + seat * ROOM + position]:
            if number == 0:
                return position
            number -= 1
    return 0


@kernel
def _check_end(g: Ints) -> None:
    """The round is over when one row has hidden tiles."""
    left = 0
    winner = 0
    for seat in range(g[PLAYERS]):
        if g[HIDDEN + seat]:
            left += 1
            winner = seat
    if left == 1:
        g[WINNER] = winner
        g[POINTS + winner] += 5
        for index in range(winner * ROOM, winner * ROOM + g[LENGTH + winner]):
            if not g[OPEN + index] and g[TILE + index] < 24:
                g[POINTS + winner] += g[TILE + index] >> 1
        if g[MOVER] == winner and 0 <= g[CLUE] < 24:
            g[POINTS + winner] += g[CLUE] >> 1
        if g[POOL_COUNTS]:
            for colour in range(2):
                start = POOL + colour * ROOM
                for index in range(start + g[NEXT + colour], start + g[NEXT + 2 + colour]):
                    if g[index] < 24:
                        g[POINTS + winner] += g[index] >> 1


@kernel
def expose(g: Ints, seat: int, position: int) -> None:
    """A tile is exposed for the rest of the round, which may end with that."""
    g[OPEN + seat * ROOM + position] = 1
    g[HIDDEN + seat] -= 1
    if g[HIDDEN + seat] == 0:
        _check_end(g)


@kernel
def next_turn(g: Ints) -> None:
    """The next seat that is still in begins its turn."""
    seat = (g[MOVER] + 1) % g[PLAYERS]
    while g[HIDDEN + seat] == 0:
        seat = (seat + 1) % g[PLAYERS]
    g[MOVER] = seat
    g[HITS] = 0
    g[PLACE] = -1
    g[STAKE] = -1
    g[PHASE] = DRAWING


@kernel
def _miss(g: Ints, owner: int, position: int, tile: int) -> None:
    """A wrong guess: what it tells, and what it costs."""
    seat = g[MOVER]
    g[NOT + owner * ROOM + position] |= 1 << tile
    # Nobody is expected to guess what he himself has.
    for index in range(seat * ROOM, seat * ROOM + g[LENGTH + seat]):
        g[NOT + index] |= 1 << tile
    if g[CLUE] >= 0:
        own_clue_in(g, 1)
    elif g[PENALTY] == STAKE_BEFORE and g[STAKE] >= 0:
        expose(g, seat, g[STAKE])
    elif g[PENALTY] == CHOOSE_AFTER:
        expose(g, seat, random_hidden(g, seat))
    if g[WINNER] < 0:
        next_turn(g)


@kernel
def name_tile(g: Ints, owner: int, position: int, tile: int) -> int:
    """Name a tile: 1 if it is right."""
    if g[TILE + owner * ROOM + position] != tile:
        _miss(g, owner, position, tile)
        return 0
    g[HITS] += 1
    g[POINTS + g[MOVER]] += 1
    if g[HIDDEN + owner] == 1:
        g[POINTS + g[MOVER]] += 3
    expose(g, owner, position)
    return 1
