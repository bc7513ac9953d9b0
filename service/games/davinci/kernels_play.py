"""Kernels for rollouts: from a table in the middle of a round, simple players play on to its end.

Every player guesses the most probable value of his own posterior and goes on while it is probable enough; he draws
the colour of which the others hide more than he does.
"""

from __future__ import annotations

from typing import Final

from service.games.davinci.kernels_survey import CELLS, POSITION, SEAT, TOTAL, WAYS, survey, unseen_by
from service.games.davinci.kernels_table import (
    ACTION,
    CHOOSE_AFTER,
    CLUE,
    DICE,
    DRAWING,
    GUESSING,
    HIDDEN,
    HITS,
    LENGTH,
    MOVER,
    OPEN,
    PENALTY,
    PHASE,
    PLAYERS,
    POINTS,
    ROOM,
    SIZE,
    STAKE,
    STAKE_BEFORE,
    TILE,
    WINNER,
    below,
    fill_pool,
    own_clue_in,
    pool_left,
    settle,
)
from service.games.davinci.kernels_turn import draw, expose, name_tile, next_turn, random_hidden
from service.games.jit import Ints, kernel

FREE: Final = 0
GUESS: Final = 1
STOP: Final = 2
DRAW: Final = 3
STAKING: Final = 4
REVEAL: Final = 5
"""What the mover can be told to do first; FREE: nothing."""

PLAYED: Final = 0
WON: Final = 1
LEAD: Final = 2
"""Points minus the mean of the others', times the number of the others."""
HIT_PLAYED: Final = 3
HIT_WON: Final = 4
HIT_LEAD: Final = 5
RESULTS: Final = 6

_GO_ON: Final = 2
_OF: Final = 5
"""The players go on at 2 in 5."""
_MOST_TURNS: Final = 300


@kernel
def _colour_to_draw(g: Ints, seat: int) -> int:
    """The colour of which the others hide more than the seat itself; at random if it makes no difference."""
    if not pool_left(g, 0):
        return 1
    if not pool_left(g, 1):
        return 0
    lead = 0
    for owner in range(g[PLAYERS]):
        for index in range(owner * ROOM, owner * ROOM + g[LENGTH + owner]):
            if not g[OPEN + index]:
                sign = 1 if g[TILE + index] & 1 == 0 else -1
                lead += -sign if owner == seat else sign
    if lead == 0:
        return below(g, 2)
    return 0 if lead > 0 else 1


@kernel
def best_guess(g: Ints, w: Ints) -> int:
    """The most probable pair of cell and tile, at random among equals: its number in the table of ways; -1 for none."""
    if survey(g, w, g[MOVER]) == 0:
        return -1
    best = -1
    most = 0
    equals = 0
    for cell in range(w[CELLS]):
        for index in range(WAYS + cell * ROOM, WAYS + cell * ROOM + ROOM):
            ways = w[index]
            if ways > most:
                most = ways
                best = index
                equals = 1
            elif ways == most and ways > 0:
                equals += 1
                if below(g, equals) == 0:
                    best = index
    return best - WAYS


@kernel
def _blind_guess(g: Ints) -> None:
    """Somebody has misled everybody: name any tile that is unseen."""
    seat = g[MOVER]
    owner = (seat + 1) % g[PLAYERS]
    while g[HIDDEN + owner] == 0:
        owner = (owner + 1) % g[PLAYERS]
    position = random_hidden(g, owner)
    unseen = unseen_by(g, seat)
    tile = below(g, 13) * 2 + (g[TILE + owner * ROOM + position] & 1)
    while not (unseen >> tile) & 1:
        tile = (tile + 2) % 26
    name_tile(g, owner, position, tile)


@kernel
def _nothing_at_risk(g: Ints) -> int:
    """Whether a wrong guess costs nothing."""
    return 1 if g[CLUE] < 0 and g[PENALTY] != CHOOSE_AFTER and g[PENALTY] != STAKE_BEFORE else 0


@kernel
def _guess_or_stop(g: Ints, w: Ints) -> None:
    """Go on, or end the turn."""
    best = best_guess(g, w)
    if best < 0:
        if g[HITS] == 0:
            _blind_guess(g)
            return
    elif g[HITS] == 0 or _nothing_at_risk(g) or _OF * w[WAYS + best] >= _GO_ON * w[TOTAL]:
        cell = best // ROOM
        name_tile(g, w[SEAT + cell], w[POSITION + cell], best % ROOM)
        return
    own_clue_in(g, 0)
    next_turn(g)


@kernel
def _begin(g: Ints) -> None:
    """Draw, or stake."""
    if pool_left(g, 0) + pool_left(g, 1):
        draw(g, _colour_to_draw(g, g[MOVER]))
    else:
        if g[PENALTY] == STAKE_BEFORE:
            g[STAKE] = random_hidden(g, g[MOVER])
        g[PHASE] = GUESSING


@kernel
def play_on(g: Ints, w: Ints) -> None:
    """Play to the end of the round."""
    steps = 0
    while g[WINNER] < 0 and steps < _MOST_TURNS:
        if g[PHASE] == DRAWING:
            _begin(g)
            steps += 1
        else:
            _guess_or_stop(g, w)


@kernel
def _act(g: Ints) -> int:
    """Do what the mover is told to do first; 1 if that was a right guess."""
    action = g[ACTION]
    first = g[ACTION + 1]
    if action == GUESS:
        return name_tile(g, first, g[ACTION + 2], g[ACTION + 3])
    if action == STOP:
        own_clue_in(g, 0)
        next_turn(g)
    elif action == DRAW:
        draw(g, first)
    elif action == STAKING:
        g[STAKE] = first
        g[PHASE] = GUESSING
    elif action == REVEAL:
        expose(g, g[MOVER], first)
        if g[WINNER] < 0:
            next_turn(g)
    return 0


@kernel
def _record(g: Ints, me: int, hit: int, results: Ints) -> None:
    """Add the outcome of a round."""
    won = 1 if g[WINNER] == me else 0
    lead = g[POINTS + me] * (g[PLAYERS] - 1)
    for seat in range(g[PLAYERS]):
        if seat != me:
            lead -= g[POINTS + seat]
    results[PLAYED] += 1
    results[WON] += won
    results[LEAD] += lead
    if hit:
        results[HIT_PLAYED] += 1
        results[HIT_WON] += won
        results[HIT_LEAD] += lead


@kernel
def roll_out(
    base: Ints, worlds: Ints, spots: Ints, dice: Ints, count: int, me: int, g: Ints, w: Ints, results: Ints
) -> None:
    """Play a table to the end in some worlds; every world has its own dice, whatever the mover does first.

    `worlds` has, per world, the tile of every spot (a place in the table) and then the set of all tiles in no row.
    """
    width = len(spots) + 1
    for world in range(count):
        for index in range(SIZE):
            g[index] = base[index]
        for spot in range(len(spots)):
            g[spots[spot]] = worlds[world * width + spot]
        g[DICE] = dice[world]
        fill_pool(g, worlds[world * width + width - 1])
        for seat in range(g[PLAYERS]):
            settle(g, seat)
        hit = _act(g)
        play_on(g, w)
        _record(g, me, hit, results)
