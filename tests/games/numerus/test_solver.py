"""Hints for two to four, against a search that tries everything and knows nothing of the solver."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from numerus import plain
from service.game import Budget, Hint
from service.games import numerus
from service.games.jit import COMPILED
from service.games.numerus import Move, Setup, State, Take, initial_state
from service.games.numerus.solver import hint, warm

SCORINGS = ("longest", "tournament")
ENOUGH = Budget(nodes=50_000_000)

Hands = tuple[frozenset[int], ...]
Winners = frozenset[int]
Node = tuple[tuple[int, ...], plain.Place, int, Hands, tuple[int, ...]]


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    warm()


def random_state(seed: str, left: int, setup: Setup) -> State:
    """A state in random play with so many chips left on the board."""
    rng = random.Random(seed)
    state = initial_state(setup, seed)
    while sum(map(bool, state.board)) > left:
        takes = [move for move in numerus.legal_moves(state) if isinstance(move, Take)]
        state = numerus.apply(state, rng.choice(takes))
    return state


def thinned(state: State, kept: int, seed: str) -> State:
    """The same with only some of the chips that each seat took, so that there are few swaps to try."""
    rng = random.Random(seed)
    some = tuple(tuple(sorted(rng.sample(hand, min(kept, len(hand))))) for hand in state.collected)
    return replace(state, collected=some)


def lengths(hand: frozenset[int]) -> list[int]:
    firsts = [number for number in hand if number - 1 not in hand]
    return sorted((next(n for n in range(1, 50) if first + n not in hand) for first in firsts), reverse=True)


def winners(hands: Hands, scoring: str) -> Winners:
    found = [lengths(hand) for hand in hands]
    keys = [sum(n * (n + 1) // 2 for n in one) if scoring == "tournament" else one for one in found]
    return frozenset(seat for seat, key in enumerate(keys) if key == max(keys))  # type: ignore[type-var]


def part(seats: Winners, seat: int) -> Fraction:
    return Fraction(seat in seats, len(seats))


class Everything:
    """The result of every move when all seats play as the rules of the hint say, by trying all games."""

    def __init__(self, state: State) -> None:
        self.players, self.scoring = state.setup.players, state.setup.scoring
        assert state.star is not None
        hands = tuple(map(frozenset, state.collected))
        self.node: Node = (state.board, plain.named(state.star), state.to_move, hands, state.exchange_left)
        self.result = cache(self._result)

    def wish(self, seats: Winners, seat: int) -> tuple[Fraction, ...]:
        """Much for oneself, then little for the next, then for the one after him."""
        order = [(seat + step) % self.players for step in range(1, self.players)]
        return (part(seats, seat), *(-part(seats, other) for other in order))

    def _result(self, node: Node) -> Winners:
        chips, _, seat, hands, _ = node
        if not any(chips):
            return winners(hands, self.scoring)
        return max((self.result(after) for _, after in self.following(node)), key=lambda one: self.wish(one, seat))

    def following(self, node: Node) -> Iterator[tuple[str, Node]]:
        chips, star, seat, hands, spare = node
        for number, (place, _) in plain.targets(plain.EIGHT, False, chips, star).items():
            after = plain.without(plain.EIGHT, chips, number)
            taken = self.changed(hands, {seat: hands[seat] | {number}})
            yield f"take:{number}", (after, place, (seat + 1) % self.players, taken, spare)
        if spare[seat]:
            left = tuple(coins - (other == seat) for other, coins in enumerate(spare))
            for give, other in product(hands[seat], range(self.players)):
                for get in hands[other] if other != seat else ():
                    if get - 1 not in hands[other] and get + 1 not in hands[other]:
                        mine, theirs = hands[seat] - {give} | {get}, hands[other] - {get} | {give}
                        swapped = self.changed(hands, {seat: mine, other: theirs})
                        yield f"swap:{give}/{other}.{get}", (chips, star, seat, swapped, left)

    @staticmethod
    def changed(hands: Hands, new: dict[int, frozenset[int]]) -> Hands:
        return tuple(new.get(seat, hand) for seat, hand in enumerate(hands))

    def moves(self) -> dict[str, Fraction]:
        return {text: part(self.result(after), self.node[2]) for text, after in self.following(self.node)}


def check(found: Hint[Move], truth: dict[str, Fraction]) -> None:
    """Everything that a hint says must hold."""
    assert {numerus.format_move(entry.move) for entry in found.moves} == set(truth)
    for entry in found.moves:
        assert 0 <= entry.value.value <= 1
        assert (entry.proof == "exact") == (entry.value.outcome is not None)
        if entry.proof == "exact":
            real = truth[numerus.format_move(entry.move)]
            assert entry.value.value == pytest.approx(float(real))
            assert entry.value.outcome == ("win" if real == 1 else "draw" if real else "loss")
    if found.proof == "exact":
        assert found.moves[0].proof == "exact"
        assert found.moves[0].value.value == pytest.approx(float(max(truth.values())))


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_late_positions_are_solved_exactly(players: int, scoring: str) -> None:
    for number in range(20):
        state = random_state(f"late {number}", 1 + number % 6, Setup(players=players, scoring=scoring))
        found = hint(state, ENOUGH, {})
        check(found, Everything(state).moves())
        assert {entry.proof for entry in found.moves} == {found.proof} == {"exact"}


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_small_budget_claims_is_true(players: int, scoring: str) -> None:
    for number in range(20):
        state = random_state(f"hasty {number}", 4 + number % 3, Setup(players=players, scoring=scoring))
        truth = Everything(state).moves()
        for nodes in (1, 10, 30, 100, 300):
            check(hint(state, Budget(nodes=nodes), {}), truth)


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("players", [2, 3])
def test_swaps_are_tried_before_anything_is_called_exact(players: int, scoring: str) -> None:
    exact = 0
    for number in range(8):
        setup = Setup(players=players, scoring=scoring, exchange_chips=1 + number % 2)
        state = thinned(random_state(f"swap {number}", 1 + number % (5 - players), setup), 6 - players, f"{number}")
        left = tuple((number + seat) % 2 + (number == 5 and seat == 0) for seat in range(players))
        state = replace(state, exchange_left=left)
        truth = Everything(state).moves()
        for budget in (Budget(nodes=400), ENOUGH):
            found = hint(state, budget, {})
            check(found, truth)
            exact += found.proof == "exact"
    assert exact >= 8


def test_every_swap_of_a_full_game_is_ranked_and_none_is_called_exact_too_early() -> None:
    state = random_state("full", 20, Setup(exchange_chips=2))
    found = hint(state, Budget(nodes=30_000), {})
    assert {entry.move for entry in found.moves} == set(numerus.legal_moves(state))
    assert {entry.proof for entry in found.moves} == {found.proof} == {"heuristic"}


def test_the_best_move_of_a_won_endgame_is_exact() -> None:
    setup = Setup()
    proofs = [hint(random_state(f"end {n}", 16, setup), Budget(nodes=400_000), {}).proof for n in range(10)]
    assert proofs == ["exact"] * 10


def test_a_clever_move_beats_chance() -> None:
    rng = random.Random("games")
    won = 0
    for number in range(6):
        state = initial_state(Setup(first_player=number % 2), f"game {number}")
        while state.to_move >= 0:
            moves = numerus.legal_moves(state)
            move = hint(state, Budget(nodes=6_000), {}).best if state.to_move == 0 else rng.choice(moves)
            assert move is not None
            state = numerus.apply(state, move)
        won += numerus.score(state).seats[0].place == 1
    assert won == 6


def test_there_is_no_hint_before_the_deal_and_after_the_end() -> None:
    for state in (initial_state(Setup(), None), random_state("over", 0, Setup())):
        found = hint(state, Budget(), {})
        assert (found.best, found.moves) == (None, ())


def test_the_time_is_kept() -> None:
    for setup, left in ((Setup(), 48), (Setup(), 24), (Setup(players=4), 15), (Setup(exchange_chips=2), 30)):
        state = random_state("time", left, setup)
        hint(state, Budget(nodes=100), {})  # What is compiled or loaded only once is not part of the time.
        for ms in (30, 150):
            # The clock goes on while others have the processor, so on a busy machine only the own time has a bound.
            start = time.thread_time()
            hint(state, Budget(ms=ms), {})
            assert time.thread_time() - start < 1.2 * ms / 1000 + 0.25


def test_another_seed_is_another_search() -> None:
    state = initial_state(Setup(), "seeds")
    values = [
        [entry.value for entry in hint(state, Budget(nodes=20_000, seed=seed), {}).moves] for seed in ("a", "b", "a")
    ]
    assert values[0] == values[2] != values[1]


def dump() -> str:
    """Hints of node budgets, to be compared between runs."""
    setups = (Setup(), Setup(scoring="tournament"), Setup(players=3), Setup(players=4), Setup(exchange_chips=2))
    states = [random_state(f"mode {left}", left, setup) for setup in setups for left in (48, 22, 13, 6)]
    return json.dumps([repr(hint(state, Budget(nodes=2_000), {})) for state in states])


def test_compiled_or_not_the_answer_is_the_same() -> None:
    if not COMPILED:
        pytest.skip("there is no compiler")
    code = "import sys; sys.path[:0] = sys.argv[1:]; from numerus.test_solver import dump; print(dump())"
    environment = {**os.environ, "REGELWERK_JIT": "0"}
    other = subprocess.run([sys.executable, "-c", code, *sys.path], env=environment, stdout=subprocess.PIPE, check=True)
    assert json.loads(other.stdout) == json.loads(dump()) == json.loads(dump())
