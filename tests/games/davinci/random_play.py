"""Positions from random play, with many right guesses so that they become small."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from service.game import CHANCE, TERMINAL
from service.games.davinci.play import apply, is_right
from service.games.davinci.rules import chance_outcomes, legal_moves
from service.games.davinci.setup import initial_state
from service.games.davinci.state import Guess, Move, Setup, State
from service.games.davinci.view import view


def random_setup(rng: random.Random, **given: Any) -> Setup:
    """Options at random."""
    options: dict[str, Any] = {
        "players": rng.choice((2, 2, 3, 4)),
        "jokers": rng.random() < 0.7,
        "removed_per_colour": rng.choice((0, 0, 1)),
        "draw_extra": rng.choice((0, 0, 1)),
        "joker_start": rng.choice(("allowed", "allowed", "redraw")),
        "clue_tile": rng.choice(("aside", "insert_on_draw")),
        "empty_pool_penalty": rng.choice(("choose_after", "stake_before", "none")),
    }
    return Setup(**(options | given))


def random_states(seed: int, *, right: float = 0.5, **given: Any) -> Iterator[State]:
    """The states of a game played at random; `right` is how often a guess is made right on purpose."""
    rng = random.Random(seed)
    state = initial_state(random_setup(rng, **given), str(seed))
    yield state
    while state.to_move != TERMINAL:
        state = apply(state, _move(state, rng, right))
        yield state


def _move(state: State, rng: random.Random, right: float) -> Move:
    if state.to_move == CHANCE:
        return rng.choice(chance_outcomes(state))[0]
    moves = legal_moves(view(state, state.to_move))
    guesses = [move for move in moves if isinstance(move, Guess)]
    hits = [move for move in guesses if is_right(state, move)]
    if hits and rng.random() < right:
        return rng.choice(hits)
    return rng.choice(moves)
