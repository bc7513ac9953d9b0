"""What is legal, what a move does, and when a round is won or lost."""

from __future__ import annotations

from fractions import Fraction

import pytest

from davinci_solo import plain
from davinci_solo.tables import SETUPS, SPINE, after, begun, laid, possible, random_game, ruled
from service.game import CHANCE, TERMINAL
from service.games import davinci_solo
from service.games.davinci_solo import Draw, Drawn, Held, Hold, Place, Setup, State, parse_move


def codes(state: State, move: str) -> list[str]:
    return [fault.code for fault in davinci_solo.check_move(state, parse_move(move))]


def legal(state: State) -> list[str]:
    return [davinci_solo.format_move(move) for move in davinci_solo.legal_moves(state)]


def test_the_first_example_of_the_rules_text() -> None:
    state = after(begun(), "draw tile:W1")
    assert legal(state) == ["place:W1.0R", *(f"place:W1.{row}L" for row in range(1, 6)), "hold"]


def test_black_is_lower_than_white_at_equal_numbers() -> None:
    state = after(begun(), "draw tile:W5")
    assert legal(state) == [*(f"place:W5.{row}R" for row in range(4)), "place:W5.4L", "place:W5.5L"]


def test_no_tile_goes_between_two_others_or_to_the_other_side() -> None:
    state = after(begun(), "draw tile:W11 place:W11.5R draw tile:W9")
    assert legal(state) == [f"place:W9.{row}R" for row in range(5)]
    assert codes(state, "place:W9.5R") == ["out_of_order"]
    assert codes(state, "place:W9.5L") == ["other_side", "out_of_order"]
    state = after(begun(), "draw tile:W11 place:W11.5R draw tile:B8")
    assert codes(state, "place:B8.5L") == ["other_side"]


@pytest.mark.parametrize("cap", [4, 5, 6])
def test_a_row_holds_so_many_tiles_with_its_spine_tile(cap: int) -> None:
    state = begun(row_cap=cap)
    for tile in ("W1", "B2", "W2", "W3", "B4")[: cap - 1]:
        assert codes(after(state, f"draw tile:{tile}"), f"place:{tile}.0R") == []
        state = after(state, f"draw tile:{tile} place:{tile}.0R")
    assert len(state.rows[0].tiles) == cap
    assert codes(after(state, "draw tile:W10"), "place:W10.0R") == ["row_full"]


def test_a_seed_draws_the_spine_and_without_one_chance_does() -> None:
    seeded = davinci_solo.initial_state(Setup(), "seed")
    assert (seeded.phase, seeded.turn, len(seeded.rows), len(seeded.pool)) == ("draw", 1, 6, 18)
    assert davinci_solo.initial_state(Setup(), "seed") == seeded
    bare = davinci_solo.initial_state(Setup(), None)
    assert (bare.to_move, bare.turn, bare.rows) == (CHANCE, 0, ())
    assert dict(davinci_solo.chance_outcomes(bare))[Drawn("W7")] == Fraction(1, 24)
    laid_out = after(bare, " ".join(f"tile:{row.spine}" for row in seeded.rows))
    assert laid_out == seeded


def test_a_start_is_the_spine_in_its_order() -> None:
    for seed in ("seed", None):
        state = davinci_solo.initial_state(Setup(start=SPINE), seed)
        assert tuple(row.spine for row in state.rows) == SPINE
        assert state.to_move == 0


def test_every_tile_of_the_pool_is_equally_probable() -> None:
    outcomes = davinci_solo.chance_outcomes(after(begun(), "draw"))
    assert len(outcomes) == 18
    assert {p for _, p in outcomes} == {Fraction(1, 18)}
    black = davinci_solo.chance_outcomes(after(begun(colour_choice=True), "draw:B"))
    assert [move.tile[0] for move, _ in black] == ["B"] * 7
    assert {p for _, p in black} == {Fraction(1, 7)}


