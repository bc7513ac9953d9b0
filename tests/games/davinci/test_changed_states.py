"""Changes of reachable states, single and mixed: each that leads to one that is not reachable is found."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from altered import altered
from hypothesis import given, settings
from hypothesis import strategies as st

from davinci.checked import faults, with_slot
from davinci.mutants import mutant
from davinci.random_play import random_states
from davinci.tables import OPTIONS, random_game, setups
from schemas.common import kept
from schemas.davinci import DaVinciStateSchema, DaVinciViewSchema
from schemas.quick import reader
from service.game import CHANCE, TERMINAL
from service.games import davinci
from service.games.davinci import Guessed, Setup, State, Tally, View
from service.games.davinci.invariants import state_faults, view_faults
from service.games.davinci.setup import tiles_in_game
from service.games.davinci.soundness import surely_sound
from service.games.davinci.state import SETTING_UP
from service.games.davinci.tiles import TILES, VALUES
from service.games.davinci.view_soundness import surely_sound_view


def _not(dice: random.Random, value: Any, values: Any) -> Any:
    return dice.choice([other for other in values if other != value])


def _flip(state: State, dice: random.Random) -> State:
    seat = dice.choice([seat for seat, row in enumerate(state.rows) if row])
    position = dice.randrange(len(state.rows[seat]))
    return with_slot(state, seat, position, exposed=not state.rows[seat][position].exposed)


def _later(state: State, dice: random.Random) -> State:
    seat = dice.randrange(len(state.rows))
    position = dice.randrange(len(state.rows[seat]))
    return with_slot(state, seat, position, since=state.rows[seat][position].since + 1)


def _rename(state: State, dice: random.Random) -> State:
    seat = dice.randrange(len(state.rows))
    position = dice.randrange(len(state.rows[seat]))
    return with_slot(state, seat, position, tile=_not(dice, state.rows[seat][position].tile, TILES))


def _forget(state: State, dice: random.Random) -> State:
    if not state.guesses:
        return replace(state, guesses=(Guessed(1, 0, "B", 1),))
    index = dice.randrange(len(state.guesses))
    return replace(state, guesses=(*state.guesses[:index], *state.guesses[index + 1 :]))


CHANGES: dict[str, Callable[[State, random.Random], State]] = {
    "turn": lambda s, d: replace(s, turn=max(0, s.turn + d.choice((-1, 1))) if s.turn else 1),
    "to_move": lambda s, d: replace(s, to_move=_not(d, s.to_move, (CHANCE, TERMINAL, 0, 1, 2, 3))),
    "pool": lambda s, _: replace(s, pool=s.pool[1:] if s.pool else ("B0",)),
    "hits": lambda s, _: replace(s, hits=s.hits + 1),
    "out": lambda s, _: replace(s, out=s.out[1:] if s.out else (0,)),
    "drawing": lambda s, _: replace(s, drawing=None if s.drawing else "B"),
    "clue": lambda s, d: replace(s, clue=_not(d, s.clue, TILES)),
    "clue_at": lambda s, _: replace(s, clue_at=0 if s.clue_at is None else None),
    "winner": lambda s, d: replace(s, winner=_not(d, s.winner, (None, 0, 1, 2, 3))),
    "hit": lambda s, _: replace(s, tally=(Tally(s.tally[0].hits + 20), *s.tally[1:])),
    # One more can be true where a seat has put itself out by its own miss: who exposed it is not in the state.
    "codes": lambda s, _: replace(s, tally=(Tally(s.tally[0].hits, s.tally[0].codes_exposed + 4), *s.tally[1:])),
    "arranged": lambda s, _: replace(s, arranged=(not s.arranged[0], *s.arranged[1:])),
    "exposed": _flip,
    "since": _later,
    "tile": _rename,
    "guesses": _forget,
}


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("number", range(8))
def test_a_state_with_one_thing_changed_is_no_longer_accepted(name: str, number: int) -> None:
    # Not drawn by hypothesis, whose choices depend on which modules a test run has loaded.
    dice = random.Random(f"{name} {number}")
    states = [*random_states(dice.randrange(2**32), right=0.4, empty_pool_penalty="choose_after")]
    for state in dice.sample(states, min(6, len(states))):
        changed = CHANGES[name](state, dice)
        assert davinci.check_state(changed) != (), davinci.format_position(changed)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(setups(), st.integers(0, 2**32 - 1), st.data())
def test_whatever_a_state_says_checking_it_never_fails(setup: Setup, seed: int, data: st.DataObject) -> None:
    """Members of wholly different rounds, mixed; whatever is wrong has a code, a sentence and a place."""
    other = data.draw(setups())
    ones = [state for state, _ in random_game(setup, seed, 0.4)]
    others = [state for state, _ in random_game(other, seed, 0.4)]
    dice = random.Random(seed)
    for _ in range(15):
        one, two = dice.choice(ones), dice.choice(others)
        names = [name for name in State.__slots__ if dice.random() < 0.4]
        mixed = replace(one, **{name: getattr(two, name) for name in names})
        for fault in davinci.check_state(mixed):
            assert fault.detail.endswith(".")
            assert fault.pointer == "" or fault.pointer.startswith("/")
        first, second = davinci.view(one, dice.choice((None, 0, 1))), davinci.view(two, dice.choice((None, 0, 1)))
        names = [name for name in View.__slots__ if dice.random() < 0.4]
        davinci.check_view(replace(first, **{name: getattr(second, name) for name in names}))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(setups(draw_extra=0, joker_start="allowed"), st.integers(0, 2**32 - 1))
def test_a_state_that_is_surely_in_order_has_no_fault_and_usual_ones_surely_are(setup: Setup, seed: int) -> None:
    dice = random.Random(seed)
    states = [state for state, _ in random_game(setup, seed, 0.4)]
    for state in states:
        assert surely_sound(state) == usual(state)
        name = dice.choice(list(OPTIONS))
        other_rules = replace(state, setup=replace(setup, **{name: dice.choice(OPTIONS[name])}))
        twice = mutant(mutant(state, dice, states), dice, states)
        for changed in (mutant(state, dice, states), twice, other_rules):
            assert surely_sound(changed) == (usual(changed) and not state_faults(changed))


@pytest.mark.parametrize("number", range(4))
def test_a_state_with_related_changes_is_surely_in_order_only_without_a_fault(number: int) -> None:
    dice = random.Random(f"related changes {number}")
    dump, load = kept(DaVinciStateSchema).dump, reader(DaVinciStateSchema)
    setup = Setup(players=2 + number % 3, clue_tile=dice.choice(OPTIONS["clue_tile"]))
    states = [json.loads(json.dumps(dump(state))) for state, _ in random_game(setup, number, 0.6)]
    for changed in altered(states, load, dice):
        assert surely_sound(changed) == (usual(changed) and not state_faults(changed))


@pytest.mark.parametrize("penalty", OPTIONS["empty_pool_penalty"])
def test_every_legal_move_leads_from_an_accepted_state_to_an_accepted_one(penalty: Any) -> None:
    """Also from states that no round comes to: in the middle of a late turn, with a tile face down or another tally."""
    dice = random.Random(penalty)
    setup = Setup(players=2, empty_pool_penalty=penalty)
    accepted = 0
    for seed in range(200):
        late = [state for state, _ in random_game(setup, seed, 0.3) if state.hits and state.turn > 16]
        for changed in (change for state in late for change in (*_hidden(state), _recounted(state, dice))):
            if changed.to_move < 0 or davinci.check_state(changed):
                continue
            accepted += 1
            moves = davinci.legal_moves(davinci.view(changed, changed.to_move))
            for move in dice.sample(moves, min(4, len(moves))):
                after = davinci.apply(changed, move)
                assert davinci.check_state(after) == (), davinci.format_position(changed) + davinci.format_move(move)
    assert accepted > 5


def _hidden(state: State) -> list[State]:
    """The same with one of the exposed tiles face down."""
    places = [(seat, place) for seat, row in enumerate(state.rows) for place, slot in enumerate(row) if slot.exposed]
    return [with_slot(state, seat, place, exposed=False) for seat, place in places]


def _recounted(state: State, dice: random.Random) -> State:
    """The same with other numbers of right guesses."""
    tally = [each._replace(hits=max(0, each.hits + dice.choice((-1, 0, 1)))) for each in state.tally]
    return replace(state, tally=tuple(tally))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(setups(draw_extra=0, joker_start="allowed"), st.integers(0, 2**32 - 1))
def test_a_view_that_is_surely_in_order_has_no_fault_and_usual_ones_surely_are(setup: Setup, seed: int) -> None:
    dice = random.Random(seed)
    views = [
        davinci.view(state, seat)
        for state, _ in random_game(setup, seed, 0.4)
        for seat in (None, *range(setup.players))
    ]
    for view in views:
        assert surely_sound_view(view) == usual(view)
    for view in dice.sample(views, min(40, len(views))):
        name, other = dice.choice(View.__slots__), dice.choice(views)
        rules = dice.choice(list(OPTIONS))
        hidden = _rehidden(view, dice)
        for changed in (
            replace(view, **{name: getattr(other, name)}),
            replace(hidden, **{name: getattr(other, name)}),
            replace(view, setup=replace(setup, **{rules: dice.choice(OPTIONS[rules])})),
            replace(view, seat=dice.choice((None, 0, 1, 2, 3))),
            hidden,
            _rehidden(hidden, dice),
        ):
            assert surely_sound_view(changed) == (usual(changed) and not view_faults(changed))


def _rehidden(view: View, dice: random.Random) -> View:
    """One tile of a view is another one, or face down, or of another colour, or more or less is ruled out for it."""
    seat = dice.randrange(len(view.rows))
    row = list(view.rows[seat])
    place = dice.randrange(len(row))
    slot = row[place]
    values = sorted({*slot.ruled_out, *dice.choices(VALUES, k=dice.choice((1, 1, 9)))}, key=VALUES.index)
    changes: list[dict[str, Any]] = [
        {"tile": dice.choice(TILES)},
        {"tile": None},
        {"tile": None, "exposed": False},
        {"colour": "W" if slot.colour == "B" else "B"},
        {"ruled_out": tuple(values)},
        {"ruled_out": ()},
        {"since": dice.choice((0, 1, view.turn))},
    ]
    row[place] = replace(slot, **dice.choice(changes))
    return replace(view, rows=(*view.rows[:seat], tuple(row), *view.rows[seat + 1 :]))


@pytest.mark.parametrize("number", range(4))
def test_a_view_with_related_changes_is_surely_in_order_only_without_a_fault(number: int) -> None:
    dice = random.Random(f"related changes of views {number}")
    dump, load = kept(DaVinciViewSchema).dump, reader(DaVinciViewSchema)
    setup = Setup(players=2 + number % 3, clue_tile=dice.choice(OPTIONS["clue_tile"]))
    views = [
        json.loads(json.dumps(dump(davinci.view(state, dice.choice((None, *range(setup.players)))))))
        for state, _ in random_game(setup, number, 0.6)
    ]
    for changed in altered(views, load, dice):
        assert surely_sound_view(changed) == (usual(changed) and not view_faults(changed))


def usual(state: State | View) -> bool:
    """Whether phase and options are such that the quick look answers for all states in order."""
    setup = state.setup
    rare = setup.draw_extra or setup.joker_start == "redraw" or setup.start_colours is not None
    return not rare and state.phase not in {*SETTING_UP, "over"}


@settings(max_examples=30, deadline=None, derandomize=True)
@given(setups(), st.integers(0, 2**32 - 1))
def test_tiles_and_values_are_in_order_exactly_where_each_is_there_once(setup: Setup, seed: int) -> None:
    dice = random.Random(seed)
    for state, _ in list(random_game(setup, seed, 0.4))[::3]:
        position = dice.randrange(len(state.rows[0]))
        old = state.rows[0][position].ruled_out
        named = [guess.value for guess in state.guesses]
        wild = [tuple(dice.choices(VALUES, k=3)), old[::-1], (*old, *old[-1:]), tuple(named[-2:])]
        tile, values = dice.choice(TILES), dice.choice(wild)
        changes: Any = dice.choice([{}, {"tile": tile}, {"ruled_out": values}, {"ruled_out": values}])
        changed = with_slot(state, 0, position, **changes)
        changed = replace(changed, pool=changed.pool[dice.choice([0, 0, 1]) :])
        told = {code for code, _ in map(str.split, faults(changed))}
        slots = [slot for row in changed.rows for slot in row]
        aside = [changed.clue] if changed.clue is not None and changed.clue_at is None else []
        lying = Counter([*(slot.tile for slot in slots), *changed.pool, *changed.removed, *aside])
        assert ("duplicate_tile" in told) == (max(lying.values()) > 1)
        assert ("missing_tile" in told) == any(tile not in lying for tile in tiles_in_game(setup))
        in_order = [sorted(set(slot.ruled_out), key=VALUES.index) == list(slot.ruled_out) for slot in slots]
        assert ("not_sorted" in told) == (not all(in_order))
        own = [slot for slot in slots if slot.tile[1:] in map(str, slot.ruled_out)]
        assert ("ruled_out_own_value" in told) == bool(own)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(setups(), st.integers(0, 2**32 - 1))
def test_a_value_is_ruled_out_exactly_where_a_wrong_guess_of_another_seat_may_have_meant_the_tile(
    setup: Setup, seed: int
) -> None:
    dice = random.Random(seed)
    for state, _ in list(random_game(setup, seed, 0.4))[::3]:
        seat = dice.randrange(len(state.rows))
        position = dice.randrange(len(state.rows[seat]))
        values = sorted(set(dice.choices(VALUES, k=2)), key=VALUES.index)
        changed = with_slot(state, seat, position, ruled_out=tuple(values))
        told = {fault.pointer for fault in davinci.check_state(changed) if fault.code == "ruled_out_without_guess"}
        wrong = [guess for guess, last in zip(state.guesses, ends_turn(state), strict=True) if last]
        for owner, row in enumerate(changed.rows):
            for place, slot in enumerate(row):
                meant = [
                    any(
                        (guess.colour, guess.value) == (slot.tile[0], value)
                        and guess.seat != owner
                        and guess.turn > slot.since
                        for guess in wrong
                    )
                    for value in slot.ruled_out
                ]
                assert (f"/rows/{owner}/{place}/ruled_out" in told) == (not all(meant))


def ends_turn(state: State) -> list[bool]:
    """Of each guess, whether it is the last of its turn and that turn is over: only such a one can be wrong."""
    turns = [guess.turn for guess in state.guesses]
    lost = state.phase == "over" and bool(turns) and state.guesses[-1].seat != state.winner
    over = state.phase == "reveal" or lost
    return [
        turn not in turns[index + 1 :] and (turn < state.turn or (over and index == len(turns) - 1))
        for index, turn in enumerate(turns)
    ]
