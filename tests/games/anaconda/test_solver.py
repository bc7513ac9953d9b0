"""Perfect play, against a search that tries everything and knows nothing of the solver."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from anaconda import brute_force
from anaconda.test_rules import ROUND, node_of, play, read, state_of
from service.game import TERMINAL, Budget, Hint
from service.games import anaconda
from service.games.anaconda import Move, Setup, State
from service.games.anaconda.analysis import Fate, fate_of
from service.games.anaconda.graph import Position
from service.games.anaconda.solver import ThreePlayerValue, TwoPlayerValue, hint, solution

# The worked examples of the rules text: position, what each move is worth, best first (and when, where it says so).
EXAMPLES = {
    "III7+IV4 seat:0/2": ["V=8@III win", "V=3@IV loss", "V=6@III loss"],
    "IV4-III7-V6 last:V seat:1/2": ["IV=5@V win 6", "IV=8@III loss"],
    "III7-V6-IV5 last:IV seat:0/2": ["III=5@V loss 5"],
    "III5-V6-IV5 last:III seat:0/2 resolve:IV": ["IV=4@III loss 4"],
    "IV4-III5-V6 last:IV seat:1/2": ["V=3@IV win 3"],
    "III5-IV4-V3 last:V seat:0/2": ["III=2@V loss 2"],
    "III2-V3-IV4 last:III seat:1/2": ["IV=1@III win 1", "IV=3@III loss"],
    "IV4-III7-V8 last:V seat:1/2": ["IV=9@V loss 4"],
    "III7-V8-IV9 last:IV seat:0/2": ["III=1@IV win 3", "III=9@V win"],
    "III1-IV9-V8 last:III seat:1/2": ["V=2@III loss 2"],
    "IV9-III1-V2 last:V seat:0/2": ["IV=3@V win 1", "IV=1@V win"],
    "III7-IV4-V3 last:V seat:1/2": ["III=5@IV win 7", "III=2@V loss"],
}


def ranked(state: State) -> Hint[Move]:
    return hint(state, Budget(), {})


@pytest.mark.parametrize(("position", "expected"), EXAMPLES.items())
def test_the_worked_examples_are_worth_what_the_rules_text_says(position: str, expected: list[str]) -> None:
    found = [
        f"{anaconda.format_move(entry.move)} {entry.value.outcome} {entry.value.depth}"
        for entry in ranked(read(position)).moves
    ]
    assert len(found) == len(expected)
    for own, said in zip(found, expected, strict=True):
        assert own == said or own.rsplit(" ", 1)[0] == said


def test_a_slower_win_comes_after_a_quicker_one() -> None:
    quick, slow = ranked(read("III7-V8-IV9 last:IV seat:0/2")).moves
    assert quick.value.depth < slow.value.depth


def test_the_search_that_tries_everything_looks_far_enough() -> None:
    for players in (2, 3):
        depths = [depth for table in brute_force.tables() for _, depth in brute_force.forced((table, 0), players)]
        assert max(depths) == 9 < brute_force.FAR


@pytest.mark.parametrize("seat", range(2))
def test_every_hint_for_two_agrees_with_trying_everything(seat: int) -> None:
    for node in brute_force.reachable(2):
        if node[1] == seat and brute_force.moves(node[0]):
            found = {_key(entry.move): (entry.value.outcome, entry.value.depth) for entry in _exact(state_of(node, 2))}
            assert found == {move: _outcome(fate, seat) for move, fate in _fates(node, 2).items()}


@pytest.mark.parametrize("seat", range(3))
def test_every_hint_for_three_agrees_with_trying_everything(seat: int) -> None:
    for node in brute_force.reachable(3):
        if node[1] == seat and brute_force.moves(node[0]):
            found = {_key(entry.move): (entry.value.loser, entry.value.depth) for entry in _exact(state_of(node, 3))}
            assert found == _fates(node, 3)


def _exact(state: State):
    found = ranked(state)
    assert found.proof == "exact"
    assert {entry.proof for entry in found.moves} == {"exact"}
    assert {entry.move for entry in found.moves} == set(anaconda.legal_moves(state))
    assert found.best == found.moves[0].move
    return found.moves


def _key(move: anaconda.Place) -> brute_force.Placement:
    return move.die, move.face, move.neighbour


def _fates(node: brute_force.Node, players: int) -> dict[brute_force.Placement, tuple[int, int]]:
    """The only seat that can be forced after each move, with the placements, this one included."""
    found = {}
    moves = [move for move, _ in brute_force.moves(node[0])]
    for move, after in zip(moves, brute_force.following(node, players), strict=True):
        ((loser, depth),) = brute_force.forced(after, players)
        found[move] = loser, depth + 1
    return found


def _outcome(fate: tuple[int, int], seat: int) -> tuple[str, int]:
    return "loss" if fate[0] == seat else "win", fate[1]


@pytest.mark.parametrize("players", [2, 3])
def test_moves_are_ranked_by_what_the_mover_likes(players: int) -> None:
    for node in brute_force.reachable(players):
        if brute_force.moves(node[0]):
            fates = _fates(node, players)
            found = [fates[_key(entry.move)] for entry in ranked(state_of(node, players)).moves]
            wins = [depth for loser, depth in found if loser != node[1]]
            losses = [depth for loser, depth in found if loser == node[1]]
            assert [loser == node[1] for loser, _ in found] == [False] * len(wins) + [True] * len(losses)
            assert wins == sorted(wins)
            assert losses == sorted(losses, reverse=True)


def test_198_positions_are_won_and_78_lost_and_no_forced_play_is_longer_than_9() -> None:
    found = Counter(solved.two_players.outcome for solved in solution().positions)
    assert found == {"win": 198, "loss": 78}
    assert max(solved.two_players.depth for solved in solution().positions) == 9
    own = Counter(brute_force.forced((table, 0), 2)[0][0] for table in brute_force.tables())
    assert own == {1: 198, 0: 78}


def test_with_three_players_exactly_one_seat_can_be_forced_to_lose() -> None:
    forced = [brute_force.forced((table, 0), 3) for table in brute_force.tables()]
    assert {len(seats) for seats in forced} == {1}
    assert Counter(seats[0][0] for seats in forced) == {0: 36, 1: 168, 2: 72}
    assert Counter(solved.three_players.loser for solved in solution().positions) == {0: 36, 1: 168, 2: 72}


@pytest.mark.parametrize("players", [2, 3])
def test_every_solved_position_agrees_with_trying_everything(players: int) -> None:
    solved = {entry.position: entry for entry in solution().positions}
    assert len(solved) == 276
    for table in brute_force.tables():
        own = solved[brute_force.text((table, 0), 2).replace(" seat:0/2", "")]
        ((loser, depth),) = brute_force.forced((table, 0), players)
        fates = _fates((table, 0), players)
        best = [f"{die}={face}@{by}" for (die, face, by), fate in fates.items() if fate == (loser, depth)]
        mine = own.two_players if players == 2 else own.three_players
        assert (mine.depth, [anaconda.format_move(move) for move in mine.best]) == (depth, sorted(best))
        assert (
            own.three_players.loser == loser if players == 3 else own.two_players.outcome == _outcome((loser, 0), 0)[0]
        )


@pytest.mark.parametrize(("players", "expected"), [(2, [16, 23, 23]), (3, [35, 35, 35])])
def test_the_opener_s_chances_are_those_of_trying_everything(players: int, expected: list[int]) -> None:
    safe: Counter[str] = Counter()
    for roll in brute_force.rolls():
        afters = [(table, 0 if table[3] else 1) for _, table in brute_force.set_up(roll)]
        safe[",".join(roll)] += any(brute_force.forced(after, players)[0][0] != 0 for after in afters)
    assert list(safe.values()) == expected
    found = ranked(anaconda.initial_state(Setup(players), None))
    chances = {anaconda.format_move(entry.move).removeprefix("roll:"): entry.value.exact for entry in found.moves}
    assert chances == {pair: Fraction(number, 36) for pair, number in safe.items()}
    assert [entry.value.win_probability for entry in found.moves] == [float(p) for p in chances.values()]
    openings = [opening.two_players if players == 2 else opening.three_players for opening in solution().openings]
    assert openings == [Fraction(number, 36) for number in expected]


def test_the_best_pairs_come_first_and_equal_ones_in_canonical_order() -> None:
    found = ranked(anaconda.initial_state(Setup(), None))
    assert [anaconda.format_move(entry.move) for entry in found.moves] == ["roll:III,V", "roll:IV,V", "roll:III,IV"]


@pytest.mark.parametrize("players", [2, 3])
def test_the_third_die_is_placed_perfectly(players: int) -> None:
    for roll in list(brute_force.rolls())[::5]:
        state = State(Setup(players), "place", 0, anaconda.Dice(**roll))
        for entry in ranked(state).moves:
            table = dict(brute_force.set_up(roll))[_key(entry.move)]
            ((loser, depth),) = brute_force.forced((table, 0 if table[3] else 1), players)
            if players == 2:
                assert entry.value == TwoPlayerValue(*_outcome((loser, depth + 1), 0))
            else:
                assert entry.value == ThreePlayerValue(loser, depth + 1)


@pytest.mark.parametrize("position", ["rolling:III,IV seat:0/2", "III1-V2-IV3 last:IV seat:1/2 loser:1"])
def test_where_nobody_is_to_move_there_is_nothing_to_rank(position: str) -> None:
    found = ranked(read(position))
    assert (found.moves, found.best, found.proof) == ((), None, "exact")


@pytest.mark.parametrize("players", [2, 3])
def test_a_budget_changes_nothing(players: int) -> None:
    state = anaconda.initial_state(Setup(players), None)
    assert hint(state, Budget(ms=1, nodes=1), {}) == hint(state, Budget(ms=2000), {})


def test_a_win_that_would_repeat_a_position_for_the_third_time_is_a_draw() -> None:
    start = play(anaconda.initial_state(Setup(2, "draw"), None), "roll:IV,V", "IV=9,V=8", "III=9@V")
    before = play(start, *ROUND, *ROUND[:-1])
    values = {anaconda.format_move(entry.move): entry.value for entry in ranked(before).moves}
    assert values["III=9@V"] == TwoPlayerValue("draw", None)


@pytest.mark.parametrize("players", [2, 3])
def test_to_face_a_position_for_the_second_time_changes_nothing_yet(players: int) -> None:
    for table in [table for table in sorted(brute_force.tables(), key=str) if len(brute_force.moves(table)) > 1][::4]:
        ((loser, depth),) = brute_force.forced((table, 0), players)
        node = (Position(anaconda.Dice(*table[0]), *table[1:]), 0)
        assert fate_of(node, players, frozenset([node])) == Fate(loser, depth)


def repetitive(players: int, seed: int) -> tuple[State, list[brute_force.Node]]:
    """A game that has gone round once or more and perhaps left the circle: the state, and every node met."""
    dice = random.Random(seed)
    openings = [node for node in brute_force.openings() if brute_force.circle(node, players)]
    met = [dice.choice(openings)]
    circle = brute_force.circle(met[0], players)
    met += (circle * 2)[: len(circle) + dice.randrange(len(circle))]
    state = anaconda.parse_position(f"{brute_force.text(met[0], players)} repetition:draw")
    state = replace(state, seen=((brute_force.text(met[0], players), 1),))
    for node in met[1:]:
        state = next(after for after in _afters(state) if node_of(after) == node)
    for _ in range(dice.randrange(4)):
        going_on = [after for after in _afters(state) if after.to_move != TERMINAL]
        if going_on:
            state = dice.choice(going_on)
            met.append(node_of(state))
    return state, met


def _afters(state: State) -> list[State]:
    return [anaconda.apply(state, move) for move in anaconda.legal_moves(state)]


REACH = 13


@pytest.mark.parametrize("players", [2, 3])
def test_hints_with_repetition_agree_with_trying_everything_with_counts(players: int) -> None:
    changed = 0
    for seed in range(50):
        state, met = repetitive(players, seed)
        assert anaconda.check_state(state) == ()
        assert 2 in Counter(met).values()
        moves = [move for move, _ in brute_force.moves(met[-1][0])]
        afters = dict(zip(moves, brute_force.following(met[-1], players), strict=True))
        for entry in ranked(state).moves:
            counts = Counter([*met, afters[_key(entry.move)]])
            without = _fates(met[-1], players)[_key(entry.move)]
            expected = _with_counts(afters[_key(entry.move)], counts, players)
            changed += expected != without
            value = entry.value
            if players == 3:
                assert (value.loser, value.depth) == expected
            elif expected == (None, None):
                assert value == TwoPlayerValue("draw", None)
            else:
                assert (value.outcome, value.depth) == _outcome(expected, state.to_move)
    assert changed >= 4  # the counts must matter, or nothing is tested


def _with_counts(node: brute_force.Node, counts: Counter[brute_force.Node], players: int):
    """Who can be forced after reaching a node, and when, within `REACH` placements; nobody after a draw."""
    if counts[node] == 3:
        return None, None
    for depth in range(REACH):
        for seat in range(players):
            if brute_force.can_force_with_counts(node, tuple(counts.items()), players, seat, depth):
                return seat, depth + 1
    return None, None


def test_the_checksum_is_that_of_the_documented_lines() -> None:
    found = solution()
    lines = [
        f"{','.join(entry.dice)} {_text(entry.two_players)} {_text(entry.three_players)}" for entry in found.openings
    ]
    for entry in found.positions:
        two, three = entry.two_players, entry.three_players
        best = [",".join(map(anaconda.format_move, moves)) or "-" for moves in (two.best, three.best)]
        lines.append(f"{entry.position} | {two.outcome} {two.depth} {best[0]} | {three.loser} {three.depth} {best[1]}")
    assert lines[0] == "III,IV 4/9 35/36"
    assert "III1-V2-IV3 last:IV | loss 0 - | 0 0 -" in lines
    assert hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest() == found.checksum
    assert found.checksum == "9ad4aea69110f03031dea8ed6fab6d3c7026ebed2b3e83a32e7206c23c714e39"


def _text(fraction: Fraction) -> str:
    return f"{fraction.numerator}/{fraction.denominator}"


def test_the_solution_is_in_the_order_of_its_texts() -> None:
    texts = [entry.position for entry in solution().positions]
    assert texts == sorted(texts)
