"""Hints: complete, repeatable, honest about what is certain, and a function of the view."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from davinci.random_play import random_states
from service.game import Budget, ContradictionError
from service.games.davinci.posterior import posterior
from service.games.davinci.rules import legal_moves
from service.games.davinci.setup import initial_state
from service.games.davinci.solver import hint
from service.games.davinci.state import Draw, Guess, Guessed, Phase, Setup, State, Stop, View
from service.games.davinci.tiles import value_of
from service.games.davinci.view import view

SMALL = Budget(nodes=40)


def own_views(states: Sequence[State]) -> Iterator[View]:
    """The views of the seats to move."""
    return (view(state, state.to_move) for state in states if state.to_move >= 0)


def some_views(seed: int, number: int, **given: object) -> list[View]:
    """Views of a round, from all over it."""
    seen = list(own_views(list(random_states(seed, **given))))
    return seen[:: max(1, len(seen) // number)]


@pytest.mark.parametrize("seed", range(10))
def test_every_legal_move_is_ranked_once(seed: int) -> None:
    """With any options, in any phase."""
    for seen in some_views(seed, 5):
        found = hint(seen, SMALL, {})
        moves = [entry.move for entry in found.moves]

        assert len(moves) == len(set(moves))
        assert set(moves) == set(legal_moves(seen))
        assert found.nodes <= max(40, 2 * len(moves))
        assert all(0 <= entry.value.win_probability <= 1 for entry in found.moves)
        assert all(entry.value.reasons for entry in found.moves)


PHASES: dict[Phase, dict[str, object]] = {
    "return": {"draw_extra": 1},
    "arrange": {"jokers": True},
    "draw": {},
    "insert": {"clue_tile": "insert_on_draw", "jokers": True},
    "guess": {},
    "stake": {"empty_pool_penalty": "stake_before"},
    "reveal": {"empty_pool_penalty": "choose_after"},
}


@pytest.mark.parametrize("phase", PHASES)
def test_there_are_hints_in_every_phase(phase: Phase) -> None:
    """Wherever a seat has a choice."""
    for seed in range(100):
        found = [seen for seen in own_views(list(random_states(seed, right=0, **PHASES[phase]))) if seen.phase == phase]
        choices = [seen for seen in found if len(legal_moves(seen)) > 1]
        if choices:
            break
    seen = choices[0]

    assert {entry.move for entry in hint(seen, SMALL, {}).moves} == set(legal_moves(seen))


def test_equal_views_have_equal_hints() -> None:
    """To the last bit, with the same seed and number of rollouts; another seed may see it differently."""
    (seen, *_) = (one for one in own_views(list(random_states(2, jokers=True, players=3))) if one.phase == "guess")
    first, again = hint(seen, SMALL, {}), hint(replace(seen), SMALL, {})

    assert first == again
    assert repr(first) == repr(again)
    assert hint(seen, Budget(nodes=40, seed="other"), {}) != first


def relabelled(state: State, seat: int) -> State | None:
    """Another state that looks the same to a seat: two hidden tiles of one colour change places."""
    other = (seat + 1) % len(state.rows)
    for position, slot in enumerate(state.rows[other]):
        for tile in state.pool:
            row = [*state.rows[other]]
            row[position] = replace(slot, tile=tile)
            same_value = value_of(tile) in slot.ruled_out
            pool = tuple(slot.tile if one == tile else one for one in state.pool)
            rows = tuple(tuple(row) if owner == other else old for owner, old in enumerate(state.rows))
            changed = replace(state, rows=rows, pool=pool)
            if not slot.exposed and not same_value and view(changed, seat) == view(state, seat):
                return changed
    return None


@pytest.mark.parametrize("seed", range(4))
def test_hidden_tiles_change_nothing(seed: int) -> None:
    """Posterior and hint depend on the view alone."""
    states = [state for state in random_states(seed, right=0.2) if state.phase == "guess"]
    pairs = [(state, changed) for state in states if (changed := relabelled(state, state.to_move))]

    for state, changed in pairs[:3]:
        one, other = view(state, state.to_move), view(changed, state.to_move)
        assert posterior(one) == posterior(other)
        assert repr(hint(one, SMALL, {})) == repr(hint(other, SMALL, {}))


@pytest.mark.parametrize("seed", range(12))
def test_certain_hits_come_first_and_are_true(seed: int) -> None:
    """What is certain by the rules alone is so in the state."""
    for state in random_states(seed, right=0.8):
        if state.phase != "guess" or state.turn % 3:
            continue
        seen = view(state, state.to_move)
        found = hint(seen, Budget(nodes=16), {"no_self_guess": False})
        certain = [entry.value.exact == 1 for entry in found.moves]
        assert certain == sorted(certain, reverse=True)
        for entry in found.moves:
            if entry.value.exact == 1:
                assert isinstance(entry.move, Guess)
                assert value_of(state.rows[entry.move.seat][entry.move.position].tile) == entry.move.value


def test_hit_probabilities_are_those_of_the_posterior() -> None:
    """Exactly, under the model and the evidence that was asked for."""
    (seen, *_) = (one for one in own_views(list(random_states(4, jokers=True, players=2))) if one.phase == "guess")
    for model in ("deal", "history", "worlds"):
        known = posterior(seen, model)
        for entry in hint(seen, Budget(nodes=8), {"model": model, "no_self_guess": False}).moves:
            if isinstance(entry.move, Guess):
                exact = known.tile(entry.move.seat, entry.move.position).chance(entry.move.value)
                assert (entry.value.exact, entry.value.hit_probability) == (exact, float(exact))
            else:
                assert entry.value.exact is None


def last_tile(seed: int) -> View:
    """A view in which a certain guess ends the round."""
    for number in range(seed, seed + 200):
        for seen in own_views(list(random_states(number, right=0.95, players=2, jokers=False))):
            hidden = [slot for slot in seen.rows[1 - seen.to_move] if not slot.exposed]
            if seen.phase == "guess" and len(hidden) == 1 and posterior(seen).worlds == 1:
                return seen
    raise AssertionError


def test_a_certain_win_is_proven() -> None:
    """The one thing that a hint proves where there is a choice."""
    best, *others = hint(last_tile(0), SMALL, {}).moves

    assert (best.proof, best.value.win_probability, best.value.exact) == ("exact", 1.0, Fraction(1))
    assert [reason.code for reason in best.value.reasons if reason.code != "simulated"][-1] == "wins_round"
    assert {entry.proof for entry in others} == {"heuristic"}


def test_impossible_guesses_say_why() -> None:
    """One reason, with the value."""
    (seen, *_) = (one for one in own_views(list(random_states(5, players=2))) if one.phase == "guess")
    found = hint(seen, Budget(nodes=8), {"no_self_guess": False})
    impossible = [entry for entry in found.moves if isinstance(entry.move, Guess) and not entry.value.exact]

    assert impossible
    for entry in impossible:
        assert entry.value.reasons[0].values == (entry.move.value,)
        assert entry.value.reasons[0].code in {
            "own_tile",
            "exposed_tile",
            "ruled_out",
            "out_of_order",
            "put_back",
            "no_starting_joker",
            "does_not_fit",
        }


def test_the_colour_of_which_the_others_hide_more_is_drawn() -> None:
    """The rule that wins 57 of 100 rounds by itself; its figure is a reason."""
    state = initial_state(Setup(start_colours=("BBBW", "WWWB")), "colours")
    found = hint(view(state, 0), SMALL, {})

    assert found.best == Draw("W")
    assert [entry.value.reasons[0].number for entry in found.moves] == [2.0, -2.0]


def test_few_rollouts_leave_it_to_the_rules() -> None:
    """The most probable guess first, whatever two rollouts say."""
    (seen, *_) = (one for one in own_views(list(random_states(6, players=2))) if one.phase == "guess" and not one.hits)
    found = hint(seen, Budget(nodes=2), {})
    chances = [entry.value.exact or Fraction(0) for entry in found.moves]

    assert chances[0] == max(chances)


def test_stopping_tells_what_it_gives_away() -> None:
    """How much better the others know the own row with a hidden clue tile."""
    views = [seen for seed in range(5) for seen in own_views(list(random_states(seed, right=0.6, players=2)))]
    (seen, *_) = (one for one in views if one.phase == "guess" and one.hits and one.clue is not None)
    (stop, *_) = (entry for entry in hint(seen, SMALL, {}).moves if isinstance(entry.move, Stop))

    assert stop.value.reasons[0].code == "clue_leak"
    assert stop.value.hit_probability is None


def bluffing_view() -> View:
    """A view after a player has named everything that he could have."""
    state = initial_state(Setup(), "bluff")
    seen = view(replace(state, turn=40, phase="guess"), 0)
    return replace(seen, guesses=tuple(Guessed(1, 1, colour, value) for colour in ("B", "W") for value in range(12)))


def test_contradicting_evidence_is_left_out_and_named() -> None:
    """A bluff must not leave a player without a hint."""
    seen = bluffing_view()

    assert hint(seen, SMALL, {}).extra.evidence == "contradicted"
    assert hint(seen, SMALL, {"no_self_guess": False}).extra.evidence == "off"
    assert hint(replace(seen, guesses=()), SMALL, {}).extra.evidence == "used"


def test_a_view_without_worlds_has_no_hint() -> None:
    """The reason is an error that says what contradicts."""
    seen = replace(bluffing_view(), guesses=())
    row = tuple(replace(slot, ruled_out=tuple(range(12))) for slot in seen.rows[1])

    with pytest.raises(ContradictionError):
        hint(replace(seen, rows=(seen.rows[0], row)), SMALL, {})


def test_who_is_not_to_move_gets_no_moves() -> None:
    """Neither another seat nor a spectator."""
    state = initial_state(Setup(), "wait")

    assert hint(view(state, 1), SMALL, {}).moves == ()
    assert hint(view(state, None), SMALL, {}).best is None


def test_compiled_or_not_makes_no_difference() -> None:
    """The same hints, to the last bit, without a compiler; here for a table with everything on it."""
    program = (
        "from davinci.test_hint import Budget, some_views\n"
        "from service.games.davinci.solver import hint\n"
        "for seen in some_views(8, 3, players=2, jokers=True, draw_extra=1):\n"
        "    print(repr(hint(seen, Budget(nodes=16), {})))"
    )
    answers = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": "tests/games:.", "REGELWERK_JIT": jit},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for jit in "01"
    ]

    assert answers[0] == answers[1] != ""
