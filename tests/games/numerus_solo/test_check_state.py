"""Which states and setups are refused, and with which words; which chains some order of chips leads to."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations
from typing import Any

import pytest
from numerus import plain
from numerus.judging import BOARDS, NUMBERS, codes_in, explained, faults, playthrough

from numerus_solo.test_notation import POSITIONS
from numerus_solo.test_rules import BROKEN, GAP, dealt
from numerus_solo.test_scoring import BAD_SHEETS
from service.game import TERMINAL
from service.games import numerus_solo
from service.games.numerus import board, table
from service.games.numerus.board import fields_of
from service.games.numerus_solo import Setup, State
from service.games.numerus_solo.invariants import chain_faults

Chains = tuple[tuple[int, ...], ...]

EIGHT = fields_of("eight")
TURN = dealt(*GAP)
"""The chains are 12, 18-19 and 20."""
UNDEALT = numerus_solo.initial_state(Setup(), None)
OVER = [*playthrough(numerus_solo, Setup(), "over")][-1]

SETUPS: dict[str, tuple[dict[str, Any], set[tuple[str, str]]]] = {
    "other penalty": ({"solo_penalty": "none"}, {("unknown_penalty", "/solo_penalty")}),
    "other board": ({"board": "round"}, {("unknown_board", "/board")}),
    "too few fields": ({"board": EIGHT[:-1]}, {("wrong_number_of_fields", "/board")}),
    "not a field": ({"board": (*EIGHT[:-1], "a27")}, {("no_such_field", "/board/48")}),
    "a field twice": ({"board": (*EIGHT[:3], EIGHT[2], *EIGHT[4:])}, {("duplicate_field", "/board/3")}),
    "not in order": ({"board": (EIGHT[1], EIGHT[0], *EIGHT[2:])}, {("fields_not_in_order", "/board/1")}),
}


def closed(chains: Chains) -> State:
    """A state with these chains and all other chips on the board; the star came from d5."""
    taken = {number for chain in chains for number in chain}
    return replace(dealt(), board=tuple(0 if chip in taken else chip for chip in NUMBERS), chains=chains)


STATES: dict[str, tuple[State, set[tuple[str, str]]]] = {
    "other seat to move": (replace(TURN, to_move=1), {("wrong_mover", "/to_move")}),
    "over with chips on the board": (replace(TURN, to_move=TERMINAL), {("not_over", "/to_move")}),
    "going on without chips on the board": (replace(OVER, to_move=0), {("should_be_over", "/to_move")}),
    "a chain with a gap": (
        replace(TURN, chains=((12, 18), (19,), (20,))),
        {("not_a_chain", "/chains/0")},
    ),
    "a chain that comes down": (replace(TURN, chains=((12,), (19, 18), (20,))), {("not_a_chain", "/chains/1")}),
    "chains in another order": (replace(TURN, chains=((18, 19), (12,), (20,))), {("not_sorted", "/chains")}),
    "a chip in two chains": (
        replace(TURN, chains=((12,), (18, 19), (19, 20))),
        {("number_twice", "/chains/2/0")},
    ),
    "a chip nowhere": (replace(TURN, chains=((18, 19), (20,))), {("missing_numbers", "")}),
    "no such chip": (
        replace(TURN, board=(49, *TURN.board[1:])),
        {("number_out_of_range", "/board/0"), ("missing_numbers", "")},
    ),
    "a board of 48 fields": (
        replace(TURN, board=TURN.board[:-1]),
        {("wrong_number_of_fields", "/board"), ("missing_numbers", "")},
    ),
    "two single chips side by side": (closed(((18,), (19,))), {("chains_contradict", "/chains/1")}),
    "a chain of two between two single chips": (closed(((17,), (18, 19), (20,))), {("chains_contradict", "/chains/2")}),
    "no star": (replace(TURN, star=None), {("star_missing", "/star")}),
    "the star beside the board": (replace(TURN, star="a1"), {("no_such_field", "/star")}),
    "the star on a chip": (replace(TURN, star="c1"), {("star_on_chip", "/star")}),
    "the star where it cannot have come": (
        replace(closed(((46,),)), star="c9"),
        {("star_from_nowhere", "/star")},
    ),
    "chips before the deal": (replace(UNDEALT, board=NUMBERS), {("before_the_deal", "/board")}),
    "a chip taken before the deal": (replace(UNDEALT, chains=((1,),)), {("before_the_deal", "/chains/0/0")}),
    "an option that there is not": (
        replace(TURN, setup=Setup(solo_penalty="none")),
        {("unknown_penalty", "/setup/solo_penalty")},
    ),
}


@pytest.mark.parametrize("case", SETUPS)
def test_every_contradiction_in_a_setup_is_named(case: str) -> None:
    options, expected = SETUPS[case]
    found = numerus_solo.check_setup(replace(Setup(), **options))
    assert faults(found) == expected
    assert explained(numerus_solo, found)


@pytest.mark.parametrize("case", STATES)
def test_every_broken_invariant_of_a_state_is_named(case: str) -> None:
    state, expected = STATES[case]
    found = numerus_solo.check_state(state)
    assert faults(found) == expected
    assert explained(numerus_solo, found)


@pytest.mark.parametrize("name", BOARDS)
def test_every_state_of_a_game_is_accepted(name: str) -> None:
    for setup in (Setup(BOARDS[name][0]), Setup(BOARDS[name][0], True, "triangular")):
        assert numerus_solo.check_state(numerus_solo.initial_state(setup, None)) == ()
        for seed in ("one", "two"):
            assert all(numerus_solo.check_state(state) == () for state in playthrough(numerus_solo, setup, seed))


def reached(most: int) -> set[Chains]:
    """The chains that any order of taking some of the chips 1 to `most` leads to."""
    found: set[Chains] = set()
    for count in range(most + 1):
        for order in permutations(range(1, most + 1), count):
            tables: list[list[list[int]]] = [[]]
            for number in order:
                tables = [
                    plain.solo_added(chains, number, choice)
                    for chains in tables
                    for choice in plain.solo_choices(chains, number)
                ]
            found |= {tuple(map(tuple, chains)) for chains in tables}
    return found


def split(numbers: tuple[int, ...]) -> set[Chains]:
    """Every way to cut runs of numbers into chains."""
    whole = [tuple(run) for run in plain.runs(set(numbers))]
    found: set[Chains] = {()}
    for run in whole:
        cuts = [cut for count in range(len(run)) for cut in combinations(range(1, len(run)), count)]
        pieces = [tuple(run[a:b] for a, b in zip((0, *cut), (*cut, len(run)), strict=True)) for cut in cuts]
        found = {(*before, *piece) for before in found for piece in pieces}
    return found


def test_exactly_the_chains_are_accepted_that_some_order_of_chips_leads_to() -> None:
    chips = range(1, 8)
    every = {chains for count in range(8) for numbers in combinations(chips, count) for chains in split(numbers)}
    accepted = {chains for chains in every if not chain_faults(chains, "")}
    assert accepted == reached(7)
    assert 100 < len(accepted) < len(every)


def test_every_code_of_the_sources_comes_up_in_these_tests() -> None:
    cases = [*SETUPS.values(), *STATES.values(), *BAD_SHEETS.values()]
    shown = {code for _, expected in cases for code, _ in expected}
    shown |= {code for found in BROKEN.values() for code in found}
    alone = {"deal_pending", "game_over", "no_deal_pending", "made_by_player"}  # tests of their own
    assert codes_in(numerus_solo) <= shown | alone
    assert shown - codes_in(numerus_solo) <= codes_in(board, table)


def test_nothing_that_is_readable_makes_the_check_stumble() -> None:
    for text in POSITIONS:
        numerus_solo.check_state(numerus_solo.parse_position(text))
