"""Tables to test with, and the way from states to the plain rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from davinci_solo import plain
from service.game import CHANCE, TERMINAL
from service.games import davinci_solo
from service.games.davinci_solo import Setup, State

SPINE = ("B1", "B3", "W4", "B5", "B6", "B9")
SETUPS = (
    Setup(),
    Setup(cumulative="each"),
    Setup(deferral="strict"),
    Setup(deferral="strict", cumulative="each"),
    Setup(deferral="off"),
    Setup(colour_choice=True),
    Setup(row_cap=5),
    Setup(6, "optional", "each", True),
)


def begun(**options: Any) -> State:
    """The spine of the worked examples."""
    return davinci_solo.initial_state(Setup(**{"start": SPINE, **options}), "unused")


def after(state: State, moves: str) -> State:
    """Play moves, parted by spaces; each must be possible."""
    for text in moves.split():
        move = davinci_solo.parse_move(text)
        check = davinci_solo.check_chance if state.to_move == CHANCE else davinci_solo.check_move
        assert check(state, move) == (), text
        state = davinci_solo.apply(state, move)
        assert davinci_solo.check_state(state) == (), text
    return state


def possible(state: State) -> list[Any]:
    if state.to_move == CHANCE:
        return [move for move, _ in davinci_solo.chance_outcomes(state)]
    return list(davinci_solo.legal_moves(state))


def random_game(setup: Setup, seed: str, *, careful: bool = False) -> Iterator[State]:
    """Every state of a random game; a careful player avoids moves that lose at once."""
    rng = random.Random(seed)
    state = davinci_solo.initial_state(setup, seed)
    while state.to_move != TERMINAL:
        yield state
        moves = possible(state)
        rng.shuffle(moves)
        if careful and state.to_move != CHANCE:
            moves.sort(key=lambda move: keeps(state, move))
        state = davinci_solo.apply(state, moves[-1])
    yield state


def keeps(state: State, move: Any) -> tuple[bool, int]:
    """Whether the round goes on, and in how many ways the tiles that are left fit."""
    later = davinci_solo.apply(state, move)
    table, rules = laid(later), ruled(later.setup)
    left = (*table.pool, *(tile for tile, _ in table.hand))
    fits = [len(plain.placements(rules, table, tile)) for tile in left]
    return later.won is not False, sum(min(count, 2) for count in fits)


def ruled(setup: Setup) -> plain.Rules:
    return plain.Rules(setup.row_cap, setup.deferral, setup.cumulative, setup.colour_choice)


def laid(state: State) -> plain.Table:
    read = plain.read
    return plain.Table(
        tuple((read(row.spine), tuple(map(read, row.tiles))) for row in state.rows),
        frozenset(map(read, state.pool)),
        tuple((read(held.tile), held.drawn) for held in state.hand),
        state.turn,
        state.held_since,
        state.allowance,
    )
