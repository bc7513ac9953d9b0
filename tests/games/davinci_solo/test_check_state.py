"""Every broken invariant of a setup and of a state is found, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from davinci_solo.tables import SETUPS, SPINE, after, begun, random_game
from service.game import TERMINAL
from service.games.davinci_solo import Held, Row, Setup, State, check_setup, check_state, check_view, initial_state
from service.games.davinci_solo.state import TILES

HOLDING = "draw tile:W0 hold draw tile:B11 hold"


def free() -> State:
    """The spine of the worked examples, as if it had been drawn."""
    return replace(begun(), setup=Setup())


def found(state: State, **changes: Any) -> list[tuple[str, str]]:
    return [(fault.code, fault.pointer) for fault in check_state(replace(state, **changes))]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_state_of_a_game_is_accepted(setup: Setup) -> None:
    for number in range(4):
        for state in random_game(setup, f"check {number}", careful=number % 2 == 0):
            assert check_state(state) == check_view(state) == ()


@pytest.mark.parametrize(
    ("setup", "code", "pointer"),
    [
        (Setup(row_cap=3), "unknown_value", "/row_cap"),
        (Setup(deferral="maybe"), "unknown_value", "/deferral"),
        (Setup(cumulative="all"), "unknown_value", "/cumulative"),
        (Setup(start=SPINE[:5]), "start_not_six", "/start"),
        (Setup(start=(*SPINE[:5], "B1")), "tile_twice", "/start/5"),
        (Setup(start=(*SPINE[:5], "B12")), "no_such_tile", "/start/5"),
    ],
)
def test_options_without_sense_are_refused(setup: Setup, code: str, pointer: str) -> None:
    assert [(fault.code, fault.pointer) for fault in check_setup(setup)] == [(code, pointer)]
    state = replace(begun(), setup=replace(setup, start=None) if setup.start is None else setup)
    assert (code, "/setup" + pointer) in found(state)


def test_every_tile_is_somewhere_once() -> None:
    state = begun()
    assert found(state, pool=state.pool[1:]) == [("tile_missing", "")]
    assert found(state, pool=(*state.pool, "B1")) == [
        ("tile_twice", "/rows/0/tiles/0"),
        ("tile_twice", "/pool/18"),
        ("not_sorted", "/pool"),
    ]
    assert found(state, pool=(*state.pool, "X1")) == [("no_such_tile", "/pool/18")]
    assert found(state, pool=state.pool[::-1]) == [("not_sorted", "/pool")]


def grown(state: State, *rows: Row) -> dict[str, Any]:
    """The first rows replaced, their tiles taken from the pool."""
    tiles = [tile for row in rows for tile in row.tiles]
    return {
        "rows": (*rows, *state.rows[len(rows) :]),
        "pool": tuple(tile for tile in state.pool if tile not in tiles),
    }


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (Row("B1", "R", ("B1", "B7", "B2")), "row_not_ascending"),
        (Row("B1", "L", ("B1", "B7")), "wrong_side"),
        (Row("B1", "R", ("B0", "B1", "B7")), "wrong_side"),
        (Row("B1", None, ("B1", "B7")), "wrong_side"),
        (Row("B1", "R", ("B1",)), "wrong_side"),
        (Row("B1", "R", ("B1", "B2", "W2", "W3", "B4")), "row_too_long"),
    ],
)
def test_rows_grow_from_their_spine_tile(row: Row, code: str) -> None:
    state = free()
    turn = len(row.tiles)
    assert code in [fault for fault, _ in found(state, turn=turn, **grown(state, row))]


def test_a_row_has_tiles() -> None:
    assert ("not_a_row", "/rows/0") in found(begun(), rows=(Row("B1", None, ()), *begun().rows[1:]))


def test_the_spine_is_the_start() -> None:
    rows = begun().rows
    assert found(begun(), rows=(rows[1], rows[0], *rows[2:])) == [("not_the_start", "/rows")]
    assert ("wrong_rows", "/rows") in found(begun(), rows=rows[:5])


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"phase": "think"}, "unknown_phase"),
        ({"to_move": 1}, "wrong_mover"),
        ({"to_move": TERMINAL}, "wrong_mover"),
        ({"won": False}, "wrong_end"),
        ({"phase": "over", "to_move": TERMINAL}, "wrong_end"),
        ({"phase": "over", "to_move": TERMINAL, "won": True}, "not_won"),
        ({"phase": "over", "to_move": TERMINAL, "won": False}, "not_lost"),
        ({"pending": "B"}, "wrong_pending"),
        ({"turn": 2}, "wrong_turn"),
        ({"turn": 0}, "wrong_turn"),
        ({"phase": "place"}, "wrong_turn"),
        ({"held_since": 1}, "wrong_allowance"),
        ({"allowance": 2}, "wrong_allowance"),
    ],
)
def test_phases_and_turns_fit_together(changes: dict[str, Any], code: str) -> None:
    assert code in [fault for fault, _ in found(begun(), **changes)]


def test_an_open_colour_is_one_that_is_left() -> None:
    state = after(begun(colour_choice=True), "draw:B")
    assert found(state, pending=None) == [("wrong_pending", "/pending")]
    assert found(state, pending="X") == [("colour_gone", "/pending")]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"hand": (Held("B11", 2), Held("W0", 1))}, "wrong_hand"),
        ({"hand": (Held("W0", 2), Held("B11", 2))}, "wrong_hand"),
        ({"hand": (Held("W0", 1), Held("B11", 3))}, "wrong_hand"),
        ({"hand": (Held("W0", 0), Held("B11", 2))}, "wrong_hand"),
        ({"held_since": None}, "wrong_allowance"),
        ({"held_since": 2}, "wrong_allowance"),
        ({"held_since": 3}, "wrong_allowance"),
        ({"allowance": 3}, "wrong_allowance"),
        ({"allowance": 5}, "wrong_allowance"),
        ({"setup": Setup(deferral="off")}, "cannot_be_held"),
        ({"setup": Setup(deferral="strict")}, "has_a_place"),
        ({"setup": Setup(cumulative="each")}, "wrong_allowance"),
    ],
)
def test_the_hand_has_a_history(changes: dict[str, Any], code: str) -> None:
    assert code in [fault for fault, _ in found(after(free(), HOLDING), **changes)]


def test_a_tile_is_not_held_for_too_long() -> None:
    state = after(free(), "draw tile:W1 hold draw tile:B2 place:B2.0R place:W1.1L draw")
    held: dict[str, Any] = {"rows": (state.rows[0], *begun().rows[1:]), "hand": (Held("W1", 1),)}
    assert found(state, **held, held_since=1, allowance=1) == [("allowance_spent", "/allowance")]
    each = {**held, "setup": Setup(cumulative="each")}
    assert found(state, **each) == [("allowance_spent", "/hand/0")]
    other = replace(state, rows=(Row("B1", None, ("B1",)), *state.rows[1:]), hand=(Held("B2", 2),))
    assert ("cannot_be_held", "/hand/0") in found(other, held_since=2, allowance=1)


def test_a_lost_round_is_over() -> None:
    ends = [[*random_game(Setup(deferral="off"), f"lost {number}")][-1] for number in range(6)]
    for lost in ends:
        phase = "place" if len(lost.pool) + lost.turn == 18 else "draw"
        assert found(lost, phase=phase, to_move=0, won=None) == [("already_lost", "/phase")]
        assert found(lost, won=True)[0] == ("not_won", "/won")


def test_the_spine_can_be_half_laid_out() -> None:
    bare = initial_state(Setup(), None)
    assert found(bare) == []
    assert found(bare, hand=(Held("W0", 1),), pool=tuple(tile for tile in bare.pool if tile != "W0")) == [
        ("wrong_turn", "/turn")
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_tiles_are_in_order_exactly_where_each_of_them_is_there_once(setup: Setup) -> None:
    dice = random.Random(str(setup))
    for state in random_game(setup, "tiles", careful=True):
        pool = tuple(dice.choice([tile, tile, dice.choice([*TILES, "X1"])]) for tile in state.pool)
        hand = state.hand[dice.choice([0, 0, 1]) :]
        tiles = [*(tile for row in state.rows for tile in row.tiles), *pool, *(held.tile for held in hand)]
        codes = {code for code, _ in found(state, pool=pool, hand=hand)}
        once = Counter(tiles) == Counter(TILES)
        assert once == codes.isdisjoint({"tile_twice", "no_such_tile", "tile_missing"})
