"""Hints for one player, against a search that tries everything and knows nothing of the solver."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from functools import cache
from typing import Any

import pytest
from numerus import plain

from service.game import TERMINAL, Budget, Hint
from service.games import numerus_solo
from service.games.jit import COMPILED
from service.games.numerus_solo import Move, Setup, State, initial_state
from service.games.numerus_solo.solver import hint, warm

PENALTIES = ("per_chip", "per_chain", "triangular")
BOARDS = (
    ("eight", plain.EIGHT, False),
    ("eight", plain.EIGHT, True),
    ("square", plain.SQUARE, False),
    (plain.names(plain.ISLANDS), plain.ISLANDS, True),
)
ENOUGH = Budget(nodes=300_000)

Chain = tuple[int, ...]
Seen = tuple[tuple[int, ...], plain.Place, tuple[Chain, ...]]


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    warm()


def random_state(seed: str, left: int, setup: Setup | None = None) -> State:
    """A state in random play with so many chips left on the board."""
    rng = random.Random(seed)
    state = initial_state(setup or Setup(), seed)
    while sum(map(bool, state.board)) > left:
        state = numerus_solo.apply(state, rng.choice(numerus_solo.legal_moves(state)))
    return state


def cost(chain: Chain, penalty: str) -> int:
    length = len(chain)
    if length >= 6:
        return 0
    return {"per_chip": length, "per_chain": 1, "triangular": sum(range(length + 1))}[penalty]


def ways(chains: tuple[Chain, ...], number: int) -> dict[int | None, tuple[Chain, ...]]:
    """The choices that there are for a number, as the neighbour that is named, and the chains after each."""
    beside = [chain for chain in chains if number - 1 in chain or number + 1 in chain]
    if not beside:
        return {None: (*chains, (number,))}
    grown = {
        (number - 1 if number - 1 in chain else number + 1): tuple(
            (*other, number) if other == chain else other for other in chains
        )
        for chain in beside
    }
    return grown if len(beside) == 2 else {None: next(iter(grown.values()))}


def least(drawing: str, cross: bool, penalty: str, state: State) -> dict[tuple[int, int | None], int]:
    """The least penalty through every move, by trying all lines."""

    @cache
    def of(chips: tuple[int, ...], star: plain.Place, chains: tuple[Chain, ...]) -> int:
        if not any(chips):
            return sum(cost(chain, penalty) for chain in chains)
        return min(of(*after) for after in following(chips, star, chains).values())

    def following(
        chips: tuple[int, ...], star: plain.Place, chains: tuple[Chain, ...]
    ) -> dict[tuple[int, int | None], Seen]:
        return {
            (number, choice): (plain.without(drawing, chips, number), place, tuple(sorted(map(sorted_chain, after))))
            for number, (place, _) in plain.targets(drawing, cross, chips, star).items()
            for choice, after in ways(chains, number).items()
        }

    assert state.star is not None
    start = following(state.board, plain.named(state.star), state.chains)
    return {move: of(*after) for move, after in start.items()}


def sorted_chain(chain: Chain) -> Chain:
    return tuple(sorted(chain))


def check(state: State, found: Hint[Move], truth: dict[tuple[int, int | None], int]) -> None:
    """Everything that a hint says must hold."""
    assert {(entry.move.number, entry.move.chain) for entry in found.moves} == set(truth)
    for entry in found.moves:
        real = truth[entry.move.number, entry.move.chain]
        assert entry.value.lower_bound <= real <= entry.value.penalty
        assert (entry.proof == "exact") == (entry.value.lower_bound == entry.value.penalty)
    assert [entry.value.penalty for entry in found.moves] == sorted(entry.value.penalty for entry in found.moves)
    if found.proof == "exact":
        assert found.moves[0].value.penalty == min(truth.values())
    check_line(state, found)


def check_line(state: State, found: Hint[Move]) -> None:
    """The line begins with the best move, is legal, and ends with its penalty."""
    assert found.extra.line[0] == found.best
    for move in found.extra.line:
        assert not numerus_solo.check_move(state, move)
        state = numerus_solo.apply(state, move)
    assert state.to_move == TERMINAL
    assert -numerus_solo.score(state).seats[0].points == found.moves[0].value.penalty


@pytest.mark.parametrize("penalty", PENALTIES)
@pytest.mark.parametrize(("board", "drawing", "cross"), BOARDS, ids=["eight", "crossed", "square", "islands"])
def test_late_positions_are_solved_exactly(board: Any, drawing: str, cross: bool, penalty: str) -> None:
    for number in range(12):
        state = random_state(f"late {number}", 2 + number % 5, Setup(board, cross, penalty))
        found = hint(state, ENOUGH, {})
        check(state, found, least(drawing, cross, penalty, state))
        assert {entry.proof for entry in found.moves} == {"exact"}
        assert found.proof == "exact"


@pytest.mark.parametrize("penalty", PENALTIES)
def test_what_a_small_budget_claims_is_true(penalty: str) -> None:
    for number in range(25):
        state = random_state(f"hasty {number}", 3 + number % 4, Setup(solo_penalty=penalty))
        truth = least(plain.EIGHT, False, penalty, state)
        for nodes in (1, 12, 40, 150):
            check(state, hint(state, Budget(nodes=nodes), {}), truth)


def test_a_chain_that_is_lost_may_be_left_short() -> None:
    # 7 joins 1-6, which has its six, or 8-9, which can only get 10 as well: then 3 chips are left instead of 4.
    board = [0] * 49
    board[0], board[1] = 7, 10
    chains = ((1, 2, 3, 4, 5, 6), (8, 9), tuple(range(11, 49)))
    state = State(Setup(), 0, tuple(board), "e1", chains)
    found = hint(state, ENOUGH, {})
    check(state, found, least(plain.EIGHT, False, "per_chip", state))
    assert found.moves[0].value.penalty == 2


def flying(waiting: frozenset[int], chains: tuple[Chain, ...], penalty: str) -> int:
    """The least penalty if any number can be taken next."""

    @cache
    def of(waiting: frozenset[int], chains: tuple[Chain, ...]) -> int:
        if not waiting:
            return sum(cost(chain, penalty) for chain in chains)
        return min(
            of(waiting - {number}, tuple(sorted(map(sorted_chain, after))))
            for number in waiting
            for after in ways(chains, number).values()
        )

    return of(waiting, chains)


@pytest.mark.parametrize("penalty", PENALTIES)
def test_the_bound_is_the_least_penalty_of_a_star_that_flies(penalty: str) -> None:
    from service.games.numerus_solo.solver_lines import Lines, position_of  # noqa: PLC0415

    for number in range(40):
        state = random_state(f"flying {number}", 1 + number % 6, Setup(solo_penalty=penalty))
        real = flying(frozenset(filter(None, state.board)), state.chains, penalty)
        assert Lines(state).bound(position_of(state)) == real


def test_deals_are_brought_to_nothing_by_lines_that_can_be_played() -> None:
    for number in range(6):
        state = initial_state(Setup(), f"deal {number}")
        found = hint(state, Budget(nodes=60_000), {})
        check_line(state, found)
        assert (found.proof, found.moves[0].value.penalty) == ("exact", 0)


def test_lines_from_the_middle_of_bad_games_reach_their_penalty() -> None:
    for number in range(30):
        state = random_state(f"middle {number}", 15 + number % 25, Setup(solo_penalty=PENALTIES[number % 3]))
        found = hint(state, Budget(nodes=2_000), {})
        check_line(state, found)
        assert {entry.move for entry in found.moves} == set(numerus_solo.legal_moves(state))


def test_there_is_no_hint_before_the_deal_and_after_the_end() -> None:
    over = random_state("over", 0)
    for state in (initial_state(Setup(), None), over):
        found = hint(state, Budget(), {})
        assert (found.best, found.moves, found.extra.line) == (None, (), ())


def test_the_time_is_kept() -> None:
    state = random_state("time", 40, Setup(solo_penalty="triangular"))
    hint(state, Budget(nodes=100), {})  # What is compiled or loaded only once is not part of the time.
    for ms in (30, 200):
        # The clock goes on while others have the processor, so on a busy machine only the own time has a bound.
        start = time.thread_time()
        hint(state, Budget(ms=ms), {})
        assert time.thread_time() - start < 1.2 * ms / 1000 + 0.25


def dump() -> str:
    """Hints of node budgets, to be compared between runs."""
    answers = []
    for number in range(9):
        state = random_state(f"mode {number}", 48 - 5 * number, Setup(solo_penalty=PENALTIES[number % 3]))
        answers.append(repr(hint(state, Budget(nodes=400), {})))
    return json.dumps(answers)


def test_compiled_or_not_the_answer_is_the_same() -> None:
    if not COMPILED:
        pytest.skip("there is no compiler")
    code = "import sys; sys.path[:0] = sys.argv[1:]; from numerus_solo.test_solver import dump; print(dump())"
    environment = {**os.environ, "REGELWERK_JIT": "0"}
    other = subprocess.run([sys.executable, "-c", code, *sys.path], env=environment, stdout=subprocess.PIPE, check=True)
    assert json.loads(other.stdout) == json.loads(dump()) == json.loads(dump())
