"""The backs of the tiles: what everybody sees of them, and that they tell nobody more than the rules do."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from davinci.tables import JOKER, TWO, dealt, play, random_game, random_move, setups
from davinci.test_secrets import counterpart
from davinci.worlds import other_world
from service.game import TERMINAL
from service.games import davinci
from service.games.davinci import Setup, State
from service.games.davinci.seals import backs, exposed, known, named, tiles
from service.games.davinci.tiles import ORDER
from service.proofs import Backs, sealing

SEEDS = st.integers(0, 2**32 - 1)
BackOf = Callable[[str], int]


def place(tile: str) -> int:
    """Tells everything, for the examples: B0 is 0, W0 is 1, B1 is 2, ... W11 is 23, B- is 24, W- is 25."""
    return 24 + "BW".index(tile[0]) if tile[1:] == "-" else 2 * int(tile[1:]) + "BW".index(tile[0])


def hidden(tile: str) -> int:
    """Backs in the opposite order."""
    return 25 - place(tile)


def test_the_box_has_all_tiles_of_the_round_in_the_order_in_which_they_are_dealt() -> None:
    numbers = tuple(f"{colour}{number}" for number in range(12) for colour in "BW")
    assert tiles(Setup()) == tiles(Setup(removed_per_colour=1)) == numbers
    assert tiles(Setup(jokers=True)) == (*numbers, "B-", "W-")


def test_a_row_shows_its_backs_from_left_to_right() -> None:
    assert backs(dealt(TWO), hidden) == Backs(((23, 16, 11, 4), (25, 20, 15, 14)))


def test_a_row_without_order_shows_the_black_backs_first_and_sorts_each_colour() -> None:
    state = dealt(("W4 B1 W10 B-", "B0 W2 B5 W5"), jokers=True)
    # B- 1, B1 23; W4 16, W10 4: sorted, so that the order in which the tiles lie in the state cannot be read off.
    assert backs(state, hidden).rows == ((1, 23, 4, 16), (15, 25, 14, 20))
    assert backs(play(state, "arrange:B-@1"), hidden).rows[0] == (23, 1, 16, 4)


def test_the_clue_tile_shows_its_back_until_it_lies_in_a_row() -> None:
    drawn = play(dealt(TWO), "draw:B tile:B4")
    assert backs(drawn, place) == Backs(((2, 9, 14, 21), (0, 5, 10, 11)), 8)
    placed = play(drawn, "guess:1.0=1")
    assert backs(placed, place) == Backs(((2, 8, 9, 14, 21), (0, 5, 10, 11)))
    inserted = play(dealt(TWO, clue_tile="insert_on_draw"), "draw:B tile:B4 insert@1")
    assert inserted.clue == "B4"
    assert backs(inserted, place) == Backs(((2, 8, 9, 14, 21), (0, 5, 10, 11)))


def test_no_back_is_shown_in_a_row_from_which_a_tile_will_be_put_back() -> None:
    state = dealt(("B1 W4 B7 W10 B3", "B0 W2 B5 W5 B11"), draw_extra=1)
    assert backs(state, place).rows == ((), ())
    assert known(state, 0) == known(state, 1) == ()
    state = play(state, "return:1")
    assert backs(state, place).rows == ((2, 9, 14, 21), ())
    assert known(state, 0) == ("B1", "W4", "B7", "W10")
    assert known(state, 1) == ()


def test_who_put_a_tile_back_does_not_recognise_it_when_another_draws_it() -> None:
    """The rules hide from seat 0 whether seat 1 draws B3, which seat 0 has put back, or any other black tile."""
    start = dealt(("B1 W4 B7 W10 B3", "B0 W2 B5 W5 B11"), draw_extra=1)
    drawing = play(start, "return:1 return:4 draw:W tile:W0 guess:1.0=8 draw:B")
    one, other = play(drawing, "tile:B3"), play(drawing, "tile:B9")
    assert davinci.view(one, 0) == davinci.view(other, 0)
    swapped = {"B3": "B9", "B9": "B3"}
    assert seen(one, 0, place) == seen(other, 0, lambda tile: place(swapped.get(tile, tile)))
    assert "B3" in known(one, 1)


def test_known_are_own_tiles_the_own_clue_tile_and_what_is_exposed() -> None:
    state = play(dealt(TWO), "draw:B tile:B4 guess:1.1=2")
    assert exposed(state) == ("W2",)
    assert known(state, 0) == ("W2", "B1", "W4", "B7", "W10", "B4")
    assert known(state, 1) == ("W2", "B0", "B5", "W5")
    assert known(state, None) == ("W2",)


def test_the_winner_keeps_his_clue_tile_to_himself() -> None:
    state = play(dealt(TWO), "draw:B tile:B4 guess:1.0=0 guess:1.1=2 guess:1.2=5 guess:1.3=5")
    assert state.to_move == TERMINAL
    assert backs(state, place).clue == 8
    assert "B4" in known(state, 0)
    assert "B4" not in known(state, 1)


def test_only_a_draw_names_a_tile_from_the_box() -> None:
    texts = ("tile:W-", "draw:B", "guess:1.0=7", "arrange:B-@0", "stop", "return:2")
    assert [named(davinci.parse_move(text)) for text in texts] == ["W-", None, None, None, None, None]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(setups(), SEEDS)
def test_the_backs_on_the_table_are_those_of_the_tiles_that_lie_there(game: Setup, seed: int) -> None:
    """And everything that a view names, except a tile that may go back or went back, is known; nothing else is."""
    back_of = sealing(str(seed), tiles(game)).back_of
    for state, _ in random_game(game, seed, 0.4):
        shown = backs(state, back_of)
        for seat, row in enumerate(state.rows):
            returns = state.phase == "return" and state.returned[seat] is None
            lying = [] if returns else [back_of(slot.tile) for slot in row]
            assert sorted(shown.rows[seat]) == sorted(lying)
            assert not state.arranged[seat] or list(shown.rows[seat]) == lying
        for seat in (None, *range(game.players)):
            assert sorted(known(state, seat)) == sorted(seen_fronts(state, seat))


def seen_fronts(state: State, seat: int | None) -> set[str]:
    """The tiles that a view names."""
    view = davinci.view(state, seat)
    own = () if seat is None or (state.phase == "return" and state.returned[seat] is None) else view.rows[seat]
    clue = set() if view.clue is None or view.clue.tile is None else {view.clue.tile}
    return {slot.tile for row in (own, *view.rows) for slot in row if slot.exposed or (row is own and slot.tile)} | clue


def seen(state: State, seat: int | None, back_of: BackOf) -> tuple[Backs, dict[str, int]]:
    """All that the backs tell a seat."""
    return backs(state, back_of), {tile: back_of(tile) for tile in known(state, seat)}


def lying(state: State, seat: int | None) -> tuple[list[list[str]], list[str], dict[str, str]]:
    """Which tile is at each place whose back is shown; of rows without order nothing; and the tiles that are known."""
    shown = backs(state, place)
    fronts = dict(zip(map(place, ORDER), ORDER, strict=True))
    rows = [[fronts[back] for back in row] if state.arranged[owner] else [] for owner, row in enumerate(shown.rows)]
    return rows, [] if shown.clue is None else [fronts[shown.clue]], {tile: tile for tile in known(state, seat)}


def renaming(pairs: list[tuple[State, State]], seat: int | None) -> dict[str, str]:
    """Which tile of the other world has the back of a tile of this one, if the seat is to see the same all the time."""
    names: dict[str, str] = {}
    for one, other in pairs:
        here, there = lying(one, seat), lying(other, seat)
        assert here[2].keys() == there[2].keys()
        both = [*zip(sum(here[0], here[1]), sum(there[0], there[1]), strict=True), *here[2].items()]
        for tile, counterpart_of in both:
            assert names.setdefault(tile, counterpart_of) == counterpart_of, "a back tells the two worlds apart"
    assert len(set(names.values())) == len(names), "a back tells the two worlds apart"
    return names


@settings(max_examples=250, deadline=None, derandomize=True)
@given(setups(), SEEDS, st.sampled_from([0.1, 0.5]))
def test_backs_do_not_tell_two_rounds_apart_that_look_alike(game: Setup, seed: int, right: float) -> None:
    """Two rounds that a seat sees alike, from the deal on: with the same tiles behind the same backs but for those that
    the seat cannot know, it sees the same backs in both, so that backs never help it.
    """
    dice = random.Random(seed)
    seat = dice.choice([None, *range(game.players)])
    one = davinci.initial_state(game, str(seed))
    other = other_world(one, seat, dice)
    pairs = [(one, other)]
    for _ in range(30):
        if one.to_move == TERMINAL:
            break
        move = random_move(one, dice, right)
        same = any_counterpart(one, other, seat, move, dice)
        if same is None:
            break
        one, other = davinci.apply(one, move), davinci.apply(other, same)
        pairs.append((one, other))
    names = renaming(pairs, seat)
    free = dict(zip(sorted(set(tiles(game)) - set(names)), sorted(set(tiles(game)) - set(names.values())), strict=True))
    back_of = sealing(str(seed), tiles(game)).back_of
    behind = {there: back_of(here) for here, there in (names | free).items()}
    for here, there in pairs:
        if all(here.arranged):
            assert seen(there, seat, behind.__getitem__) == seen(here, seat, back_of)


def any_counterpart(one: State, other: State, seat: int | None, move: Any, dice: random.Random) -> Any:
    """One of the moves in the other world that the seat cannot tell from `move`; of draws any, not the first."""
    if not davinci.is_chance(move):
        return counterpart(one, other, seat, move)
    after = davinci.view(davinci.apply(one, move), seat)
    alike = [drawn for drawn, _ in davinci.chance_outcomes(other)]
    alike = [drawn for drawn in alike if davinci.view(davinci.apply(other, drawn), seat) == after]
    return dice.choice(alike) if alike else None


def test_jokers_are_in_the_box_of_a_round_with_jokers() -> None:
    state = dealt(JOKER, jokers=True)
    sealed = sealing("seed", tiles(state.setup))
    assert sealed.back_of("B-") in backs(state, sealed.back_of).rows[0]
