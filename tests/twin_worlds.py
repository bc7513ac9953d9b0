"""Two games of Da Vinci Code that look alike to a seat, and how a service is made to play either of them.

A game is played at random. In the other one, tiles that the seat cannot see have changed places, from the deal on, so
that its whole record tells another story that the seat cannot tell from the first. The seed stands for both: the
service is given the deal, the draws and the shuffle of the backs that would follow from it. The backs of the other
world are chosen so that whatever lies at the same place on the table has the same back. For two worlds that is a
renaming of the tiles, whatever the shuffle was: every shuffle has exactly one counterpart, so a seat that sees equal
things in both has learned nothing from the backs.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from typing import Any
from unittest import mock

from service import proofs
from service.chance import Stream
from service.game import TERMINAL
from service.games import davinci
from service.games.davinci import Arrange, Drawn, Guess, Move, Placement, Return, State, Stop
from service.games.davinci.play import clue_index, is_right
from service.games.davinci.setup import CHOICES, tiles_in_game
from service.games.davinci.tiles import ORDER, TILES, colour_of, in_order, is_joker

# Taken before a test plants a leak.
from service.games.davinci.view import view as seen_by
from service.sessions import Sessions

OPTIONS: Mapping[str, Sequence[Any]] = {**CHOICES, "jokers": (False, True)}
"""All options that have a few values."""
SEED = "a7" * 32
SALT = "5c" * 16
_honest_sealing = proofs.sealing.__wrapped__
Names = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Story:
    """A game as it was played.

    Attributes:
        start: the deal.
        moves: every ply.
        state: after the last of them.
        shuffled: the tile with each back.
    """

    start: State
    moves: tuple[Move, ...]
    state: State
    shuffled: tuple[str, ...]

    @property
    def states(self) -> list[State]:
        """Before every ply, and after the last."""
        return list(states_of(self.start, self.moves))


def stopped(state: State, wanted: str) -> bool:
    """Whether a game has come to a phase, or to a guess: after a right one, with an empty pool, or with a stake."""
    if wanted == "hit":
        return state.phase == "guess" and state.hits > 0
    if wanted == "bare":
        return state.phase == "guess" and not state.pool
    if wanted == "staked":
        return state.phase == "guess" and state.stake is not None
    return state.phase == wanted


def story(setup: davinci.Setup, wanted: str, skip: int, dice: random.Random) -> Story | None:
    """Play at random until what is wanted has come up more often than `skip` times; None if it has not."""
    start = state = davinci.initial_state(setup, str(dice.random()))
    shuffled = Stream(str(dice.random()), "backs").shuffled(tiles_in_game(setup))
    moves: list[Move] = []
    while not (stopped(state, wanted) and (skip := skip - 1) < 0):
        move = _a_move(state, dice)
        if move is None:
            return None
        moves.append(move)
        state = davinci.apply(state, move)
    return Story(start, tuple(moves), state, tuple(shuffled))


def _a_move(state: State, dice: random.Random) -> Move | None:
    """What may happen next without ending the round, now and then a right guess; None if all would end it."""
    if state.phase == "tile":
        return dice.choice(davinci.chance_outcomes(state))[0]
    view = seen_by(state, state.to_move)
    moves = [move for move in davinci.legal_moves(view) if davinci.apply(state, move).to_move != TERMINAL]
    hits = [move for move in moves if isinstance(move, Guess) and is_right(state, move)]
    return dice.choice(hits if hits and dice.random() < 0.15 else moves) if moves else None


# Other worlds.


def other_world(told: Story, seat: int | None, dice: random.Random) -> Story | None:
    """The story with tiles that the seat cannot see swapped in all of it; None if nothing can be swapped."""
    known = {slot.tile for row in seen_by(told.state, seat).rows for slot in row}
    pairs = list(combinations([tile for tile in TILES if tile not in known], 2))
    names: Names = {tile: tile for tile in TILES}
    found = None
    for one, other in dice.sample(pairs, len(pairs)):
        swapped = {**names, one: names[other], other: names[one]}
        retold = _told_with(swapped, told, seat) if colour_of(one) == colour_of(other) else None
        if retold is not None:
            names, found = swapped, retold
    return None if found is None or found.state == told.state else _with_backs_of(told, found)


def states_of(state: State, moves: Sequence[Move]) -> Iterator[State]:
    """Before every move, and after the last."""
    yield state
    for move in moves:
        state = davinci.apply(state, move)
        yield state


def _told_with(names: Names, told: Story, seat: int | None) -> Story | None:
    """The same story with other names; None if it breaks a rule, or if the seat would have seen the difference."""
    start = state = _renamed(told.start, names)
    moves: list[Move] = []
    for (before, after), move in zip(pairwise(told.states), told.moves, strict=True):
        if seen_by(state, seat) != seen_by(before, seat):
            return None
        same = _legal_counterpart(state, before, after, move, names, seat)
        if same is None:
            return None
        moves.append(same)
        state = davinci.apply(state, same)
    if seen_by(state, seat) != seen_by(told.state, seat) or davinci.check_state(state):
        return None
    return replace(told, start=start, moves=tuple(moves), state=state)


def _legal_counterpart(
    state: State, before: State, after: State, move: Move, names: Names, seat: int | None
) -> Move | None:
    mover = state.to_move
    same = _counterpart(state, before, after, move, names)
    if mover < 0:
        return None if davinci.check_chance(state, same) else same
    view = seen_by(state, mover)
    same = move if mover == seat else davinci.canonical(view, same)
    return None if davinci.check_move(view, same) else same


def _renamed(start: State, names: Names) -> State:
    rows = tuple(
        tuple(sorted((replace(slot, tile=names[slot.tile]) for slot in row), key=lambda slot: ORDER[slot.tile]))
        for row in start.rows
    )
    pool, removed = (in_order(names[tile] for tile in tiles) for tiles in (start.pool, start.removed))
    return replace(start, rows=rows, pool=pool, removed=removed)


def _counterpart(state: State, before: State, after: State, move: Move, names: Names) -> Move:
    """The move that does in `state` what `move` did between `before` and `after`."""
    match move:
        case Drawn():
            return Drawn(names[move.tile])
        case Return():
            tile = names[before.rows[before.to_move][move.position].tile]
            return Return([slot.tile for slot in state.rows[state.to_move]].index(tile))
        case Arrange():
            row = enumerate(names[slot.tile] for slot in after.rows[before.to_move])
            placed = [Placement(tile, index) for index, tile in row if is_joker(tile)]
            return Arrange(tuple(sorted(placed, key=lambda placement: placement.tile)))
        case Guess():
            return replace(move, index=None if is_right(before, move) else clue_index(before, move))
        case Stop():
            return Stop(clue_index(before, move))
        case _:
            return move


def _with_backs_of(told: Story, other: Story) -> Story:
    """The other story with a shuffle that gives what lies at the same place the same back."""
    same = dict(zip(_lying(told.state), _lying(other.state), strict=True))
    rest = [tile for tile in told.shuffled if tile not in same.values()]
    # Nobody sees the backs of the rest, so any will do.
    shuffled = [same[tile] if tile in same else rest.pop() for tile in told.shuffled]
    return replace(other, shuffled=tuple(shuffled))


def _lying(state: State) -> list[str]:
    """The tiles of all rows and the clue tile, place by place; tiles lie by their colours until they are arranged."""
    tiles = []
    for row, arranged in zip(state.rows, state.arranged, strict=True):
        lying = [slot.tile for slot in row]
        tiles += lying if arranged else sorted(lying, key=colour_of)
    return [*tiles, *([] if state.clue is None or state.clue in tiles else [state.clue])]


# The service in one of the worlds.


@contextmanager
def world_of(told: Story) -> Iterator[None]:
    """Within it the seed stands for the deal, the draws and the backs of a story, and players who are late play it."""
    drawn = {state: move for state, move in zip(told.states, told.moves, strict=False) if state.phase == "tile"}
    with ExitStack() as patches:
        patches.enter_context(mock.patch.object(davinci, "initial_state", return_value=told.start))
        patches.enter_context(mock.patch.object(davinci, "draw_chance", lambda state, _: drawn[state]))
        patches.enter_context(mock.patch.object(proofs, "sealing", lambda key, _: sealed(key, told.shuffled)))
        patches.enter_context(
            mock.patch.object(Sessions, "_stand_in", lambda _self, _entry, late: told.moves[late.plies])
        )
        patches.enter_context(mock.patch("secrets.token_hex", return_value=SALT))
        yield


@functools.lru_cache(maxsize=64)
def sealed(key: str, shuffled: tuple[str, ...]) -> proofs.Sealing:
    """A box whose shuffle came out like this."""
    with mock.patch.object(proofs, "Stream") as stream:
        stream.return_value.shuffled.return_value = shuffled
        return _honest_sealing(key, shuffled)
