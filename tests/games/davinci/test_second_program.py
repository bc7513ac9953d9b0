"""The ruleset against the same rules written down a second time."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from davinci import plain
from davinci.tables import JOKER, OPTIONS, TWO, dealt, listed, play, random_game, setups, viewed
from service.game import CHANCE, TERMINAL
from service.games import davinci
from service.games.davinci import Setup, State

# The same rules written down a second time.


def other_program(state: State) -> plain.Table:
    options = asdict(state.setup)
    return plain.Table(options, [[slot.tile for slot in hand] for hand in state.rows], list(state.pool))


def assert_same(state: State, table: plain.Table) -> None:
    assert [[slot.tile for slot in hand] for hand in state.rows] == [[*map(plain.text, hand)] for hand in table.hands]
    exposed = {slot.tile for hand in state.rows for slot in hand if slot.exposed}
    assert exposed == set(map(plain.text, table.open))
    assert state.out == tuple(table.out)
    assert [tuple(tally) for tally in state.tally] == list(zip(table.hits, table.codes, strict=True))
    assert state.winner == table.winner
    if state.to_move == CHANCE:
        moves = [davinci.format_move(move) for move, _ in davinci.chance_outcomes(state)]
    else:
        moves = listed(state)
        assert state.to_move in (table.mover, TERMINAL)
    assert sorted(moves) == sorted(table.moves())


@settings(max_examples=40, deadline=None, derandomize=True)
@given(setups(), st.integers(0, 2**32 - 1), st.sampled_from([0.0, 0.2, 0.6]))
def test_random_games_go_as_in_the_other_program(setup: Setup, seed: int, right: float) -> None:
    table: plain.Table | None = None
    for state, move in random_game(setup, seed, right):
        table = table or other_program(state)
        assert_same(state, table)
        if move is not None:
            table.play(davinci.format_move(move))
        elif state.to_move == TERMINAL:
            assert [seat.points for seat in davinci.score(state).seats] == table.points()


RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_go_as_in_the_other_program(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    state = davinci.initial_state(Setup(**record["setup"]), record["seed"])
    table = other_program(state)
    for text in record["moves"]:
        assert_same(state, table)
        state = davinci.apply(state, davinci.parse_move(text))
        table.play(text)
    assert_same(state, table)
    assert record["result"]["points"] == table.points()


def test_golden_records_show_every_choice_of_every_option() -> None:
    shown = [json.loads(path.read_text(encoding="utf-8"))["setup"] for path in RECORDS]
    for name, values in OPTIONS.items():
        assert {setup[name] for setup in shown} == set(values), name


# Counting.


def count(state: State, depth: int, tables: Callable[[State], list[Any]]) -> int:
    moves = tables(state)
    if depth == 1 or not moves:
        return len(moves)
    return sum(count(davinci.apply(state, move), depth - 1, tables) for move in moves)


def count_plainly(state: State, depth: int, played: tuple[str, ...] = ()) -> int:
    """The same count by the other program, which plays every line from the start."""
    table = other_program(state)
    for text in played:
        table.play(text)
    moves = table.moves()
    return len(moves) if depth == 1 else sum(count_plainly(state, depth - 1, (*played, text)) for text in moves)


def every_move(state: State) -> list[Any]:
    if state.to_move == CHANCE:
        return [move for move, _ in davinci.chance_outcomes(state)]
    return list(davinci.legal_moves(viewed(state)))


@pytest.mark.parametrize(
    ("state", "depth"),
    [
        (dealt(TWO), 3),
        (dealt(("B1 W4 B- W-", TWO[1]), jokers=True), 4),
        (dealt(JOKER, jokers=True, clue_tile="insert_on_draw"), 5),
        (dealt(("B1 W4 B7 W10 W11", "B0 W2 B5 W5 B11"), draw_extra=1), 4),
    ],
    ids=["standard", "two jokers", "other edition", "tiles put back"],
)
def test_the_two_programs_count_the_same_lines(state: State, depth: int) -> None:
    assert count(state, depth, every_move) == count_plainly(state, depth)


def test_the_lines_of_the_standard_game_are_as_many_as_arithmetic_says() -> None:
    # 2 colours, 8 tiles of each, 4 hidden tiles with 12 values each; of these 48 guesses 4 are right: then 36 + stop.
    assert [count(dealt(TWO), depth, every_move) for depth in (1, 2, 3)] == [2, 16, 16 * 48]
    state = play(dealt(TWO), "draw:B tile:B4")
    assert count(state, 2, every_move) == 4 * (36 + 1) + 44 * 2
