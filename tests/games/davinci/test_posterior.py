"""The exact posterior, against the list of all deals."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from davinci.brute_force import Chances, TooManyError, brute_force, fillings
from davinci.random_play import random_states
from service.chance import Stream
from service.game import ContradictionError
from service.games.davinci.models import MODELS, Model
from service.games.davinci.posterior import Posterior, posterior
from service.games.davinci.state import Guessed, View
from service.games.davinci.tiles import ORDER, value_of
from service.games.davinci.view import view
from service.games.davinci.worlds import sample_worlds


def chances(found: Posterior) -> Chances:
    """As the brute force has them."""
    return {(tile.seat, tile.position, entry.value): entry.exact for tile in found.tiles for entry in tile.distribution}


def compare(seen: View, *, limit: int = 150) -> int:
    """Compare all models and both switches; how many comparisons that were."""
    compared = 0
    for no_self_guess in (False, True):
        try:
            worlds = fillings(seen, no_self_guess=no_self_guess, limit=limit)
        except TooManyError:
            continue
        for model in MODELS:
            compared += 1
            if worlds:
                found = posterior(seen, model, no_self_guess=no_self_guess)
                assert (found.worlds, chances(found)) == brute_force(seen, worlds, model)
            else:
                with pytest.raises(ContradictionError):
                    posterior(seen, model, no_self_guess=no_self_guess)
    return compared


def views_of_round(seed: int, number: int, **given: object) -> list[View]:
    """Some views of a round played at random."""
    states = list(random_states(seed, right=0.85, **given))
    chosen = random.Random(seed).sample(states, min(number, len(states)))
    return [view(state, seat) for state in chosen for seat in (*range(state.setup.players), None)]


@pytest.mark.parametrize("seed", range(18))
def test_all_models_agree_with_the_list_of_all_deals(seed: int) -> None:
    """Any options, any phase, every seat and a spectator."""
    compared = sum(map(compare, views_of_round(seed, 3)))

    assert compared or seed


@pytest.mark.parametrize("seed", range(100, 108))
def test_jokers_with_removed_and_returned_tiles(seed: int) -> None:
    """Where it matters which unseen tiles can be the removed ones."""
    for seen in views_of_round(seed, 3, players=2, jokers=True, removed_per_colour=1, draw_extra=1):
        compare(seen)


def shortened(seen: View) -> View:
    """The same with no more than three tiles in the rows of the others, so that a test can list all worlds."""
    rows = tuple(row if seat == seen.seat else row[:3] for seat, row in enumerate(seen.rows))
    return replace(seen, rows=rows)


@pytest.mark.parametrize("seed", range(6))
def test_a_row_not_yet_arranged_is_a_set(seed: int) -> None:
    """Its tiles of one colour have all the same chances, whatever the order in which the view lists them."""
    states = [state for state in random_states(seed, players=2, jokers=True, draw_extra=1) if state.turn == 0]
    compared = sum(compare(shortened(view(state, seat)), limit=900) for state in states[::3] for seat in (0, 1))

    assert compared


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1200))
def test_many_more_positions(seed: int) -> None:
    """The same with more positions and more worlds."""
    for seen in views_of_round(seed, 6):
        compare(seen, limit=3000)


@pytest.mark.parametrize("model", MODELS)
def test_the_chances_of_every_tile_add_up_to_one(model: Model) -> None:
    """Exactly."""
    found = posterior(view(next(iter(random_states(3, players=4, jokers=True, draw_extra=0))), 2), model)

    assert {sum(entry.exact for entry in tile.distribution) for tile in found.tiles} == {Fraction(1)}
    assert len(found.tiles) == 9


def test_values_are_in_order_the_joker_last() -> None:
    """Zero chances are left out."""
    states = random_states(7, players=2, jokers=True, joker_start="allowed", draw_extra=0)
    state = next(state for state in states if state.phase == "draw")

    for tile in posterior(view(state, 0)).tiles:
        values = [entry.value for entry in tile.distribution]
        assert values == sorted(values, key=lambda value: (value == "-", value))
        assert all(entry.exact > 0 and entry.p == float(entry.exact) for entry in tile.distribution)


def guessing_view(seed: int, **given: object) -> View:
    """A view with hidden tiles in a row that has been arranged, somebody guessing."""
    states = random_states(seed, right=0.3, players=2, jokers=False, draw_extra=0, removed_per_colour=0, **given)
    state = next(state for state in states if state.phase == "guess" and state.turn > 3)
    return view(state, state.to_move)


def test_a_tile_without_values_is_pointed_at() -> None:
    """Every such tile."""
    seen = guessing_view(1)
    other = 1 - seen.to_move
    position = next(i for i, slot in enumerate(seen.rows[other]) if not slot.exposed)
    row = list(seen.rows[other])
    row[position] = replace(row[position], ruled_out=tuple(range(12)))
    rows = tuple(tuple(row) if seat == other else old for seat, old in enumerate(seen.rows))

    with pytest.raises(ContradictionError) as caught:
        posterior(replace(seen, rows=rows), no_self_guess=True)

    codes = [(violation.code, violation.pointer) for violation in caught.value.violations]
    assert codes == [("no_value_left", f"/rows/{other}/{position}")]


def test_evidence_that_contradicts_everything_is_named() -> None:
    """A bluff with every value: the owner would have no tile at all."""
    seen = guessing_view(1)
    other = 1 - seen.to_move
    slot = next(slot for slot in seen.rows[other] if not slot.exposed)
    bluffs = tuple(Guessed(seen.turn + number, other, slot.colour, number) for number in range(12))

    with pytest.raises(ContradictionError) as caught:
        posterior(replace(seen, guesses=seen.guesses + bluffs), no_self_guess=True)

    assert [violation.code for violation in caught.value.violations] == ["evidence_contradicts"]
    assert posterior(replace(seen, guesses=bluffs)).worlds


def test_evidence_says_nothing_about_tiles_that_came_later() -> None:
    """Only tiles that lay in the row when the guess was made are meant."""
    seen = guessing_view(1)
    other = 1 - seen.to_move
    late = max(slot.since for slot in seen.rows[other])
    bluff = (Guessed(late, other, "B", 5), Guessed(late, other, "W", 5))
    with_bluff = replace(seen, guesses=bluff)

    plain, informed = posterior(with_bluff), posterior(with_bluff, no_self_guess=True)

    for before, after in zip(plain.tiles, informed.tiles, strict=True):
        if seen.rows[before.seat][before.position].since < late:
            assert after.chance(5) == 0
    assert informed.worlds <= plain.worlds


def test_samples_follow_the_posterior() -> None:
    """Every tile of every row comes about as often as it should."""
    states = random_states(11, right=0.6, players=3, jokers=True, draw_extra=0, removed_per_colour=1)
    state = next(state for state in states if state.phase == "guess" and state.turn >= 5)
    seen = view(state, state.to_move)
    number = 3000
    worlds = sample_worlds(seen, "deal", number, Stream("samples", "test"))

    for tile in posterior(seen).tiles:
        counts = Counter(value_of(world.rows[tile.seat][tile.position]) for world in worlds)
        assert set(counts) <= {entry.value for entry in tile.distribution}
        square = sum((counts[e.value] - number * e.p) ** 2 / (number * e.p) for e in tile.distribution)
        # Loose: far beyond the 99.9th of 100 for so many degrees of freedom.
        assert square < len(tile.distribution) + 8 * len(tile.distribution) ** 0.5 + 8


def test_samples_are_complete_worlds() -> None:
    """Rows in order with the tiles that the view shows, and the rest sorted."""
    states = list(random_states(12, players=2, jokers=True, draw_extra=1))
    for state in (states[0], states[len(states) // 2]):
        seen = view(state, 0)
        for world in sample_worlds(seen, "history", 20, Stream("s", "t")):
            tiles = [tile for row in world.rows for tile in row] + list(world.rest)
            assert len(set(tiles)) == len(tiles)
            assert list(world.rest) == sorted(world.rest, key=ORDER.__getitem__)
            shown = [
                slot.tile in (None, tile)
                for row, named in zip(seen.rows, world.rows, strict=True)
                for slot, tile in zip(row, named, strict=True)
            ]
            assert all(shown) or not all(seen.arranged)


def test_no_worlds_no_samples() -> None:
    """An error, not an endless loop."""
    seen = guessing_view(1)
    row = tuple(replace(slot, ruled_out=tuple(range(12))) for slot in seen.rows[1 - seen.to_move])
    rows = tuple(row if seat != seen.to_move else old for seat, old in enumerate(seen.rows))

    with pytest.raises(ValueError, match="no world"):
        sample_worlds(replace(seen, rows=rows), "deal", 1, Stream("s", "t"))