def test_the_colour_is_named_only_where_it_is_a_choice() -> None:
    assert legal(begun()) == ["draw"]
    assert codes(begun(), "draw:B") == ["no_colour_choice"]
    assert legal(begun(colour_choice=True)) == ["draw:B", "draw:W"]
    assert codes(begun(colour_choice=True), "draw") == ["colour_needed"]
    drawing = after(begun(colour_choice=True), "draw:B")
    assert drawing.pending == "B"
    assert [fault.code for fault in davinci_solo.check_chance(drawing, Drawn("W7"))] == ["other_colour"]


def test_moves_out_of_turn_are_told_apart() -> None:
    drawn = after(begun(), "draw tile:W0")
    assert codes(begun(), "hold") == codes(begun(), "place:W7.0R") == ["draw_first"]
    assert codes(after(begun(), "draw"), "draw") == ["tile_pending"]
    assert codes(drawn, "draw") == ["place_first"]
    assert codes(drawn, "tile:W7") == ["made_by_chance"]
    assert "not_in_hand" in codes(drawn, "place:W7.0R")
    assert [fault.code for fault in davinci_solo.check_chance(drawn, Drawn("W7"))] == ["no_tile_pending"]
    assert [fault.code for fault in davinci_solo.check_chance(after(begun(), "draw"), Hold())] == ["made_by_player"]
    assert [fault.code for fault in davinci_solo.check_chance(after(begun(), "draw"), Drawn("B1"))] == ["not_in_pool"]


def test_a_0_and_then_an_11_may_wait_four_turns_together() -> None:
    state = after(begun(), "draw tile:W0 hold draw tile:B11 hold")
    assert (state.held_since, state.allowance, state.turn) == (1, 4, 3)
    assert state.hand == (Held("W0", 1), Held("B11", 2))
    state = after(state, "draw tile:W9 place:W9.5R hold draw tile:B10 place:B10.5R hold draw tile:B8 place:B8.4R")
    assert state.turn == 5
    assert codes(state, "hold") == ["allowance_spent"]
    assert after(state, "place:B11.5R place:W0.0L").held_since is None


def test_an_allowance_stays_added_when_its_tile_is_placed() -> None:
    state = after(begun(), "draw tile:W0 hold draw tile:B11 hold draw tile:W9 place:W9.5R place:W0.0L hold")
    assert (state.held_since, state.allowance, state.hand) == (1, 4, (Held("B11", 2),))


def test_a_tile_that_is_placed_at_once_adds_nothing() -> None:
    state = after(begun(), "draw tile:W0 hold draw tile:B11 place:B11.5R hold")
    assert (state.held_since, state.allowance) == (1, 2)


def test_a_1_may_wait_one_turn_and_a_2_none() -> None:
    state = after(begun(), "draw tile:W1 hold draw tile:W2 place:W2.0R")
    assert codes(state, "hold") == ["allowance_spent"]
    assert codes(after(begun(), "draw tile:W2"), "hold") == ["must_be_placed"]


def test_a_tile_drawn_at_the_last_moment_lengthens_the_wait() -> None:
    state = after(begun(), "draw tile:W1 hold draw tile:W11 hold")
    assert (state.held_since, state.allowance) == (1, 3)


def test_with_allowances_of_their_own_each_tile_has_its_turn() -> None:
    state = after(begun(cumulative="each"), "draw tile:W0 hold draw tile:B11 hold draw tile:W9 place:W9.5R")
    assert (state.held_since, state.allowance, state.turn) == (None, 0, 3)
    assert codes(state, "hold") == ["allowance_spent"]
    state = after(state, "place:W0.0L hold draw tile:B8 place:B8.4R")
    assert codes(state, "hold") == ["allowance_spent"]


def test_strictly_only_a_tile_without_a_place_is_held() -> None:
    state = after(begun(deferral="strict"), "draw tile:W0")
    assert codes(state, "hold") == ["has_a_place"]
    spine = ("B0", "B1", "B3", "B5", "B6", "B9")
    moves = "draw tile:W1 place:W1.1R draw tile:W3 place:W3.2R draw tile:W5 place:W5.3R draw tile:W6 place:W6.4R "
    state = after(begun(deferral="strict", start=spine), moves + "draw tile:W9 place:W9.5R draw tile:B2 place:B2.0R")
    state = after(state, "draw tile:W0")
    assert legal(state) == ["hold"]
    assert after(state, "hold").hand == (Held("W0", 7),)


