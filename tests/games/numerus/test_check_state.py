"""Which states and setups are refused, and with which words."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from numerus import plain
from numerus.judging import BOARDS, NUMBERS, codes_in, explained, faults, playthrough
from numerus.test_deal import BAD_DEALS
from numerus.test_notation import POSITIONS
from numerus.test_rules import BAD_SWAPS, BROKEN, FIVE, dealt
from numerus.test_scoring import BAD_SHEETS
from service.game import CHANCE, TERMINAL
from service.games import numerus
from service.games.numerus import Setup, State
from service.games.numerus.board import could_arrive, fields_of, lines

EIGHT = fields_of("eight")
TURN = dealt(*FIVE, exchange_chips=2)
"""Seat 0 has 10 11 20, seat 1 has 17 19; the star is on b3."""
UNDEALT = numerus.initial_state(Setup(exchange_chips=2), None)
OVER = [*playthrough(numerus, Setup(), "over")][-1]


def taken_away(state: State, *numbers: int) -> tuple[int, ...]:
    return tuple(0 if chip in numbers else chip for chip in state.board)


def with_setup(state: State, **options: Any) -> State:
    return replace(state, setup=replace(state.setup, **options))


SETUPS: dict[str, tuple[dict[str, Any], set[tuple[str, str]]]] = {
    "one player": ({"players": 1}, {("players_out_of_range", "/players")}),
    "five exchange chips": ({"exchange_chips": 5}, {("exchange_out_of_range", "/exchange_chips")}),
    "other scoring": ({"scoring": "most"}, {("unknown_scoring", "/scoring")}),
    "no such first player": ({"first_player": 2}, {("no_such_seat", "/first_player")}),
    "other board": ({"board": "round"}, {("unknown_board", "/board")}),
    "too few fields": ({"board": EIGHT[:-1]}, {("wrong_number_of_fields", "/board")}),
    "not a field": ({"board": (*EIGHT[:-1], "a27")}, {("no_such_field", "/board/48")}),
    "a field twice": ({"board": (*EIGHT[:3], EIGHT[2], *EIGHT[4:])}, {("duplicate_field", "/board/3")}),
    "not in order": ({"board": (EIGHT[1], EIGHT[0], *EIGHT[2:])}, {("fields_not_in_order", "/board/1")}),
    "everything": (
        {"players": 0, "exchange_chips": -1, "scoring": "", "board": ("a2", "a1", "a2", "x")},
        {
            ("players_out_of_range", "/players"),
            ("exchange_out_of_range", "/exchange_chips"),
            ("unknown_scoring", "/scoring"),
            ("no_such_seat", "/first_player"),
            ("wrong_number_of_fields", "/board"),
            ("fields_not_in_order", "/board/1"),
            ("duplicate_field", "/board/2"),
            ("no_such_field", "/board/3"),
        },
    ),
}

STATES: dict[str, tuple[State, set[tuple[str, str]]]] = {
    "a board of 48 fields": (
        replace(TURN, board=TURN.board[:-1]),
        {("wrong_number_of_fields", "/board"), ("missing_numbers", "")},
    ),
    "a board of 50 fields": (replace(TURN, board=(*TURN.board, 0)), {("wrong_number_of_fields", "/board")}),
    "no such chip": (
        replace(TURN, board=(49, *TURN.board[1:])),
        {("number_out_of_range", "/board/0"), ("missing_numbers", "")},
    ),
    "a chip twice on the board": (
        replace(TURN, board=(2, *TURN.board[1:])),
        {("number_twice", "/board/1"), ("missing_numbers", "")},
    ),
    "a chip on the board and taken": (
        replace(TURN, board=tuple(chip or (20 if i == 18 else 0) for i, chip in enumerate(TURN.board))),
        {("number_twice", "/collected/0/2")},
    ),
    "a chip with two players": (
        replace(TURN, collected=((10, 11, 20), (11, 17))),
        {("number_twice", "/collected/1/0"), ("missing_numbers", "")},
    ),
    "not in order": (replace(TURN, collected=((20, 10, 11), (17, 19))), {("not_sorted", "/collected/0")}),
    "three collections of two players": (
        replace(TURN, collected=((10, 11, 20), (17, 19), ())),
        {("wrong_number_of_seats", "/collected")},
    ),
    "exchange chips of one player": (replace(TURN, exchange_left=(2,)), {("wrong_number_of_seats", "/exchange_left")}),
    "more exchange chips than there are": (
        replace(TURN, exchange_left=(2, 3)),
        {("exchange_out_of_range", "/exchange_left/1")},
    ),
    "a swap before there was anything to give": (
        replace(dealt("take:20", exchange_chips=2), exchange_left=(1, 1)),
        {("spent_too_early", "/exchange_left/0"), ("spent_too_early", "/exchange_left/1")},
    ),
    "seat 0 may have swapped, seat 1 not yet": (
        replace(dealt("take:20", "take:19", exchange_chips=2), exchange_left=(0, 1)),
        {("spent_too_early", "/exchange_left/1")},
    ),
    "the other seat to move": (replace(TURN, to_move=0), {("impossible_turn", "/to_move")}),
    "no such seat to move": (replace(TURN, to_move=3), {("impossible_turn", "/to_move")}),
    "another first player": (
        with_setup(TURN, first_player=1),
        {("impossible_turn", "/to_move"), ("impossible_share", "/collected/0"), ("impossible_share", "/collected/1")},
    ),
    "unequal shares": (
        replace(TURN, collected=((10, 11, 17, 20), (19,))),
        {("impossible_share", "/collected/0"), ("impossible_share", "/collected/1")},
    ),
    "over with chips on the board": (replace(TURN, to_move=TERMINAL), {("not_over", "/to_move")}),
    "going on without chips on the board": (replace(OVER, to_move=0), {("should_be_over", "/to_move")}),
    "no star": (replace(TURN, star=None), {("star_missing", "/star")}),
    "the star beside the board": (replace(TURN, star="a1"), {("no_such_field", "/star")}),
    "the star on a chip": (replace(TURN, star="c1"), {("star_on_chip", "/star")}),
    "the star where it cannot have come": (
        replace(TURN, board=taken_away(TURN, 46), star="c9", collected=((10, 11, 20), (17, 19, 46)), to_move=0),
        {("star_from_nowhere", "/star")},
    ),
    "chips before the deal": (replace(UNDEALT, board=NUMBERS), {("before_the_deal", "/board")}),
    "the star before the deal": (replace(UNDEALT, star="d5"), {("before_the_deal", "/star")}),
    "a chip taken before the deal": (
        replace(UNDEALT, collected=((1,), ())),
        {("before_the_deal", "/collected/0/0")},
    ),
    "a swap before the deal": (
        replace(UNDEALT, exchange_left=(1, 2)),
        {("spent_too_early", "/exchange_left/0")},
    ),
    "nothing dealt, but a seat to move": (
        replace(UNDEALT, to_move=0),
        {("missing_numbers", ""), ("star_missing", "/star"), ("should_be_over", "/to_move")},
    ),
    "an option that there is not": (with_setup(TURN, scoring="most"), {("unknown_scoring", "/setup/scoring")}),
    "a field of the board twice": (
        with_setup(TURN, board=(*EIGHT[:3], EIGHT[2], *EIGHT[4:])),
        {("duplicate_field", "/setup/board/3")},
    ),
}


@pytest.mark.parametrize("case", SETUPS)
def test_every_contradiction_in_a_setup_is_named(case: str) -> None:
    options, expected = SETUPS[case]
    found = numerus.check_setup(replace(Setup(), **options))
    assert faults(found) == expected
    assert explained(numerus, found)


@pytest.mark.parametrize("board", BOARDS)
def test_good_setups_are_accepted(board: str) -> None:
    for players in (2, 3, 4):
        setup = Setup(players, BOARDS[board][0], True, 3, "tournament", players - 1)
        assert numerus.check_setup(setup) == ()


@pytest.mark.parametrize("case", STATES)
def test_every_broken_invariant_of_a_state_is_named(case: str) -> None:
    state, expected = STATES[case]
    found = numerus.check_state(state)
    assert faults(found) == expected
    assert explained(numerus, found)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(),
        Setup(3, exchange_chips=3, first_player=2),
        Setup(4, "square", scoring="tournament", exchange_chips=1),
        Setup(2, BOARDS["islands"][0], cross_gaps=True),
        Setup(3, BOARDS["loose"][0], exchange_chips=2),
    ],
)
def test_every_state_of_a_game_is_accepted(setup: Setup) -> None:
    assert numerus.check_state(numerus.initial_state(setup, None)) == ()
    for seed in ("one", "two"):
        assert all(numerus.check_state(state) == () for state in playthrough(numerus, setup, seed))


@pytest.mark.parametrize("board", ["eight", "loose"])
def test_the_star_can_have_come_where_the_plain_rules_lead_it_from_some_empty_field(board: str) -> None:
    layout, drawing = BOARDS[board]
    on, places = lines(layout, False), plain.places(drawing)
    for state in list(playthrough(numerus, Setup(2, layout), "came from"))[1::3]:
        empty = [index for index, chip in enumerate(state.board) if not chip]
        for star in empty:
            before = tuple(99 if index == star else chip for index, chip in enumerate(state.board))
            came = any(99 in plain.targets(drawing, False, before, places[other]) for other in empty if other != star)
            assert could_arrive(state.board, star, on) == came


def test_every_code_of_the_sources_comes_up_in_these_tests() -> None:
    cases = [*SETUPS.values(), *STATES.values()]
    shown = {code for _, expected in cases for code, _ in expected}
    shown |= {code for table in (BROKEN, BAD_SWAPS, BAD_DEALS) for found in table.values() for code in found}
    shown |= {code for _, expected in BAD_SHEETS.values() for code, _ in expected}
    alone = {"deal_pending", "game_over", "no_exchange_chip", "no_deal_pending", "made_by_player"}  # tests of their own
    assert codes_in(numerus) == shown | alone


def test_nothing_that_is_readable_makes_the_check_stumble() -> None:
    for text in POSITIONS:
        numerus.check_state(numerus.parse_position(text))
    assert numerus.check_state(replace(OVER, to_move=CHANCE))


@pytest.mark.parametrize("seed", range(20))
def test_chips_are_in_order_exactly_where_each_of_them_is_there_once(seed: int) -> None:
    dice = random.Random(seed)
    states = list(playthrough(numerus, Setup(3, exchange_chips=1), f"chips {seed}"))[1:]
    for state in states:
        wild = [dice.choice([chip, chip, chip, 0, 49, -1, dice.randrange(50)]) for chip in state.board]
        board = tuple(dice.choice([state.board, wild]))
        mine = (*state.collected[0], *dice.choice([(), (), (0,), (state.board[0],)]))
        changed = replace(state, board=board, collected=(mine, *state.collected[1:]))
        lying = [chip for chip in board if chip] + [chip for chips in changed.collected for chip in chips]
        told = {code for code, _ in faults(numerus.check_state(changed))}
        once = sorted(lying) == list(range(1, 49))
        assert once == told.isdisjoint({"number_twice", "missing_numbers", "number_out_of_range"})
