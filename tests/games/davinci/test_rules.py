"""A turn, places and the other edition, against the rules text."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from davinci import plain
from davinci.random_play import random_states
from davinci.tables import JOKER, TWO, dealt, faults, listed, play, row, viewed
from service.game import CHANCE
from service.games import davinci
from service.games.davinci.legality import _DUE
from service.games.davinci.tiles import legal_places

PACKAGE = Path(davinci.__file__).parent
HEADINGS = re.findall(r"^#+ (.*)$", (PACKAGE / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
ANCHORS = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in HEADINGS}


# The worked examples of the rules text.


@pytest.mark.parametrize(("hand", "expected"), [("W4 B7 W10 B1", "B1 W4 B7 W10"), ("W5 B5 B8 W8", "B5 W5 B8 W8")])
def test_a_row_is_sorted_with_black_before_white(hand: str, expected: str) -> None:
    assert row(dealt([hand, "B0 W0 B11 W11"]), 0) == expected


@pytest.mark.parametrize(
    ("lying", "tile", "places"),
    [
        ("B1 W4 B7 W10", "W7", (3,)),
        ("B1 B- W4", "B2", (1, 2)),
        ("B- W4", "B0", (0, 1)),
        ("B0 W11", "W-", (0, 1, 2)),
        ("W- B-", "W4", (0, 1, 2)),
        ("B1 B- W1 W- B2", "W11", (5,)),
        ("B1 B- W- W1", "W0", (0,)),
        ("", "B7", (0,)),
    ],
)
def test_a_tile_goes_where_the_numbers_stay_in_order(lying: str, tile: str, places: tuple[int, ...]) -> None:
    found = legal_places(lying.split(), tile)
    assert found == places
    assert found == tuple(plain.places([plain.tile(one) for one in lying.split()], plain.tile(tile)))


def test_a_winner_has_the_points_of_the_worked_example() -> None:
    sheet = davinci.Sheet(
        players=3,
        rounds=(davinci.Round(0, (davinci.Tally(4, 1), davinci.Tally(0, 0), davinci.Tally(3, 1)), ("B2", "W-")),),
    )
    assert davinci.score_sheet(sheet).seats[0].points == 14


# A turn.


@pytest.mark.parametrize("seed", range(12))
def test_what_is_done_most_often_is_found_legal_without_a_view(seed: int) -> None:
    """Otherwise nothing would be gained when records are replayed."""
    often = davinci.Draw, davinci.Guess, davinci.Stop, davinci.Stake, davinci.Reveal
    for state in random_states(seed):
        moves = davinci.legal_moves(davinci.view(state, state.to_move)) if state.to_move != CHANCE else ()
        assert all(davinci.is_plainly_legal(state, move) for move in moves if isinstance(move, often))


def test_a_turn_draws_then_guesses_then_goes_on_or_stops() -> None:
    state = play(dealt(TWO), "draw:B")
    assert state.to_move == CHANCE
    state = play(state, "tile:B4")
    assert (state.phase, state.to_move, state.clue) == ("guess", 0, "B4")
    assert faults(state, "stop") == ["guess_first"]
    state = play(state, "guess:1.0=0")
    assert (state.phase, state.to_move, state.hits) == ("guess", 0, 1)
    assert row(state, 1) == "B0! W2 B5 W5"
    state = play(state, "guess:1.1=2", "stop")
    assert row(state, 0) == "B1 B4+1 W4 B7 W10"
    assert (state.phase, state.to_move, state.turn, state.clue, state.hits) == ("draw", 1, 2, None, 0)


def test_a_wrong_guess_exposes_the_clue_tile_and_rules_the_value_out() -> None:
    state = play(dealt(TWO), "draw:W tile:W11 guess:1.2=4")
    assert row(state, 0) == "B1 W4 B7 W10 W11!+1"
    assert row(state, 1) == "B0 W2 B5{4} W5"
    assert state.to_move == 1
    state = play(state, "draw:B tile:B2 guess:0.0=0 draw:B tile:B3 guess:1.3=3")
    assert row(state, 1) == "B0 B2!+2 W2 B5{3,4} W5"
    assert state.guesses == ((1, 0, "B", 4), (2, 1, "B", 0), (3, 0, "B", 3))


def test_a_guess_may_be_a_bluff_or_impossible_or_repeated() -> None:
    state = play(dealt(TWO), "draw:W tile:W11 guess:1.2=4 draw:W tile:W0 guess:0.0=0 draw:W tile:W1")
    own, exposed, again = "guess:1.3=7", "guess:1.4=11", "guess:1.3=4"
    assert {own, exposed, again} <= set(listed(state))
    assert row(play(state, again), 1) == "B0 W0!+2 W2 B5{4} W5"


def test_the_colour_that_the_pool_lacks_cannot_be_drawn() -> None:
    blacks = ["B3", "B4", "B6", "B8", "B9", "B10", "B11", "B2"]
    state = dealt(TWO)
    for tile in blacks[:-1]:
        state = play(state, "draw:B", f"tile:{tile}", f"guess:{1 - state.to_move}.0=11")
    state = play(state, f"draw:B tile:{blacks[-1]} guess:0.0=11")
    assert state.pool
    assert listed(state) == ["draw:W"]
    assert faults(state, "draw:B") == ["colour_exhausted"]


def test_every_tile_of_the_colour_comes_equally_likely() -> None:
    outcomes = davinci.chance_outcomes(play(dealt(TWO), "draw:W"))
    tiles = ["W0", "W1", "W3", "W6", "W7", "W8", "W9", "W11"]
    assert [(davinci.format_move(move), p) for move, p in outcomes] == [(f"tile:{t}", Fraction(1, 8)) for t in tiles]


@pytest.mark.parametrize(
    ("moves", "text", "expected"),
    [
        ("", "guess:1.0=0", ["wrong_phase"]),
        ("", "guess:0.0=1", ["wrong_phase", "own_row"]),
        ("", "stop", ["wrong_phase"]),
        ("", "stop@4", ["wrong_phase"]),
        ("", "tile:B4", ["made_by_chance"]),
        ("", "arrange", ["wrong_phase"]),
        ("", "return:0", ["wrong_phase"]),
        ("", "return:4", ["wrong_phase", "no_such_tile"]),
        ("draw:B", "draw:B", ["made_by_player"]),
        ("draw:B", "tile:B7", ["not_in_the_pool"]),
        ("draw:B", "tile:W6", ["wrong_colour"]),
        ("draw:B", "tile:W4", ["not_in_the_pool", "wrong_colour"]),
        ("draw:B", "tile:B-", ["not_in_the_pool"]),
        ("draw:B tile:B4", "guess:0.0=1", ["own_row"]),
        ("draw:B tile:B4", "guess:2.0=1", ["no_such_seat"]),
        ("draw:B tile:B4", "guess:1.4=1", ["no_such_tile"]),
        ("draw:B tile:B4", "guess:1.0=-", ["no_jokers"]),
        ("draw:B tile:B4", "guess:3.9=-", ["no_such_seat", "no_jokers"]),
        ("draw:B tile:B4", "guess:1.0=0@2", ["wrong_place"]),
        ("draw:B tile:B4", "guess:1.9=-@2", ["no_such_tile", "no_jokers", "wrong_place"]),
        ("draw:B tile:B4", "insert@1", ["wrong_phase"]),
        ("draw:B tile:B4", "reveal:0", ["wrong_phase"]),
        ("draw:B tile:B4", "stake:7", ["wrong_phase", "no_such_tile"]),
        ("draw:B tile:B4", "stop@2", ["guess_first", "wrong_place"]),
        ("draw:B tile:B4 guess:1.0=0", "guess:1.0=0", ["tile_exposed"]),
        ("draw:B tile:B4 guess:1.0=0", "stop@2", ["wrong_place"]),
        ("draw:B tile:B4 guess:1.0=0 guess:1.1=2 guess:1.2=5 guess:1.3=5", "stop", ["game_over"]),
    ],
)
def test_every_rule_that_a_move_breaks_is_told(moves: str, text: str, expected: list[str]) -> None:
    state = play(dealt(TWO), moves)
    assert faults(state, text) == expected


def test_violations_point_at_headings_of_the_rules_text() -> None:
    calls = [
        node
        for path in PACKAGE.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "broken"
    ]
    headings = {call.args[2].value for call in calls if isinstance(call.args[2], ast.Constant)}
    headings |= {heading for _, heading in _DUE.values()}
    assert len(headings) > 8
    assert headings <= ANCHORS


# Places.


def test_moves_are_listed_once_per_place_where_there_are_several() -> None:
    state = play(dealt(JOKER, jokers=True), "arrange:B-@1 arrange draw:B tile:B2")
    assert row(state, 0) == "B1 B- W4 B7"
    assert {"guess:1.0=3@1", "guess:1.0=3@2"} <= set(listed(state))
    assert "guess:1.0=3" not in listed(state)
    assert row(play(state, "guess:1.0=3@2"), 0) == "B1 B- B2!+1 W4 B7"
    assert row(play(state, "guess:1.0=3@1"), 0) == "B1 B2!+1 B- W4 B7"


def test_a_place_left_out_is_the_leftmost_legal_one() -> None:
    state = play(dealt(JOKER, jokers=True), "arrange:B-@1 arrange draw:B tile:B2")
    assert play(state, "guess:1.0=3") == play(state, "guess:1.0=3@1")
    assert play(state, "guess:1.0=0 stop") == play(state, "guess:1.0=0@2 stop@1")


def test_a_place_may_be_written_where_there_is_only_one() -> None:
    state = play(dealt(TWO), "draw:B tile:B4")
    assert play(state, "guess:1.0=3@1") == play(state, "guess:1.0=3")
    assert play(state, "guess:1.0=0@1 stop@1") == play(state, "guess:1.0=0 stop")


def test_a_drawn_joker_goes_anywhere() -> None:
    state = play(dealt(JOKER, jokers=True), "arrange:B-@3 arrange draw:W tile:W- guess:1.0=0@0")
    stops = [text for text in listed(state) if text.startswith("stop")]
    assert stops == ["stop@0", "stop@1", "stop@2", "stop@3", "stop@4"]
    assert row(play(state, "stop@4"), 0) == "B1 W4 B7 B- W-+1"
    assert row(play(state, "guess:1.1=-@0"), 0) == "W-!+1 B1 W4 B7 B-"


def test_a_canonical_move_is_listed_exactly_when_the_move_breaks_no_rule() -> None:
    state = play(dealt(JOKER, jokers=True), "arrange:B-@1 arrange draw:B tile:B2 guess:1.0=0")
    view = viewed(state)
    for text in ("stop", "stop@0", "stop@1", "stop@2", "stop@3", "guess:1.1=2", "guess:1.1=2@1", "guess:1.1=2@9"):
        move = davinci.parse_move(text)
        legal = davinci.check_move(view, move) == ()
        assert legal == (davinci.canonical(view, move) in davinci.legal_moves(view))
    assert davinci.canonical(view, davinci.parse_move("stop")) == davinci.parse_move("stop@1")
    other = davinci.view(replace(state), 1)
    assert davinci.canonical(other, davinci.parse_move("stop")) == davinci.parse_move("stop")


# The other edition.


def test_the_drawn_tile_goes_into_the_row_at_once_in_the_other_edition() -> None:
    state = play(dealt(TWO, clue_tile="insert_on_draw"), "draw:B tile:B4")
    assert (state.phase, listed(state)) == ("insert", ["insert@1"])
    assert faults(state, "insert@2") == ["wrong_place"]
    state = play(state, "insert@1")
    assert (state.phase, state.clue, state.clue_at) == ("guess", "B4", 1)
    assert row(state, 0) == "B1 B4+1 W4 B7 W10"
    assert faults(state, "guess:1.0=0@1") == ["nothing_to_place"]
    after = play(state, "guess:1.0=0 stop")
    assert (row(after, 0), after.clue, after.clue_at) == ("B1 B4+1 W4 B7 W10", None, None)
    assert row(play(state, "guess:1.0=1"), 0) == "B1 B4!+1 W4 B7 W10"


def test_in_the_other_edition_a_place_is_chosen_when_the_tile_goes_in() -> None:
    state = play(dealt(JOKER, jokers=True, clue_tile="insert_on_draw"), "arrange:B-@1 arrange draw:B tile:B2")
    assert listed(state) == ["insert@1", "insert@2"]
    assert row(play(state, "insert@2"), 0) == "B1 B- B2+1 W4 B7"


# Views.


def test_only_the_view_of_the_seat_to_move_has_moves() -> None:
    state = play(dealt(TWO), "draw:B tile:B4")
    move = davinci.parse_move("guess:1.0=0")
    for seat in (None, 1):
        assert davinci.legal_moves(davinci.view(state, seat)) == ()
        assert [fault.code for fault in davinci.check_move(davinci.view(state, seat), move)] == ["not_your_turn"]
    waiting = play(dealt(TWO), "draw:B")
    for seat in (None, 0, 1):
        assert davinci.legal_moves(davinci.view(waiting, seat)) == ()
        assert [fault.code for fault in davinci.check_move(davinci.view(waiting, seat), move)] == ["chance_pending"]
        assert davinci.to_move(davinci.view(waiting, seat)) == CHANCE
