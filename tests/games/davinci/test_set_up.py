"""The deal, tiles that are put back, and jokers, against the rules text."""

from __future__ import annotations

from typing import Any

import pytest

from davinci.tables import JOKER, TWO, dealt, faults, listed, play, row
from service.games import davinci
from service.games.davinci import Setup

# Jokers and the set-up.


def test_with_jokers_every_seat_arranges_its_row_in_turn() -> None:
    state = dealt(JOKER, jokers=True, first_player=1)
    assert (state.phase, state.to_move, state.turn, state.arranged) == ("arrange", 0, 0, (False, False))
    assert listed(state) == ["arrange:B-@0", "arrange:B-@1", "arrange:B-@2", "arrange:B-@3"]
    state = play(state, "arrange:B-@2")
    assert (state.phase, state.to_move, state.arranged) == ("arrange", 1, (True, False))
    assert listed(state) == ["arrange"]
    state = play(state, "arrange")
    assert (state.phase, state.to_move, state.turn) == ("draw", 1, 1)


def test_an_arrangement_names_final_indices() -> None:
    state = dealt(("B1 W4 B- W-", TWO[1]), jokers=True)
    assert len(listed(state)) == 12
    assert row(play(state, "arrange:B-@2,W-@0"), 0) == "W- B1 B- W4"
    assert play(state, "arrange:W-@0,B-@2") == play(state, "arrange:B-@2,W-@0")
    assert row(play(state, "arrange"), 0) == "B- W- B1 W4"
    assert row(play(state, "arrange:W-@0"), 0) == "W- B- B1 W4"
    assert row(play(state, "arrange:B-@3"), 0) == "W- B1 W4 B-"
    assert row(play(state, "arrange:B-@1"), 0) == "W- B- B1 W4"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("arrange:B-@4", ["no_such_place"]),
        ("arrange:W-@0", ["not_your_joker"]),
        ("arrange:B-@1,W-@1", ["not_your_joker", "place_taken"]),
        ("arrange:B-@1,W-@9", ["not_your_joker", "no_such_place"]),
        ("draw:B", ["wrong_phase"]),
    ],
)
def test_only_own_jokers_are_arranged_each_at_a_place_of_its_own(text: str, expected: list[str]) -> None:
    assert faults(dealt(JOKER, jokers=True), text) == expected


def test_a_joker_is_right_only_if_named_as_joker() -> None:
    state = play(dealt((TWO[0], JOKER[0].replace("B1", "W1").replace("B7", "B9").replace("W4", "B4")), jokers=True))
    state = play(state, "arrange arrange:B-@0 draw:W tile:W11")
    assert row(state, 1) == "B- W1 B4 B9"
    assert row(play(state, "guess:1.0=0"), 1) == "B-{0} W1 B4 B9"
    assert row(play(state, "guess:1.0=-"), 1) == "B-! W1 B4 B9"
    assert row(play(state, "guess:1.2=-"), 1) == "B- W1 B4{-} B9"


def test_a_tile_is_put_back_and_can_be_drawn_again() -> None:
    state = dealt(("B1 W4 B7 W10 W11", "B0 W2 B5 W5 B11"), draw_extra=1)
    assert (state.phase, state.to_move) == ("return", 0)
    assert listed(state) == [f"return:{index}" for index in range(5)]
    state = play(state, "return:2")
    assert row(state, 0) == "B1 W4 W10 W11"
    assert (state.returned, state.arranged, state.to_move) == (("B7", None), (True, False), 1)
    state = play(state, "return:4 draw:B tile:B7")
    assert (state.to_move, state.clue, state.returned) == (0, "B7", ("B7", "B11"))


def test_with_jokers_rows_are_arranged_after_all_have_put_a_tile_back() -> None:
    state = dealt(("B1 W4 B7 W10 B-", "B0 W2 B5 W5 B11"), draw_extra=1, jokers=True, first_player=1)
    state = play(state, "return:4 return:4")
    assert (state.phase, state.to_move, state.returned) == ("arrange", 0, ("B-", "B11"))
    assert listed(state) == ["arrange"]
    assert play(state, "arrange arrange").to_move == 1