def test_holding_can_be_off() -> None:
    assert codes(after(begun(deferral="off"), "draw tile:W0"), "hold") == ["holding_off"]


def test_a_round_is_lost_as_soon_as_the_turn_cannot_be_ended() -> None:
    spine = ("W8", "B9", "W9", "B10", "W10", "B11")
    moves = " ".join(f"draw tile:{tile} place:{tile}.{row}L" for row, tile in enumerate(("B1", "W1", "B2", "W2", "B3")))
    state = after(begun(start=spine), f"{moves} draw tile:W3 place:W3.5L draw tile:B8")
    assert (state.phase, state.won, state.to_move) == ("over", False, TERMINAL)
    assert state.hand == (Held("B8", 7),)
    assert codes(state, "hold") == ["game_over"]


def test_a_placement_that_takes_the_last_place_is_legal_and_loses() -> None:
    spine = ("B2", "W2", "B3", "W3", "B4", "W4")
    moves = " ".join(
        f"draw tile:{tile} place:{tile}.{row}R" for row, tile in enumerate(("W8", "B9", "W9", "B10", "W10"))
    )
    state = after(begun(start=spine), f"{moves} draw tile:B1 hold draw tile:W1 hold draw tile:B0 place:W1.5L")
    # Only row 5 takes B1. With B0 in hand it could wait; once B0 lies, it may not, and has no place.
    assert legal(state) == ["place:B1.5L", "place:B0.5L", "hold"]
    assert davinci_solo.apply(state, parse_move("place:B0.5L")).won is False
    assert davinci_solo.apply(state, parse_move("hold")).won is None


def test_a_round_is_lost_before_a_draw_that_cannot_help() -> None:
    """B0 must lie by the end of this turn but has no place, whatever comes."""
    spine = ("B2", "W2", "B3", "W3", "B4", "W4")
    moves = " ".join(
        f"draw tile:{tile} place:{tile}.{row}R" for row, tile in enumerate(("W8", "B9", "W9", "B10", "W10", "B11"))
    )
    state = after(begun(start=spine, cumulative="each"), f"{moves} draw tile:B0 hold draw tile:W11 place:W11.5R hold")
    assert (state.phase, state.turn, state.won) == ("over", 9, False)
    assert len(state.pool) == 10


def test_the_next_spine_is_the_outer_end_of_each_row() -> None:
    won = next(state for number in range(300) if (state := finished(Setup(row_cap=6), f"spine {number}")).won)
    spine = davinci_solo.next_spine(won)
    assert spine == tuple(
        max(row.tiles, key=plain.read) if row.side == "R" else min(row.tiles, key=plain.read) for row in won.rows
    )
    follow_up = davinci_solo.initial_state(Setup(start=spine), None)
    assert tuple(row.spine for row in follow_up.rows) == spine
    assert davinci_solo.next_spine(follow_up) is None


def finished(setup: Setup, seed: str) -> State:
    return [*random_game(setup, seed, careful=True)][-1]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_games_follow_the_plain_rules(setup: Setup) -> None:
    rules = ruled(setup)
    for number in range(4):
        for state in random_game(setup, f"plain {number}", careful=number % 2 == 0):
            table = laid(state)
            if state.phase == "place":
                assert plain.can_end(rules, table)
                places = {
                    Place(held.tile, row, side)
                    for held in state.hand
                    for row, side in plain.placements(rules, table, plain.read(held.tile))
                }
                hold = {Hold()} if plain.ended(rules, table) else set()
                assert set(possible(state)) == places | hold
            elif state.phase == "draw":
                assert any(plain.can_end(rules, plain.drawn(table, tile)) for tile in table.pool)
            elif state.won is False and len(state.pool) + state.turn == 18:
                assert not plain.can_end(rules, table)
            elif state.won is False and not setup.colour_choice:
                assert not any(plain.can_end(rules, plain.drawn(table, tile)) for tile in table.pool)


def test_a_draw_of_either_colour_is_possible_while_it_lasts() -> None:
    state = after(begun(colour_choice=True), "draw:B tile:B0 place:B0.0L")
    assert possible(state) == [Draw("B"), Draw("W")]
