"""Which states a round can be in: what games reach is accepted, every broken invariant is told."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from davinci.checked import RETURNING, START, TURN, faults, with_slot
from davinci.tables import TWO, codes, dealt, play, random_game, setups
from service.game import CHANCE
from service.games import davinci
from service.games.davinci import Guessed, Setup, Slot, State, Tally
from service.games.davinci.state import PHASES
from service.games.davinci.tiles import VALUES

DRAWING = play(START, "draw:B")
INSERTED = play(dealt(TWO, clue_tile="insert_on_draw"), "draw:B tile:B4 insert@1")
ARRANGING = dealt(("B1 W4 B7 B-", TWO[1]), jokers=True)
GUESSED = play(START, "draw:W tile:W11 guess:1.2=4 draw:B tile:B2 guess:0.0=0 draw:B tile:B4 guess:1.3=7")
"""The tile of seat 1 at position 3 is neither 4 nor 7."""
BROKEN = play(
    dealt((*TWO, "B3 W6 B8 W9")), "draw:W tile:W11 guess:1.0=0 guess:1.1=2 guess:1.2=5 guess:1.3=5 stop draw:B"
)
"""Seat 0 of three has put seat 1 out."""
RIGHT = play(START, "draw:W tile:W11 guess:1.2=5 stop")
OVER = play(START, "draw:B tile:B4 guess:1.0=0 guess:1.1=2 guess:1.2=5 guess:1.3=5")


@settings(max_examples=30, deadline=None, derandomize=True)
@given(setups(), st.integers(0, 2**32 - 1), st.sampled_from([0.1, 0.5]))
def test_every_state_that_a_game_comes_to_is_accepted_with_all_its_views(setup: Setup, seed: int, right: float) -> None:
    for number, (state, _) in enumerate(random_game(setup, seed, right)):
        assert davinci.check_state(state) == ()
        seat = [None, *range(setup.players)][number % (setup.players + 1)]
        assert davinci.check_view(davinci.view(state, seat)) == ()


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (replace(START, setup=Setup(first_player=3)), "seat_out_of_range /setup/first_player"),
        (replace(START, rows=START.rows[:1]), "wrong_number_of_seats /rows"),
        (replace(START, tally=(Tally(),) * 3), "wrong_number_of_seats /tally"),
        (replace(START, turn=0), "wrong_turn /turn"),
        (replace(START, to_move=1), "wrong_mover /to_move"),
        (replace(START, to_move=CHANCE), "wrong_mover /to_move"),
        (replace(START, hits=1), "wrong_hits /hits"),
        (replace(START, arranged=(True, False)), "arranged_out_of_step /arranged"),
        (replace(START, stake=0), "unexpected_member /stake"),
        (replace(START, winner=0), "unexpected_member /winner, wrong_winner /winner"),
        (replace(START, pool=START.pool[::-1]), "not_sorted /pool"),
        (replace(BROKEN, tally=(Tally(4), Tally(), Tally(0, 1))), "wrong_tally /tally/2/codes_exposed"),
        (
            replace(BROKEN, guesses=tuple(guess._replace(seat=3) for guess in BROKEN.guesses)),
            "log_seats /guesses/0/1, " + ", ".join(f"seat_out_of_range /guesses/{index}/1" for index in range(4)),
        ),
        (with_slot(GUESSED, 1, 3, ruled_out=(7, 4)), "not_sorted /rows/1/3/ruled_out"),
        (with_slot(GUESSED, 1, 3, ruled_out=(4, 7, 7)), "not_sorted /rows/1/3/ruled_out"),
        (with_slot(RIGHT, 1, 2, ruled_out=(5,)), "ruled_out_own_value /rows/1/2/ruled_out"),
        (replace(START, pool=START.pool[1:]), "missing_tile /pool, wrong_number_of_tiles /pool, wrong_pool /pool"),
        (
            replace(START, pool=("B1", *START.pool[1:])),
            "duplicate_tile /pool/0, missing_tile /pool, wrong_number_of_tiles /pool",
        ),
        (
            replace(START, removed=("B3", "W3"), pool=tuple(t for t in START.pool if t not in ("B3", "W3"))),
            "wrong_number_removed /removed, wrong_pool /pool",
        ),
        (with_slot(START, 0, 0, tile="B-"), "missing_tile /pool, tile_not_in_game /rows/0/0/tile"),
        (
            with_slot(START, 0, 0, tile="B7"),
            "duplicate_tile /rows/0/2/tile, missing_tile /pool, row_not_ascending /rows/0",
        ),
        (
            with_slot(START, 0, 0, ruled_out=(3, 2)),
            "not_sorted /rows/0/0/ruled_out, ruled_out_without_guess /rows/0/0/ruled_out",
        ),
        (
            with_slot(START, 0, 0, ruled_out=(1,)),
            "ruled_out_own_value /rows/0/0/ruled_out, ruled_out_without_guess /rows/0/0/ruled_out",
        ),
        (with_slot(START, 0, 0, exposed=True), "exposed_without_guess /rows/0, wrong_number_exposed /rows"),
        (with_slot(START, 0, 0, since=1), "drawn_out_of_step /rows, wrong_hand_size /rows/0"),
        (replace(DRAWING, drawing=None), "missing_member /drawing"),
        (replace(DRAWING, to_move=0), "wrong_mover /to_move"),
        (replace(DRAWING, clue="B4"), "duplicate_tile /clue, unexpected_member /clue, wrong_number_of_tiles /pool"),
        (replace(TURN, clue=None), "missing_member /clue, missing_tile /pool, wrong_number_of_tiles /pool"),
        (
            replace(TURN, clue_at=1),
            "clue_not_there /clue_at, missing_tile /pool, unexpected_member /clue_at, wrong_number_of_tiles /pool",
        ),
        (replace(TURN, hits=0), "wrong_hits /hits"),
        (
            replace(TURN, tally=(Tally(0), Tally(1))),
            "exposed_without_guess /rows/0, exposed_without_guess /rows/1, wrong_tally /tally/0/hits",
        ),
        (replace(TURN, tally=(Tally(1, 1), Tally())), "wrong_tally /tally, wrong_tally /tally/0/codes_exposed"),
        (replace(TURN, out=(1,)), "out_and_rows_differ /out, wrong_tally /tally"),
        (replace(TURN, guesses=TURN.guesses[1:]), "log_out_of_step /guesses, log_seats /guesses/0/1"),
        (replace(TURN, guesses=(Guessed(1, 0, "B", "-"), *TURN.guesses[1:])), "no_jokers /guesses/0/3"),
        (
            replace(TURN, guesses=(Guessed(1, 3, "B", 4), *TURN.guesses[1:])),
            "log_seats /guesses/0/1, log_seats /guesses/1/1, seat_out_of_range /guesses/0/1",
        ),
        (
            replace(TURN, guesses=(Guessed(1, 0, "B", 6), *TURN.guesses[1:])),
            "guess_without_trace /guesses/0, ruled_out_without_guess /rows/1/3/ruled_out",
        ),
        (
            replace(TURN, to_move=3, guesses=(*TURN.guesses[:-1], TURN.guesses[-1]._replace(seat=3))),
            "log_seats /guesses/2/1, seat_out_of_range /guesses/2/1",
        ),
        (
            replace(TURN, to_move=2, guesses=(*TURN.guesses, Guessed(TURN.turn, 2, "B", 5))),
            "log_seats /guesses/3/1, seat_out_of_range /guesses/3/1",
        ),
        (
            replace(INSERTED, to_move=2, guesses=(Guessed(1, 2, "B", 5),)),
            "clue_not_there /clue_at, log_seats /guesses/0/1, seat_out_of_range /guesses/0/1",
        ),
        (with_slot(TURN, 1, 3, ruled_out=()), "guess_without_trace /guesses/0"),
        (with_slot(TURN, 1, 0, exposed=False), "guess_without_trace /guesses/2, wrong_number_exposed /rows"),
        (replace(INSERTED, clue_at=0), "clue_not_there /clue_at"),
        (replace(INSERTED, clue_at=9), "clue_not_there /clue_at"),
        (replace(INSERTED, clue_at=None), "duplicate_tile /clue, missing_member /clue_at, wrong_number_of_tiles /pool"),
        (replace(ARRANGING, rows=(ARRANGING.rows[0][::-1], ARRANGING.rows[1])), "row_not_ascending /rows/0"),
        (
            replace(ARRANGING, rows=((ARRANGING.rows[0][3], *ARRANGING.rows[0][:3]), ARRANGING.rows[1])),
            "row_not_sorted /rows/0",
        ),
        (replace(ARRANGING, to_move=1), "arranged_out_of_step /arranged"),
        (replace(ARRANGING, setup=Setup(jokers=True, joker_start="redraw")), "joker_at_start /rows/0"),
        (
            replace(RETURNING, returned=(None, None)),
            "returned_out_of_step /returned, wrong_hand_size /rows/0, wrong_pool /pool",
        ),
        (replace(RETURNING, returned=("B1", None)), "returned_tile_elsewhere /returned/0"),
        (replace(RETURNING, returned=("B-", None)), "tile_not_in_game /returned/0"),
        (replace(RETURNING, to_move=0), "arranged_out_of_step /arranged, returned_out_of_step /returned"),
        (
            replace(OVER, winner=None),
            "guess_without_trace /guesses/3, missing_member /winner, wrong_hits /hits, wrong_tally /tally/0/hits",
        ),
        (replace(OVER, phase="guess", to_move=0, winner=None), "over_or_not /phase"),
        (replace(OVER, to_move=0), "wrong_mover /to_move"),
        (replace(OVER, clue=None), "missing_member /clue, missing_tile /pool, wrong_number_of_tiles /pool"),
        (replace(OVER, out=(0,)), "out_and_rows_differ /out, wrong_tally /tally/0/codes_exposed"),
        (replace(OVER, tally=(Tally(4, 0), Tally())), "wrong_tally /tally"),
    ],
)
def test_every_broken_invariant_is_told(state: State, expected: str) -> None:
    assert faults(state) == expected.split(", ")


def test_numbers_out_of_range_are_told_and_nothing_fails() -> None:
    wild = replace(
        TURN,
        to_move=3,
        stake=99,
        clue_at=99,
        out=(3, 3, 2),
        winner=3,
        turn=9000,
        guesses=tuple(Guessed(turn, 3, "W", value) for turn, value in enumerate(VALUES, 1)),
    )
    for phase in PHASES:
        assert davinci.check_state(replace(wild, phase=phase)) != ()
    empty = replace(TURN, rows=((), ()), pool=(), guesses=())
    assert davinci.check_state(empty) != ()


def test_a_state_is_not_fooled_by_a_tile_that_lies_in_two_rows() -> None:
    row = (Slot("B0"), Slot("W4"), Slot("B5"), Slot("W5"))
    assert "duplicate_tile" in codes(davinci.check_state(replace(START, rows=(START.rows[0], row))))