# The deal.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("extra", [0, 1])
def test_everybody_takes_four_tiles_or_three_of_four_players(players: int, extra: int) -> None:
    state = davinci.initial_state(Setup(players=players, draw_extra=extra), "seed")
    assert {len(hand) for hand in state.rows} == {(3 if players == 4 else 4) + extra}
    assert len(state.pool) == 24 - sum(map(len, state.rows))


def test_removed_tiles_are_one_of_each_colour_and_never_jokers() -> None:
    removed = [
        davinci.initial_state(Setup(removed_per_colour=1, jokers=True), str(seed)).removed for seed in range(200)
    ]
    assert all(sorted(tile[0] for tile in pair) == ["B", "W"] for pair in removed)
    assert {tile for pair in removed for tile in pair} == {f"{c}{n}" for c in "BW" for n in range(12)}


def test_wishes_for_colours_are_granted() -> None:
    setup = Setup(players=3, jokers=True, start_colours=("BBBB", "WBWB", "WWWW"))
    for seed in range(50):
        rows = davinci.initial_state(setup, str(seed)).rows
        assert [sorted(slot.tile[0] for slot in hand) for hand in rows] == [list("BBBB"), list("BBWW"), list("WWWW")]


def test_nobody_starts_with_a_joker_where_it_is_replaced() -> None:
    for wishes in (None, ("BBBBB", "WWWWW")):
        setup = Setup(jokers=True, joker_start="redraw", draw_extra=1, start_colours=wishes)
        for seed in range(60):
            state = davinci.initial_state(setup, str(seed))
            assert {"B-", "W-"} <= set(state.pool)


def test_every_deal_comes_about_as_often() -> None:
    counts = dict.fromkeys(davinci.initial_state(Setup(jokers=True), "0").pool, 0)
    for seed in range(2000):
        for slot in davinci.initial_state(Setup(jokers=True), str(seed)).rows[0]:
            counts[slot.tile] = counts.get(slot.tile, 0) + 1
    assert len(counts) == 26
    assert all(220 < count < 400 for count in counts.values())


def test_the_deal_is_that_of_the_documented_stream() -> None:
    state = davinci.initial_state(Setup(removed_per_colour=1), "regelwerk")
    again = davinci.initial_state(Setup(removed_per_colour=1), "regelwerk")
    assert state == again
    assert davinci.initial_state(Setup(), None) == davinci.initial_state(Setup(), "")
    assert davinci.initial_state(Setup(), "1") != davinci.initial_state(Setup(), "2")


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"first_player": 2}, {("seat_out_of_range", "/first_player")}),
        ({"start_colours": ("BBWW",)}, {("wrong_number_of_wishes", "/start_colours")}),
        ({"start_colours": ("BBWW", "BBW")}, {("bad_wish", "/start_colours/1")}),
        ({"start_colours": ("BBWW", "BBWR")}, {("bad_wish", "/start_colours/1")}),
        ({"start_colours": ("BBWW", "BBWW"), "draw_extra": 1}, {("bad_wish", f"/start_colours/{i}") for i in (0, 1)}),
        ({"players": 4, "draw_extra": 1, "start_colours": ("BBBB",) * 4}, {("too_many_of_a_colour", "/start_colours")}),
        ({"players": 3, "start_colours": ("BBBB",) * 3}, set()),
        (
            {"players": 3, "start_colours": ("BBBB",) * 3, "removed_per_colour": 1},
            {("too_many_of_a_colour", "/start_colours")},
        ),
        ({"players": 3, "start_colours": ("BBBB",) * 3, "removed_per_colour": 1, "jokers": True}, set()),
        (
            {
                "players": 3,
                "start_colours": ("BBBB",) * 3,
                "removed_per_colour": 1,
                "jokers": True,
                "joker_start": "redraw",
            },
            {("too_many_of_a_colour", "/start_colours")},
        ),
        ({"players": 5}, {("unknown_choice", "/players")}),
        ({"clue_tile": "open"}, {("unknown_choice", "/clue_tile")}),
    ],
)
def test_options_that_contradict_each_other_are_told(options: dict[str, Any], expected: set[tuple[str, str]]) -> None:
    setup = Setup(**options)
    assert {(fault.code, fault.pointer) for fault in davinci.check_setup(setup)} == expected
    if not expected:
        assert davinci.check_state(davinci.initial_state(setup, "seed")) == ()
