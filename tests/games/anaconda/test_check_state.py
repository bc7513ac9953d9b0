"""Which states a game can be in, against the set that the brute force reaches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import get_args

import pytest

from anaconda import brute_force
from anaconda.test_rules import ROUND, codes, play, read
from service.game import CHANCE, TERMINAL
from service.games import anaconda
from service.games.anaconda import Dice, Place, Setup, State, invariants
from service.games.anaconda.state import Die, Phase

DICE: tuple[Die, ...] = get_args(Die)
TURN = "III7-V6-IV5 last:IV seat:0/2"
DOUBLE = "III5-V6-IV5 last:III seat:0/2 resolve:IV"
OVER = "III1-V2-IV3 last:IV seat:1/2 loser:1"


def faults(state: State) -> set[tuple[str, str]]:
    return {(violation.code, violation.pointer) for violation in anaconda.check_state(state)}


def rows(players: int, phase: Phase) -> Iterator[State]:
    """Every way to put three dice down and to fill in the members, for a phase with three dice on the table."""
    ends = range(players) if phase != "over" else [TERMINAL]
    losers = [None, *range(players)] if phase == "over" else [None]
    resolves = [None] if phase == "play" else [None, *DICE]
    for faces in product(*(map(int, brute_force.FACES[die]) for die in DICE)):
        for centre, last, resolve, to_move, loser in product(DICE, DICE, resolves, ends, losers):
            setup, dice = Setup(players), Dice(*faces)
            yield State(setup, phase, to_move, dice, centre=centre, last=last, resolve=resolve, loser=loser)


def reached(players: int, phase: Phase) -> set[State]:
    """The positions that the brute force reaches in a phase with three dice, before any seat."""
    found = set()
    for (faces, centre, last, resolve), seat in product(brute_force.tables(), range(players)):
        stuck = not brute_force.moves((faces, centre, last, resolve))
        own: Phase = "over" if stuck else "pasch" if resolve else "play"
        to_move, loser = (TERMINAL, seat) if stuck else (seat, None)
        members = {"centre": centre, "last": last, "resolve": resolve, "loser": loser}
        found |= {State(Setup(players), own, to_move, Dice(*faces), **members)} if own == phase else set()
    return found


@pytest.mark.parametrize(("players", "phase"), list(product([2, 3], ["play", "pasch", "over"])))
def test_exactly_the_reachable_positions_are_accepted_with_any_seat_to_move(players: int, phase: Phase) -> None:
    accepted = {state for state in rows(players, phase) if not anaconda.check_state(state)}
    assert accepted == reached(players, phase)


def test_exactly_the_possible_rolls_are_accepted() -> None:
    shown = [None, *range(1, 10)]
    states = [State(Setup(), "place", 0, Dice(*faces)) for faces in product(shown, repeat=3)]
    accepted = {state for state in states if not anaconda.check_state(state)}
    assert accepted == {State(Setup(), "place", 0, Dice(**roll)) for roll in brute_force.rolls()}


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (replace(read("choose seat:0/2"), to_move=1), {("wrong_mover", "/to_move")}),
        (replace(read("choose seat:0/2"), to_move=CHANCE), {("wrong_mover", "/to_move")}),
        (replace(read("choose seat:0/2"), dice=Dice(7)), {("wrong_number_of_dice", "/dice")}),
        (replace(read("choose seat:0/2"), rolling=("III", "IV")), {("unexpected_member", "/rolling")}),
        (replace(read("rolling:III,IV seat:0/2"), rolling=None), {("missing_member", "/rolling")}),
        (replace(read("rolling:III,IV seat:0/2"), rolling=("IV", "III")), {("not_a_pair", "/rolling")}),
        (replace(read("rolling:III,IV seat:0/2"), rolling=("IV", "IV")), {("not_a_pair", "/rolling")}),
        (replace(read("rolling:III,IV seat:0/2"), to_move=0), {("wrong_mover", "/to_move")}),
        (replace(read("III7+IV4 seat:0/2"), to_move=1), {("wrong_mover", "/to_move")}),
        (replace(read("III7+IV4 seat:0/2"), dice=Dice(7, 2)), {("not_a_face", "/dice/IV")}),
        (replace(read("III7+IV4 seat:0/2"), dice=Dice(7)), {("wrong_number_of_dice", "/dice")}),
        (replace(read("III7+IV4 seat:0/2"), centre="III"), {("unexpected_member", "/centre")}),
        (replace(read(TURN), dice=Dice(8, 2, 6)), {("not_a_face", "/dice/III"), ("not_a_face", "/dice/IV")}
            | {("not_a_neighbour", "/dice/IV")}),
        (replace(read(TURN), dice=Dice(7, 5)), {("wrong_number_of_dice", "/dice"), ("not_a_neighbour", "/dice/IV")}),
        (replace(read(TURN), centre=None), {("missing_member", "/centre")}),
        (replace(read(TURN), last=None), {("missing_member", "/last")}),
        (replace(read(TURN), last="V"), {("last_is_centre", "/last")}),
        (replace(read(TURN), centre="III"), {("not_a_neighbour", "/dice/IV")}),
        (replace(read(TURN), dice=Dice(7, 3, 6)), {("not_a_neighbour", "/dice/IV")}),
        (replace(read(TURN), dice=Dice(5, 5, 6)), {("double_unresolved", "/phase")}),
        (replace(read(TURN), phase="pasch"), {("no_double", "/phase"), ("missing_member", "/resolve")}),
        (replace(read(TURN), resolve="III"), {("unexpected_member", "/resolve")}),
        (replace(read(TURN), loser=0), {("unexpected_member", "/loser")}),
        (replace(read(TURN), to_move=2), {("wrong_mover", "/to_move")}),
        (replace(read(TURN), to_move=TERMINAL), {("wrong_mover", "/to_move")}),
        (replace(read(TURN), phase="over", to_move=TERMINAL, loser=1), {("loser_can_place", "/loser")}),
        (replace(read(TURN), phase="over", to_move=TERMINAL), {("missing_member", "/loser")}),
        (replace(read(DOUBLE), resolve="V"), {("wrong_resolve", "/resolve")}),
        (replace(read(DOUBLE), resolve=None), {("missing_member", "/resolve")}),
        (replace(read(DOUBLE), phase="play"), {("double_unresolved", "/phase"), ("unexpected_member", "/resolve")}),
        (replace(read(OVER), loser=2), {("seat_out_of_range", "/loser")}),
        (replace(read(OVER), to_move=1), {("wrong_mover", "/to_move")}),
        (replace(read(OVER), phase="play", to_move=1, loser=None), {("should_be_over", "/phase")}),
        (replace(read(OVER), resolve="III"), {("wrong_resolve", "/resolve")}),
        (anaconda.parse_position("IV8-III9-V8 last:V seat:1/2"), {("even_double", "/dice")}
            | {("double_unresolved", "/phase")}),
        (anaconda.parse_position("IV8-III9-V8 last:V seat:1/2 resolve:IV"), {("even_double", "/dice")}),
        (replace(read(TURN), setup=Setup(4)), {("players_out_of_range", "/setup/players")}),
        (replace(read(TURN), setup=Setup(2, "win")), {("unknown_repetition", "/setup/repetition")}),
        (replace(read(TURN), setup=Setup(2, "draw")), {("seen_and_setup_differ", "/seen")}),
        (replace(read(TURN), seen=()), {("seen_and_setup_differ", "/seen")}),
    ],
)  # fmt: skip
def test_every_broken_invariant_is_reported(state: State, expected: set[tuple[str, str]]) -> None:
    assert faults(state) == expected


def repeated(rounds: int) -> State:
    """A game with counts that has gone round a few times and then one step further."""
    state = play(anaconda.initial_state(Setup(2, "draw"), None), "roll:IV,V", "IV=9,V=8", "III=9@V")
    return play(state, *ROUND * rounds)


def test_counts_of_a_real_game_are_accepted() -> None:
    for rounds in range(3):
        assert codes(anaconda.check_state(repeated(rounds))) == []


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("index", range(6))
def test_a_game_that_has_gone_round_lacks_none_of_its_positions(rounds: int, index: int) -> None:
    state = repeated(rounds)
    seen = list(state.seen or ())
    del seen[index]
    assert faults(replace(state, seen=tuple(seen)))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda seen: seen[::-1], {("seen_not_sorted", "/seen")}),
        (lambda seen: (seen[0], *seen), {("seen_not_sorted", "/seen")}),
        (lambda seen: sorted([*seen, ("III9-V8", 1)]), {("seen_unreachable", "/seen/3/0")}),
        (lambda seen: sorted([*seen, ("III1-V2-IV3 last:IV seat:1/2", 1)]), {("seen_unreachable", "/seen/2/0")}),
        (lambda seen: sorted([*seen, ("IV4-III7-V6 last:IV seat:0/2", 1)]), {("seen_unreachable", "/seen/5/0")}),
        (lambda seen: sorted([*seen, ("IV9-III1-V2 last:IV seat:1/3", 1)]), {("seen_unreachable", "/seen/6/0")}),
        (lambda seen: ((seen[0][0], 3), *seen[1:]), {("seen_count", "/seen/0/1")}),
        (lambda seen: ((seen[0][0], 0), *seen[1:]), {("seen_count", "/seen/0/1")}),
        (lambda seen: (*seen[:3], (seen[3][0], 3), *seen[4:]), {("seen_count", "/seen/3/1")}),
        (lambda seen: (*seen[:3], *seen[4:]), {("seen_without_present", "/seen")}),
        (lambda seen: seen[1:], {("seen_disconnected", "/seen")}),
        (lambda seen: sorted([*seen, ("IV4-III7-V6 last:V seat:1/2", 1)]), {("seen_disconnected", "/seen")}),
        (lambda _: (), {("seen_without_present", "/seen")}),
        (lambda _: None, {("seen_and_setup_differ", "/seen")}),
    ],
)  # fmt: skip
def test_counts_that_no_game_has_are_reported(change, expected: set[tuple[str, str]]) -> None:
    state = repeated(1)
    changed = change(state.seen)
    assert faults(replace(state, seen=changed and tuple(changed))) == expected


def test_counts_begin_when_three_dice_lie() -> None:
    state = anaconda.initial_state(Setup(2, "draw"), None)
    assert faults(replace(state, seen=repeated(0).seen)) == {("seen_too_early", "/seen")}


def test_a_draw_needs_a_third_occurrence() -> None:
    drawn, twice = repeated(2), repeated(1)
    assert faults(replace(twice, phase="over", to_move=TERMINAL)) == {("not_repeated", "/seen")}
    assert faults(replace(drawn, phase="pasch", to_move=0)) == {("seen_count", "/seen/3/1")}


def test_who_is_stuck_at_once_has_met_no_counted_position() -> None:
    state = play(anaconda.initial_state(Setup(2, "draw"), None), "roll:III,V", "III=1,V=2", "IV=3@V")
    assert (state.loser, state.seen, faults(state)) == (1, (), set())
    assert faults(replace(state, seen=repeated(0).seen)) == {("seen_disconnected", "/seen")}


def test_counts_of_another_game_that_goes_round_on_its_own_are_reported() -> None:
    state = play(anaconda.initial_state(Setup(2, "draw"), None), "roll:III,V", "III=2,V=3", "IV=1@III")
    assert (state.loser, faults(state)) == (1, set())
    assert faults(replace(state, seen=repeated(1).seen)) == {("seen_disconnected", "/seen")}


def test_two_positions_that_lead_to_the_same_one_cannot_both_be_the_first() -> None:
    one, other = "III2-V2-IV1 last:IV seat:0/2", "III5-IV1-V2 last:V seat:0/2"
    now = "III1-V2-IV1 last:III seat:0/2 resolve:IV"
    state = anaconda.parse_position(f"{now} repetition:draw")
    assert faults(replace(state, seen=((now, 1), (one, 1)))) == set()
    assert faults(replace(state, seen=((now, 1), (other, 1)))) == set()
    assert faults(replace(state, seen=((now, 1), (one, 1), (other, 1)))) == {("seen_disconnected", "/seen")}


def test_a_lost_game_follows_from_its_counted_positions() -> None:
    moves = ("roll:III,IV", "III=7,IV=4", "V=8@III", "IV=9@V", "III=1@IV", "V=2@III", "IV=3@V")
    state = play(anaconda.initial_state(Setup(2, "draw"), None), *moves)
    assert (state.loser, faults(state)) == (1, set())
    assert faults(replace(state, seen=(state.seen or ())[:-1])) == {("seen_disconnected", "/seen")}


@pytest.mark.parametrize(
    ("setup", "expected"),
    [(Setup(), []), (Setup(3, "draw"), []), (Setup(4, "maybe"), ["players_out_of_range", "unknown_repetition"])],
)
def test_a_setup_is_checked(setup: Setup, expected: list[str]) -> None:
    assert codes(anaconda.check_setup(setup)) == expected


def test_a_view_is_checked_as_the_state_that_it_is() -> None:
    state = replace(read(TURN), to_move=2)
    assert anaconda.check_view(state) == anaconda.check_state(state)


@pytest.mark.parametrize("phase", ["play", "pasch"])
def test_what_is_kept_of_a_table_is_what_checking_it_anew_says(phase: Phase) -> None:
    """Thousands of tables, mostly impossible, in an order in which what is kept is asked for again after others."""
    tables = list(rows(3, phase))[:: 23 if phase == "play" else 71]
    for state in [*tables, *tables[::-1]]:
        assert anaconda.check_state(state) == invariants._state_faults(state)
        every = (Place(die, face, other) for die in DICE for face in range(1, 10) for other in DICE)
        legal = [move for move in every if not anaconda.check_move(state, move)]
        assert list(anaconda.legal_moves(state)) == sorted(legal, key=anaconda.format_move)
