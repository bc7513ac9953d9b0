"""Laws that every ruleset keeps, over random games of every entry of the catalog."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from service.catalog import CATALOG, Entry
from service.game import CHANCE, TERMINAL, Budget, Violations

PLIES = 300
"""Games that go on for longer are cut off."""

GAMES = pytest.mark.parametrize("slug", list(CATALOG))
SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def setups(draw: st.DrawFn, entry: Entry) -> Any:
    """A setup without contradictions: any listed value for each option, the default for the others."""
    options = {option.name: draw(st.sampled_from(option.values)) for option in entry.game.INFO.options if option.values}
    setup = entry.schemas.setup().load(json.loads(json.dumps(options)))
    assume(not entry.game.check_setup(setup))
    return setup


def possible(entry: Entry, state: Any) -> list[Any]:
    """Everything that can come next, from a player or from chance."""
    if entry.game.to_move(state) == CHANCE:
        return [move for move, _ in entry.game.chance_outcomes(state)]
    return list(entry.game.legal_moves(viewed(entry, state)))


def viewed(entry: Entry, state: Any) -> Any:
    mover = entry.game.to_move(state)
    return entry.game.view(state, mover if mover >= 0 else None)


def playthrough(entry: Entry, setup: Any, seed: int) -> Iterator[tuple[Any, Any]]:
    """A random game: every state with the move that was made in it; None in the last one."""
    dice = random.Random(seed)
    state = entry.game.initial_state(setup, str(seed))
    for _ in range(PLIES):
        moves = possible(entry, state)
        if not moves:
            break
        move = dice.choice(moves)
        yield state, move
        state = entry.game.apply(state, move)
    yield state, None


def some(entry: Entry, setup: Any, seed: int, most: int = 40) -> list[tuple[Any, Any]]:
    """States of a random game with their moves, evenly spaced, the last one included: enough for a slow law."""
    game = list(playthrough(entry, setup, seed))
    return game[::-1][:: -(-len(game) // most)][::-1]


def canonical(entry: Entry, view: Any, move: Any) -> Any:
    """The form in which a move is listed; a ruleset in which a move has several forms has a function for that."""
    form = getattr(entry.game, "canonical", None)
    return move if form is None else form(view, move)


def other_forms(entry: Entry, text: str) -> Iterator[str]:
    """Texts like the one of a move, with another place or none, as far as they can be read."""
    bare = re.sub("@[0-9]+$", "", text)
    for form in (bare, *(f"{bare}@{place}" for place in range(6))):
        with suppress(ValueError):
            yield entry.game.format_move(entry.game.parse_move(form))


def law(examples: int):
    """A test over random games; the same ones in every run."""
    return settings(max_examples=examples, deadline=None, derandomize=True)


@cache
def anchors(slug: str) -> frozenset[str]:
    """The headings of a rules text as GitHub turns them into anchors."""
    headings = re.findall(r"^#+ +(.*?) *$", CATALOG[slug].rules_text(), re.MULTILINE)
    return frozenset(re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings)


def assert_explained(slug: str, violations: Violations) -> None:
    """Codes for programs, sentences for people, and a place in the rules text."""
    for violation in violations:
        game, _, heading = violation.rule.partition("#")
        assert game == slug
        assert heading in anchors(slug), violation
        assert re.fullmatch("[a-z][a-z0-9_]*", violation.code)
        assert violation.detail.endswith((".", "?"))
        assert violation.pointer == "" or violation.pointer.startswith("/")


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_every_state_of_a_game_is_accepted_and_so_is_every_view_of_it(
    slug: str, data: st.DataObject, seed: int
) -> None:
    entry = CATALOG[slug]
    setup = data.draw(setups(entry))
    seats, dice = (None, *range(entry.game.players(setup))), random.Random(seed)
    for state, _ in playthrough(entry, setup, seed):
        assert entry.game.check_state(state) == ()
        assert entry.game.setup_of(state) == setup
        for seat in dice.sample(seats, 2):
            assert entry.game.check_view(entry.game.view(state, seat)) == ()


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_only_a_player_to_move_has_moves_and_no_two_are_equal(slug: str, data: st.DataObject, seed: int) -> None:
    entry = CATALOG[slug]
    setup = data.draw(setups(entry))
    for state, _ in playthrough(entry, setup, seed):
        mover, moves = entry.game.to_move(state), entry.game.legal_moves(viewed(entry, state))
        assert mover in (CHANCE, TERMINAL, *range(entry.game.players(setup)))
        assert (len(moves) > 0) == (mover >= 0)
        assert len(set(moves)) == len(moves)
        assert list(moves) == list(entry.game.legal_moves(viewed(entry, state)))
        assert not any(entry.game.is_chance(move) for move in moves)


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_a_move_breaks_no_rule_exactly_when_it_is_listed(slug: str, data: st.DataObject, seed: int) -> None:
    entry, dice = CATALOG[slug], random.Random(seed)
    game = list(playthrough(entry, data.draw(setups(entry)), seed))
    texts = {entry.game.format_move(move) for state, _ in game for move in possible(entry, state)}
    texts |= {form for text in dice.sample(sorted(texts), min(len(texts), 60)) for form in other_forms(entry, text)}
    for state, _ in game[:: max(1, len(game) // 25)]:
        view, chance = viewed(entry, state), [move for move, _ in entry.game.chance_outcomes(state)]
        legal = entry.game.legal_moves(view)
        chosen = set(dice.sample(sorted(texts), min(len(texts), 40)))
        for move in dice.sample(legal, min(len(legal), 5)):
            chosen.update(other_forms(entry, entry.game.format_move(move)))
        for move in [*legal, *map(entry.game.parse_move, sorted(chosen))]:
            found = entry.game.check_move(view, move)
            assert (found == ()) == (canonical(entry, view, move) in legal), (entry.game.format_move(move), found)
            assert_explained(slug, found)
            found = entry.game.check_chance(state, move)
            assert (found == ()) == (move in chance)
            assert_explained(slug, found)


@pytest.mark.parametrize("slug", [slug for slug, entry in CATALOG.items() if entry.is_plainly_legal is not None])
@law(40)
@given(st.data(), SEEDS)
def test_what_is_plainly_legal_breaks_no_rule(slug: str, data: st.DataObject, seed: int) -> None:
    entry, dice = CATALOG[slug], random.Random(seed)
    game = list(playthrough(entry, data.draw(setups(entry)), seed))
    moves = sorted({entry.game.format_move(move) for state, _ in game for move in possible(entry, state)})
    for state, _ in game:
        texts = dice.sample(moves, min(len(moves), 40))
        texts += [entry.game.format_move(move) for move in possible(entry, state)[:20]]
        texts += [form for text in texts for form in other_forms(entry, text)]
        for move in map(entry.game.parse_move, texts):
            if entry.is_plainly_legal(state, move):
                assert entry.game.check_move(viewed(entry, state), move) == (), move


@pytest.mark.parametrize("slug", [slug for slug, entry in CATALOG.items() if entry.game.INFO.information == "perfect"])
@law(6)
@given(st.data(), SEEDS)
def test_where_nothing_is_hidden_everybody_sees_the_state(slug: str, data: st.DataObject, seed: int) -> None:
    entry = CATALOG[slug]
    setup = data.draw(setups(entry))
    for state, _ in some(entry, setup, seed):
        assert all(entry.game.view(state, seat) is state for seat in (None, *range(entry.game.players(setup))))


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_two_forms_of_a_move_do_the_same(slug: str, data: st.DataObject, seed: int) -> None:
    entry, dice = CATALOG[slug], random.Random(seed)
    for state, move in some(entry, data.draw(setups(entry)), seed):
        if entry.game.to_move(state) < 0:
            continue
        view, legal = viewed(entry, state), entry.game.legal_moves(viewed(entry, state))
        assert all(canonical(entry, view, listed) == listed for listed in legal)
        for text in other_forms(entry, entry.game.format_move(dice.choice([move, *legal]))):
            other = entry.game.parse_move(text)
            if entry.game.check_move(view, other) == ():
                assert entry.game.apply(state, other) == entry.game.apply(state, canonical(entry, view, other))


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_playing_changes_nothing_but_the_answer(slug: str, data: st.DataObject, seed: int) -> None:
    entry = CATALOG[slug]
    schema = entry.schemas.state()
    for state, move in some(entry, data.draw(setups(entry)), seed):
        before = schema.dumps(state)
        if move is not None:
            assert entry.game.apply(state, move) == entry.game.apply(state, move)
            assert schema.dumps(state) == before
            hash(state)


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_chance_is_certain_to_bring_something_exactly_where_it_moves(slug: str, data: st.DataObject, seed: int) -> None:
    entry = CATALOG[slug]
    for state, _ in playthrough(entry, data.draw(setups(entry)), seed):
        outcomes = entry.game.chance_outcomes(state)
        chance = entry.game.to_move(state) == CHANCE
        assert sum((p for _, p in outcomes), Fraction(0)) == int(chance)
        assert all(p > 0 for _, p in outcomes)
        assert len({move for move, _ in outcomes}) == len(outcomes)
        assert all(entry.game.is_chance(move) for move, _ in outcomes)


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_every_seat_has_a_score_that_adds_up(slug: str, data: st.DataObject, seed: int) -> None:
    entry = CATALOG[slug]
    setup = data.draw(setups(entry))
    for state, _ in playthrough(entry, setup, seed):
        score = entry.game.score(state)
        assert [seat.seat for seat in score.seats] == list(range(entry.game.players(setup)))
        assert all(seat.points == sum(item.points for item in seat.items) for seat in score.seats)
        assert min(seat.place for seat in score.seats) == 1
        assert not score.final or entry.game.to_move(state) == TERMINAL


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_states_and_views_come_back_from_json(slug: str, data: st.DataObject, seed: int) -> None:
    entry = CATALOG[slug]
    setup = data.draw(setups(entry))
    assert entry.schemas.setup().loads(entry.schemas.setup().dumps(setup)) == setup
    state_schema, view_schema = entry.schemas.state(), entry.schemas.view()
    for state, _ in some(entry, setup, seed, 25):
        assert state_schema.loads(state_schema.dumps(state)) == state
        for seat in (None, *range(entry.game.players(setup))):
            view = entry.game.view(state, seat)
            assert view_schema.loads(view_schema.dumps(view)) == view


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_equal_views_allow_equal_moves(slug: str, data: st.DataObject, seed: int) -> None:
    """Whatever a seat cannot see has no part in what it may do: the view alone, sent and read back, decides."""
    entry = CATALOG[slug]
    schema = entry.schemas.view()
    for state, _ in some(entry, data.draw(setups(entry)), seed):
        view = viewed(entry, state)
        copy = schema.loads(schema.dumps(view))
        assert list(entry.game.legal_moves(copy)) == list(entry.game.legal_moves(view))
        assert entry.game.to_move(view) == entry.game.to_move(state)


@pytest.mark.parametrize("slug", [slug for slug, entry in CATALOG.items() if entry.game.INFO.information == "hidden"])
@law(20)
@given(st.data(), SEEDS)
def test_states_that_look_alike_to_a_seat_are_told_alike(slug: str, data: st.DataObject, seed: int) -> None:
    """Chance brings this or that, play goes on alike; as long as a seat sees no difference, it is told of none."""
    entry, dice = CATALOG[slug], random.Random(seed)
    setup = data.draw(setups(entry))
    forks = [state for state, _ in playthrough(entry, setup, seed) if len(entry.game.chance_outcomes(state)) > 1]
    compared = 0
    for fork in dice.sample(forks, min(len(forks), 8)):
        one, other = (
            entry.game.apply(fork, move) for move, _ in dice.sample(list(entry.game.chance_outcomes(fork)), 2)
        )
        for _ in range(8):
            for seat in (None, *range(entry.game.players(setup))):
                view = entry.game.view(one, seat)
                if view == entry.game.view(other, seat):
                    compared += 1
                    assert entry.game.to_move(one) == entry.game.to_move(other) == entry.game.to_move(view)
                    assert entry.game.legal_moves(view) == entry.game.legal_moves(entry.game.view(other, seat))
                    if entry.game.to_move(view) != TERMINAL:
                        assert entry.game.score(one) == entry.game.score(other)
            both = set(possible(entry, other))
            shared = [move for move in possible(entry, one) if move in both]
            if not shared:
                break
            move = dice.choice(shared)
            one, other = entry.game.apply(one, move), entry.game.apply(other, move)
    assert compared or not forks


@GAMES
@law(12)
@given(st.data(), SEEDS)
def test_moves_and_positions_come_back_from_text(slug: str, data: st.DataObject, seed: int) -> None:
    entry = CATALOG[slug]
    info = entry.game.INFO
    for state, _ in some(entry, data.draw(setups(entry)), seed):
        for move in possible(entry, state):
            text = entry.game.format_move(move)
            assert re.fullmatch(info.move_pattern, text)
            assert entry.game.parse_move(text) == move
        text = entry.game.format_position(state)
        assert "\n" not in text
        assert entry.game.parse_position(text) == state
        assert info.position_pattern is None or re.fullmatch(info.position_pattern, text)


@GAMES
@law(10)
@given(st.data(), SEEDS)
def test_the_same_seed_gives_the_same_game(slug: str, data: st.DataObject, seed: int) -> None:
    entry = CATALOG[slug]
    setup = data.draw(setups(entry))
    assert list(playthrough(entry, setup, seed)) == list(playthrough(entry, setup, seed))
    assert entry.game.check_state(entry.game.initial_state(setup, None)) == ()


@GAMES
@law(10)
@given(st.data(), SEEDS)
def test_faults_of_a_state_are_explained(slug: str, data: st.DataObject, seed: int) -> None:
    """Two states of one game, mixed: whatever is wrong with the mixture has a code, a sentence and a rule."""
    entry = CATALOG[slug]
    schema = entry.schemas.state()
    dumped = [schema.dump(state) for state, _ in playthrough(entry, data.draw(setups(entry)), seed)]
    for _ in range(20):
        one, other = data.draw(st.sampled_from(dumped)), data.draw(st.sampled_from(dumped))
        members = data.draw(st.sets(st.sampled_from(sorted(one))))
        mixed = {name: (one if name in members else other)[name] for name in one}
        assert_explained(slug, entry.game.check_state(schema.load(json.loads(json.dumps(mixed)))))


@GAMES
@law(5)
@given(st.data(), SEEDS)
def test_a_hint_ranks_every_legal_move_and_the_same_budget_ranks_them_alike(
    slug: str, data: st.DataObject, seed: int
) -> None:
    entry = CATALOG[slug]
    game = list(playthrough(entry, data.draw(setups(entry)), seed))
    state, _ = data.draw(st.sampled_from(game))
    view, budget = viewed(entry, state), Budget(nodes=50, seed=str(seed))
    found = entry.solver.hint(view, budget, {})
    texts = [entry.game.format_move(ranked.move) for ranked in found.moves]
    assert sorted(texts) == sorted(map(entry.game.format_move, entry.game.legal_moves(view)))
    assert entry.solver.hint(view, budget, {}) == found


@GAMES
def test_the_example_of_a_sheet_has_no_contradictions(slug: str) -> None:
    entry = CATALOG[slug]
    sheet = entry.schemas.sheet().load(entry.schemas.sheet_example)
    assert entry.game.check_sheet(sheet) == ()
    assert entry.game.score_sheet(sheet).final


@GAMES
def test_the_rules_text_has_the_headings_that_the_service_points_at(slug: str) -> None:
    assert {"material", "moves"} <= anchors(slug)


@GAMES
def test_the_information_about_a_ruleset_is_complete(slug: str) -> None:
    info = CATALOG[slug].game.INFO
    assert info.slug == slug
    assert re.fullmatch(rf"{slug}/[0-9]+", info.rules_version)
    assert 1 <= info.min_players <= info.max_players <= 4
    defaults = CATALOG[slug].schemas.setup().dump(CATALOG[slug].schemas.setup().load({}))
    assert {option.name: option.default for option in info.options} == defaults
    for form in info.move_forms:
        assert re.fullmatch(form.pattern, form.example)
        CATALOG[slug].game.parse_move(form.example)
