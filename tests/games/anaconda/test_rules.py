"""The rules of play against the rules text, and against the same rules written down a second time."""

from __future__ import annotations

import ast
import re
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from anaconda import brute_force
from service.game import CHANCE, TERMINAL, Violations
from service.games import anaconda
from service.games.anaconda import Dice, Move, Place, Roll, Rolled, Setup, State

PACKAGE = Path(anaconda.__file__).parent
HEADINGS = re.findall(r"^#+ (.*)$", (PACKAGE / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
ANCHORS = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in HEADINGS}

# The worked examples of the rules text: position, legal moves.
EXAMPLES = {
    "III7+IV4 seat:0/2": ["V=3@IV", "V=6@III", "V=8@III"],
    "IV4-III7-V6 last:V seat:1/2": ["IV=5@V", "IV=8@III"],
    "III7-V6-IV5 last:IV seat:0/2": ["III=5@V"],
    "III5-V6-IV5 last:III seat:0/2 resolve:IV": ["IV=4@III"],
    "IV4-III5-V6 last:IV seat:1/2": ["V=3@IV"],
    "III5-IV4-V3 last:V seat:0/2": ["III=2@V"],
    "III2-V3-IV4 last:III seat:1/2": ["IV=1@III", "IV=3@III"],
    "IV1-III2-V3 last:IV seat:0/2 loser:0": [],
    "IV4-III7-V8 last:V seat:1/2": ["IV=9@V"],
    "III7-V8-IV9 last:IV seat:0/2": ["III=1@IV", "III=9@V"],
    "III1-IV9-V8 last:III seat:1/2": ["V=2@III"],
    "IV9-III1-V2 last:V seat:0/2": ["IV=1@V", "IV=3@V"],
    "III1-V2-IV3 last:IV seat:1/2 loser:1": [],
    "III7-IV4-V3 last:V seat:1/2": ["III=2@V", "III=5@IV"],
}


def read(text: str) -> State:
    state = anaconda.parse_position(text)
    assert anaconda.check_state(state) == ()
    return state


def codes(violations: Violations) -> list[str]:
    return [violation.code for violation in violations]


def state_of(node: brute_force.Node, players: int) -> State:
    """The state of a node that is not stuck."""
    return anaconda.parse_position(brute_force.text(node, players))


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = anaconda.apply(state, anaconda.parse_move(move))
    return state


@pytest.mark.parametrize(("position", "moves"), EXAMPLES.items())
def test_the_worked_examples_have_the_legal_moves_of_the_rules_text(position: str, moves: list[str]) -> None:
    assert [anaconda.format_move(move) for move in anaconda.legal_moves(read(position))] == moves


@pytest.mark.parametrize("players", [2, 3])
def test_every_position_has_the_moves_of_the_brute_force(players: int) -> None:
    for node in brute_force.reachable(players):
        expected = {move: (table, seat) for move, (table, seat) in _moves_of(node, players)}
        state = state_of(node, players)
        assert {(move.die, move.face, move.neighbour) for move in anaconda.legal_moves(state)} == set(expected)
        for move, after in expected.items():
            assert node_of(anaconda.apply(state, Place(*move))) == after


def _moves_of(node: brute_force.Node, players: int) -> list[tuple[brute_force.Placement, brute_force.Node]]:
    moves = [move for move, _ in brute_force.moves(node[0])]
    return list(zip(moves, brute_force.following(node, players), strict=True))


def node_of(state: State) -> brute_force.Node:
    seat = state.to_move if state.loser is None else state.loser
    return (tuple(state.dice), state.centre, state.last, state.resolve), seat


def test_every_roll_has_the_placements_of_the_brute_force_and_nobody_is_stuck_with_the_third_die() -> None:
    for roll in brute_force.rolls():
        state = State(Setup(), "place", 0, Dice(**roll))
        expected = {move for move, _ in brute_force.set_up(roll)}
        assert expected
        assert {(move.die, move.face, move.neighbour) for move in anaconda.legal_moves(state)} == expected


def test_276_positions_can_be_reached_all_of_them_by_the_set_up_alone() -> None:
    assert len(brute_force.tables()) == 276
    assert {table for table, _ in brute_force.openings()} == brute_force.tables()


def test_nobody_is_ever_stuck_with_the_second_die_of_a_double() -> None:
    assert all(brute_force.moves(table) for table in brute_force.tables() if table[3])


# The number of games by their length in moves: the choice, the roll, the third die, then turns.
COUNTS = [1, 3, 108, 276, 460, 532, 534, 548, 534, 550, 534, 570]


@pytest.mark.parametrize("players", [2, 3])
def test_the_number_of_games_by_length_is_that_of_the_brute_force(players: int) -> None:
    layer, own = Counter([anaconda.initial_state(Setup(players), None)]), []
    for _ in COUNTS:
        own.append(layer.total())
        following: Counter[State] = Counter()
        for state, number in layer.items():
            for after in _after(state):
                following[after] += number
        layer = following
    assert own == COUNTS == _brute_counts(len(COUNTS))


def _after(state: State) -> list[State]:
    moves = [move for move, _ in anaconda.chance_outcomes(state)] or anaconda.legal_moves(state)
    return [anaconda.apply(state, move) for move in moves]


def _brute_counts(length: int) -> list[int]:
    layer = Counter(table for roll in brute_force.rolls() for _, table in brute_force.set_up(roll))
    found = [1, 3, 108]
    while len(found) < length:
        found.append(layer.total())
        following: Counter[brute_force.Table] = Counter()
        for table, number in layer.items():
            for _, after in brute_force.moves(table):
                following[after] += number
        layer = following
    return found


def test_the_opener_chooses_two_dice_then_chance_rolls_them_then_the_opener_places_the_third() -> None:
    state = anaconda.initial_state(Setup(), "any seed")
    assert (state.phase, state.to_move, state.dice) == ("choose", 0, Dice())
    assert [anaconda.format_move(move) for move in anaconda.legal_moves(state)] == [
        "roll:III,IV",
        "roll:III,V",
        "roll:IV,V",
    ]
    state = play(state, "roll:III,IV")
    assert (state.phase, state.to_move, state.rolling, state.dice) == ("roll", CHANCE, ("III", "IV"), Dice())
    assert anaconda.legal_moves(state) == ()
    state = play(state, "III=7,IV=4")
    assert (state.phase, state.to_move, state.rolling, state.dice) == ("place", 0, None, Dice(7, 4, None))
    state = play(state, "V=6@III")
    assert (state.phase, state.to_move, state.dice) == ("play", 1, Dice(7, 4, 6))
    assert (state.centre, state.last, state.resolve) == ("III", "V", None)


def test_two_dice_fall_in_36_equally_probable_ways() -> None:
    outcomes = anaconda.chance_outcomes(play(anaconda.initial_state(Setup(), None), "roll:IV,V"))
    assert len(outcomes) == 36
    assert {probability for _, probability in outcomes} == {Fraction(1, 36)}
    assert anaconda.format_move(outcomes[0][0]) == "IV=1,V=2"
    assert anaconda.format_move(outcomes[35][0]) == "IV=9,V=8"


@pytest.mark.parametrize("roll", ["III=1,IV=1", "III=5,IV=9"])
def test_a_roll_stands_whatever_it_shows(roll: str) -> None:
    state = play(anaconda.initial_state(Setup(), None), "roll:III,IV", roll)
    assert (state.phase, anaconda.check_state(state)) == ("place", ())


def test_an_odd_double_keeps_the_turn_until_the_ends_differ() -> None:
    state = play(read("III7-V6-IV5 last:IV seat:0/2"), "III=5@V")
    assert (state.phase, state.to_move, state.resolve) == ("pasch", 0, "IV")
    state = play(state, "IV=4@III")
    assert (state.phase, state.to_move, state.resolve) == ("play", 1, None)


def test_the_third_die_can_make_a_double_too() -> None:
    state = play(anaconda.initial_state(Setup(3), None), "roll:III,IV", "III=7,IV=8", "V=7@IV")
    assert (state.phase, state.to_move, state.resolve) == ("pasch", 0, "III")


def test_with_these_dice_a_double_never_follows_a_double() -> None:
    doubles = [table for table in brute_force.tables() if table[3]]
    assert len(doubles) == 12
    assert not any(after[3] for table in doubles for _, after in brute_force.moves(table))


def test_who_is_stuck_has_lost_at_once() -> None:
    state = play(read("III2-V3-IV4 last:III seat:1/2"), "IV=1@III")
    assert (state.phase, state.to_move, state.loser) == ("over", TERMINAL, 0)
    assert state.dice == Dice(2, 1, 3)


def test_the_turn_passes_round_three_seats() -> None:
    state = play(anaconda.initial_state(Setup(3), None), "roll:III,IV", "III=7,IV=4", "V=3@IV")
    seats = [state.to_move]
    for move in ("III=2@V", "IV=1@III"):
        state = play(state, move)
        seats.append(state.to_move if state.loser is None else state.loser)
    assert seats == [1, 2, 0]


ROUND = ("IV=1@III", "V=2@IV", "III=1@V", "IV=9@III", "V=8@IV", "III=9@V")
"""Six placements after which the same dice lie as before, with the same seat to move."""


def test_the_third_occurrence_of_a_position_is_a_draw_if_so_agreed() -> None:
    once = play(anaconda.initial_state(Setup(2, "draw"), None), "roll:IV,V", "IV=9,V=8", "III=9@V")
    assert once.seen == (("III9-V8-IV9 last:III seat:0/2 resolve:IV", 1),)
    twice = play(once, *ROUND)
    assert [count for _, count in twice.seen or ()] == [1, 1, 1, 2, 1, 1]
    thrice = play(twice, *ROUND)
    assert [count for _, count in thrice.seen or ()] == [2, 2, 2, 3, 2, 2]
    assert (twice.phase, twice.to_move) == ("pasch", 0)
    assert (thrice.phase, thrice.to_move, thrice.loser, thrice.resolve) == ("over", TERMINAL, None, "IV")
    assert anaconda.legal_moves(thrice) == ()


def test_without_that_agreement_a_game_can_go_round_for_ever() -> None:
    state = play(anaconda.initial_state(Setup(), None), "roll:IV,V", "IV=9,V=8", "III=9@V")
    assert play(state, *ROUND * 5) == state


def test_the_same_dice_before_another_seat_are_another_position() -> None:
    once = play(anaconda.initial_state(Setup(3, "draw"), None), "roll:IV,V", "IV=9,V=8", "III=9@V")
    later = play(once, *ROUND)
    assert (later.to_move, [count for _, count in later.seen or ()]) == (1, [1] * 7)


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        ("IV4-III7-V6 last:V seat:1/2", "IV=7@V", ["not_a_face"]),
        ("IV4-III7-V6 last:V seat:1/2", "IV=5@IV", ["touches_itself"]),
        ("IV4-III7-V6 last:V seat:1/2", "IV=9@V", ["not_a_neighbour"]),
        ("IV4-III7-V6 last:V seat:1/2", "V=8@III", ["die_placed_last"]),
        ("IV4-III7-V6 last:V seat:1/2", "III=5@V", ["die_is_centre"]),
        ("IV4-III7-V6 last:V seat:1/2", "IV=4@V", ["same_face", "not_a_neighbour"]),
        ("IV4-III7-V6 last:V seat:1/2", "roll:III,IV", ["wrong_phase"]),
        ("IV4-III7-V6 last:V seat:1/2", "III=7,IV=4", ["made_by_chance"]),
        ("IV9-III1-V2 last:V seat:0/2", "IV=9@III", ["same_face"]),
        ("III5-V6-IV5 last:III seat:0/2 resolve:IV", "III=7@V", ["must_resolve", "die_placed_last"]),
        ("III5-V6-IV5 last:III seat:0/2 resolve:IV", "V=4@III", ["must_resolve", "die_is_centre"]),
        ("III5-V6-IV5 last:III seat:0/2 resolve:IV", "IV=5@V", ["same_face"]),
        ("III7+IV4 seat:0/2", "III=5@IV", ["not_the_third_die"]),
        ("III7+IV4 seat:0/2", "III=7@V", ["not_the_third_die", "neighbour_not_lying", "same_face"]),
        ("III7+IV4 seat:0/2", "V=5@III", ["not_a_face", "not_a_neighbour"]),
        ("III1+IV8 seat:0/2", "V=8@III", ["not_a_neighbour", "even_double"]),
        ("choose seat:0/2", "V=6@III", ["wrong_phase"]),
        ("choose seat:0/2", "III=7,IV=4", ["made_by_chance"]),
        ("rolling:III,IV seat:0/2", "V=6@III", ["chance_pending"]),
        ("rolling:III,IV seat:0/2", "roll:III,IV", ["chance_pending"]),
        ("III1-V2-IV3 last:IV seat:1/2 loser:1", "roll:III,IV", ["game_over"]),
        ("III1-V2-IV3 last:IV seat:1/2 loser:1", "III=9@IV", ["game_over", "not_a_neighbour"]),
    ],
)
def test_every_broken_rule_of_a_move_is_reported(position: str, move: str, expected: list[str]) -> None:
    assert codes(anaconda.check_move(read(position), anaconda.parse_move(move))) == expected


