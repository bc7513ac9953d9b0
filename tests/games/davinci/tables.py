"""Tables for the tests: dealt by hand, played by text, or played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from service.game import CHANCE, TERMINAL, Violations
from service.games import davinci
from service.games.davinci import Guess, Move, Setup, Slot, State, View
from service.games.davinci.play import is_right
from service.games.davinci.setup import CHOICES, tiles_in_game
from service.games.davinci.tiles import in_order

OPTIONS = {**CHOICES, "jokers": (False, True)}
TWO = ("B1 W4 B7 W10", "B0 W2 B5 W5")
JOKER = ("B1 W4 B7 B-", "B0 W2 B5 W5")


@st.composite
def setups(draw: st.DrawFn, **given: Any) -> Setup:
    """Any setup without contradictions; without wishes for colours."""
    options = {name: draw(st.sampled_from(values)) for name, values in OPTIONS.items()} | given
    return Setup(**options, first_player=draw(st.integers(0, options["players"] - 1)))


def dealt(hands: Sequence[str], *, removed: str = "", **options: Any) -> State:
    """A round in which the seats have taken these tiles; all others, but the removed ones, are in the pool."""
    setup = Setup(players=len(hands), removed_per_colour=len(removed.split()) // 2, **options)
    taken = [in_order(hand.split()) for hand in hands]
    gone = in_order(removed.split())
    rest = set(tiles_in_game(setup)).difference(gone, *taken)
    state = davinci.initial_state(setup, "any")
    rows = tuple(tuple(map(Slot, hand)) for hand in taken)
    state = replace(state, rows=rows, pool=in_order(rest), removed=gone)
    assert davinci.check_state(state) == ()
    return state


def play(state: State, *texts: str) -> State:
    """Play moves, each of them legal and read from its text; every state on the way is in order."""
    for text in " ".join(texts).split():
        assert faults(state, text) == [], (text, davinci.format_position(state))
        state = davinci.apply(state, davinci.parse_move(text))
        assert davinci.check_state(state) == ()
    return state


def faults(state: State, text: str) -> list[str]:
    """The codes of what is wrong with a move."""
    move = davinci.parse_move(text)
    if state.to_move == CHANCE:
        return codes(davinci.check_chance(state, move))
    return codes(davinci.check_move(viewed(state), move))


def codes(violations: Violations) -> list[str]:
    return [violation.code for violation in violations]


def viewed(state: State) -> View:
    """As the seat to move sees it; where none is, a spectator."""
    return davinci.view(state, state.to_move if state.to_move >= 0 else None)


def listed(state: State) -> list[str]:
    """The legal moves as text."""
    return [davinci.format_move(move) for move in davinci.legal_moves(viewed(state))]


def row(state: State, seat: int) -> str:
    """A row as position text."""
    return davinci.format_position(state).split(" seat:")[0].split("/")[seat]


def random_game(setup: Setup, seed: int, right: float = 0.2, plies: int = 400) -> Iterator[tuple[State, Move | None]]:
    """A game played at random, with so many guesses right on purpose; None with the last state."""
    dice = random.Random(seed)
    state = davinci.initial_state(setup, str(seed))
    for _ in range(plies):
        if state.to_move == TERMINAL:
            break
        move = random_move(state, dice, right)
        yield state, move
        state = davinci.apply(state, move)
    yield state, None


def random_move(state: State, dice: random.Random, right: float) -> Move:
    if state.to_move == CHANCE:
        return dice.choice(davinci.chance_outcomes(state))[0]
    moves = davinci.legal_moves(viewed(state))
    hits = [move for move in moves if isinstance(move, Guess) and is_right(state, move)]
    return dice.choice(hits if hits and dice.random() < right else list(moves))
