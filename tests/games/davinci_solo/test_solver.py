"""Hints, against the plain rules played to every end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from functools import cache

import pytest

from davinci_solo import plain
from davinci_solo.tables import SETUPS, after, begun, laid, random_game, ruled
from service.game import CHANCE, Budget, Hint
from service.games import davinci_solo
from service.games.davinci_solo import Draw, Drawn, Hold, Move, Place, Setup, State
from service.games.davinci_solo.solver import SoloValue, hint, warm
from service.games.jit import COMPILED

ENOUGH = Budget(nodes=20_000)
FEW = Budget(nodes=120)


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    warm()


def true_chance(state: State, move: Move) -> float:
    """The chance to win after a move, by trying everything with the plain rules."""
    rules, table = ruled(state.setup), laid(state)
    match move:
        case Place():
            after_it = plain.placed(table, plain.read(move.tile), move.row, move.side)
            return float(plain.best(rules, after_it))
        case Hold():
            ended = plain.ended(rules, table)
            assert ended is not None
            return float(plain.chance(rules, ended))
        case Draw():
            colours = (0, 1) if move.colour is None else ("BW".index(move.colour),)
            tiles = [tile for tile in table.pool if tile[1] in colours]
            return float(sum(plain.best(rules, plain.drawn(table, tile)) for tile in tiles) / len(tiles))
        case Drawn():
            raise AssertionError(move)


def values(found: Hint[Move]) -> dict[str, SoloValue]:
    return {davinci_solo.format_move(entry.move): entry.value for entry in found.moves}


@cache
def games(setup: Setup, number: int = 6) -> tuple[State, ...]:
    """Every state of a few careful games that go far."""
    return tuple(state for seed in range(number) for state in random_game(setup, f"late {seed}", careful=True))


def late_states(setup: Setup, phase: str, *pools: int) -> list[State]:
    return [state for state in games(setup) if state.phase == phase and len(state.pool) in pools]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_late_chances_are_exact(setup: Setup) -> None:
    states = [*late_states(setup, "place", 0, 1, 2)[::2], *late_states(setup, "place", 3)[:1]]
    states += late_states(setup, "draw", 1, 2)[:3]
    for state in states:
        found = hint(state, ENOUGH, {})
        assert found.proof == "exact"
        for entry in found.moves:
            assert entry.proof == "exact"
            assert entry.value.win_probability == pytest.approx(true_chance(state, entry.move), abs=1e-12)
            assert entry.value.interval == (entry.value.win_probability,) * 2


def test_exact_chances_are_not_below_the_intervals_of_estimates() -> None:
    """Rollouts play well, not perfectly: what they reach, best play reaches too."""
    from service.games.davinci_solo.solver_rollouts import Rollouts  # noqa: PLC0415 - kernels take a while to load

    for state in late_states(Setup(), "place", 4, 5)[:6]:
        exact = values(hint(state, ENOUGH, {}))
        for arm in Rollouts(state, davinci_solo.legal_moves(state), Budget(nodes=800), 0.0).compare():
            truth = exact[davinci_solo.format_move(arm.move)].win_probability
            assert arm.interval[0] <= truth + 0.02
            assert arm.sure in (None, truth)


def test_estimates_have_intervals_and_come_best_first() -> None:
    found = hint(after(begun(), "draw tile:W7"), Budget(nodes=600), {})
    chances = [entry.value.win_probability for entry in found.moves]
    assert chances == sorted(chances, reverse=True)
    for entry in found.moves:
        low, high = entry.value.interval
        assert 0 <= low <= entry.value.win_probability <= high <= 1
    assert found.extra.rollouts == found.nodes
    assert 500 <= found.nodes <= 1200


def test_a_move_that_loses_for_sure_is_exact_and_last() -> None:
    """Only the lone B11 still takes B10 and W11; once its row goes on to the left of B4, nothing does."""
    spine = ("W9", "B9", "W8", "B8", "W7", "B11")
    moves = " ".join(f"draw tile:{tile} place:{tile}.{row}L" for row, tile in enumerate(("B7", "W6", "B6", "W5", "B5")))
    state = after(begun(start=spine), f"{moves} draw tile:B4")
    last = hint(state, FEW, {}).moves[-1]
    assert last.move == Place("B4", 5, "L")
    assert (last.proof, last.value) == ("exact", SoloValue(0.0, (0.0, 0.0)))


def test_holding_beats_giving_up_a_row() -> None:
    """W0 closes a row for good; early on it is better in hand."""
    found = hint(after(begun(), "draw tile:W0"), Budget(nodes=2_000), {})
    assert found.best == Hold()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_move_is_ranked_and_the_same_budget_ranks_them_alike(setup: Setup) -> None:
    for state in [*random_game(setup, "alike", careful=True)][::6]:
        found = hint(state, FEW, {})
        assert {entry.move for entry in found.moves} == set(davinci_solo.legal_moves(state))
        assert hint(state, FEW, {}) == found


def test_nobody_to_move_has_no_hint() -> None:
    drawing = after(begun(), "draw")
    assert drawing.to_move == CHANCE
    assert hint(drawing, FEW, {}).moves == ()
    assert hint([*random_game(Setup(), "end")][-1], FEW, {}).best is None


def test_a_follow_up_round_is_judged_from_its_spine() -> None:
    (entry,) = hint(begun(), FEW, {}).moves
    assert entry.move == Draw()
    assert 0 < entry.value.win_probability < 1


@pytest.mark.skipif(not COMPILED, reason="needs compiled kernels")
def test_the_time_is_kept() -> None:
    for text in ("draw tile:W7", "draw tile:W0 hold draw tile:B11"):
        state = after(begun(), text)
        hint(state, FEW, {})  # What is compiled or loaded only once is not part of the time.
        # The clock goes on while others have the processor, so on a busy machine only the own time has a bound.
        start = time.thread_time()
        hint(state, Budget(ms=100), {})
        assert time.thread_time() - start < 0.5


@pytest.mark.skipif(not COMPILED, reason="needs compiled kernels")
def test_plain_kernels_give_the_same_answers() -> None:
    script = (
        "import json, sys\n"
        "from service.game import Budget\n"
        "from service.games import davinci_solo as game\n"
        "from service.games.davinci_solo.solver import hint\n"
        "for text in json.load(sys.stdin):\n"
        "    found = hint(game.parse_position(text), Budget(nodes=16), {})\n"
        "    print([(game.format_move(e.move), e.value.win_probability, e.value.interval) for e in found.moves])\n"
    )
    states = [after(begun(), "draw tile:W7"), after(begun(), "draw tile:W0 hold draw tile:B11 hold")]
    states += late_states(Setup(cumulative="each"), "place", 8)[:1]
    states += late_states(Setup(colour_choice=True), "place", 8)[:1]
    texts = json.dumps([davinci_solo.format_position(state) for state in states])
    answers = [
        subprocess.run(
            [sys.executable, "-c", script],
            input=texts,
            env={**os.environ, "REGELWERK_JIT": jit},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for jit in ("0", "1")
    ]
    assert answers[0] == answers[1]
    assert answers[0].count("\n") == len(states)