def test_an_even_double_is_reported_alone_where_nothing_else_is_wrong() -> None:
    state = play(anaconda.initial_state(Setup(), None), "roll:III,V", "III=6,V=7")
    assert codes(anaconda.check_move(state, anaconda.parse_move("IV=8@V"))) == []
    state = play(anaconda.initial_state(Setup(), None), "roll:III,IV", "III=7,IV=8")
    assert codes(anaconda.check_move(state, anaconda.parse_move("V=8@III"))) == ["even_double"]


def test_a_pair_of_the_same_die_is_no_pair() -> None:
    state = anaconda.initial_state(Setup(), None)
    assert codes(anaconda.check_move(state, Roll(("III", "III")))) == ["not_a_pair"]


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        ("rolling:III,IV seat:0/2", "III=7,IV=4", []),
        ("rolling:III,IV seat:0/2", "III=7,V=4", ["wrong_dice"]),
        ("rolling:III,IV seat:0/2", "III=3,IV=4", ["not_a_face"]),
        ("rolling:III,IV seat:0/2", "III=3,IV=7", ["not_a_face", "not_a_face"]),
        ("rolling:III,IV seat:0/2", "III=3,V=4", ["wrong_dice", "not_a_face"]),
        ("rolling:III,IV seat:0/2", "V=6@III", ["made_by_player"]),
        ("choose seat:0/2", "III=7,IV=4", ["no_roll_pending"]),
    ],
)
def test_every_reason_why_dice_cannot_fall_like_this_is_reported(position: str, move: str, expected: list[str]) -> None:
    assert codes(anaconda.check_chance(read(position), anaconda.parse_move(move))) == expected


def every_move() -> list[Move]:
    """All well-formed moves."""
    pairs: list[Move] = [Roll(pair) for pair in (("III", "IV"), ("III", "V"), ("IV", "V"))]
    rolled = [Rolled(Dice(one, other, None)) for one, other in product(range(1, 10), repeat=2)]
    names = ("III", "IV", "V")
    return [*pairs, *rolled, *(Place(die, face, by) for die in names for face in range(1, 10) for by in names)]


def test_a_move_breaks_no_rule_exactly_when_it_is_listed() -> None:
    moves = every_move()
    texts = {brute_force.text(node, 2) for node in brute_force.reachable(2) if brute_force.moves(node[0])}
    for text in [*sorted(texts)[::3], *EXAMPLES, "choose seat:0/2", "rolling:III,IV seat:0/2"]:
        state = anaconda.parse_position(text)
        legal = set(anaconda.legal_moves(state))
        assert legal == {move for move in moves if not anaconda.check_move(state, move)}


def test_a_seat_and_a_spectator_see_everything() -> None:
    state = read("III7-V6-IV5 last:IV seat:0/2")
    assert anaconda.view(state, 0) == anaconda.view(state, None) == state


def test_every_anchor_of_a_violation_is_a_heading_of_the_rules_text() -> None:
    used = set()
    for path in PACKAGE.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("broken", "_Rule"):
                heading = call.args[{"broken": 2, "_Rule": 1}[call.func.id]]
                # A rule of the table is turned into a violation with the heading that the table names.
                used.add(heading.value if isinstance(heading, ast.Constant) else "a-turn")
    assert {"a-turn", "pasch-double", "setting-up", "end", "endless-play"} <= used
    assert used <= ANCHORS


def test_violations_have_codes_for_programs_and_sentences_for_people() -> None:
    state = read("IV4-III7-V6 last:V seat:1/2")
    for move in every_move():
        for violation in anaconda.check_move(state, move):
            assert violation.detail.endswith(".")
            assert violation.pointer == ""
            assert re.fullmatch("[a-z_]+", violation.code)
