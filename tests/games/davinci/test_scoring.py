"""Scores of rounds and of sheets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from davinci.tables import TWO, dealt, play
from service.game import Score
from service.games import davinci
from service.games.davinci import Round, Sheet, Tally

THREE = (*TWO, "B2 W3 B6 W6")
WIN = "draw:B tile:B4 guess:1.0=0 guess:1.1=2 guess:1.2=5 guess:1.3=5"


def items(score: Score, seat: int) -> list[tuple[str, int]]:
    return [(item.code, item.points) for item in score.seats[seat].items]


def points(score: Score) -> list[int]:
    return [seat.points for seat in score.seats]


def placed(score: Score) -> list[int]:
    return [seat.place for seat in score.seats]


def test_plain_scoring_counts_the_winner_and_reports_the_others() -> None:
    state = play(dealt(THREE), WIN, "guess:2.0=2 guess:2.1=3 guess:2.2=6 guess:2.3=6")
    score = davinci.score(state)
    assert (score.scoring, score.final, points(score), placed(score)) == ("plain", True, [1, 0, 0], [1, 2, 2])
    assert [[(item.code, item.count) for item in seat.items] for seat in score.seats] == [
        [("round_won", None)],
        [("went_out", 1)],
        [("went_out", 2)],
    ]


def test_the_winner_of_a_tournament_round_has_his_hidden_tiles_and_a_clue_tile_besides() -> None:
    score = davinci.score(play(dealt(TWO, scoring="tournament"), WIN))
    assert items(score, 0) == [("hits", 4), ("codes_exposed", 3), ("round_won", 5), ("hidden_tiles", 26)]
    assert score.seats[0].items[3].tiles == ("B1", "B4", "W4", "B7", "W10")
    assert (points(score), placed(score), score.final) == ([38, 0], [1, 2], True)


def test_with_the_pool_as_a_source_its_tiles_count_too() -> None:
    setup = {"scoring": "tournament", "bonus_source": "winner_hidden_plus_pool"}
    score = davinci.score(play(dealt(TWO, **setup), WIN))
    # All numbers are 132; on the table lie 22 + 12 and the clue tile 4.
    assert items(score, 0)[-1] == ("pool_tiles", 132 - 22 - 12 - 4)
    assert points(score)[0] == 38 + 94


def test_a_joker_counts_nothing() -> None:
    start = dealt(("B1 W4 B7 B-", TWO[1]), jokers=True, scoring="tournament")
    state = play(start, "arrange arrange", WIN)
    assert items(davinci.score(state), 0)[-1] == ("hidden_tiles", 1 + 4 + 7 + 4)


def test_an_inserted_clue_tile_counts_once() -> None:
    start = dealt(TWO, scoring="tournament", clue_tile="insert_on_draw")
    state = play(start, WIN.replace("tile:B4", "tile:B4 insert@1"))
    assert items(davinci.score(state), 0)[-1] == ("hidden_tiles", 26)


def test_before_the_end_only_what_everybody_has_seen_counts() -> None:
    state = play(dealt(THREE, scoring="tournament"), WIN)
    score = davinci.score(state)
    assert (score.final, items(score, 0), items(score, 1)) == (False, [("hits", 4), ("codes_exposed", 3)], [])
    assert points(davinci.score(replace(state, setup=replace(state.setup, scoring="plain")))) == [0, 0, 0]


def test_a_score_is_that_of_a_sheet_on_which_the_round_is_written_down() -> None:
    state = play(dealt(TWO, scoring="tournament"), WIN)
    one = Round(0, state.tally, ("B1", "W4", "B4", "B7", "W10"))
    assert points(davinci.score_sheet(Sheet(2, (one,)))) == points(davinci.score(state))


ROUNDS = (
    Round(0, (Tally(5, 1), Tally(3, 0)), ("B2", "W-")),
    Round(1, (Tally(4, 0), Tally(6, 1)), ("W11",)),
    Round(0, (Tally(4, 1), Tally(2, 0)), ("B0", "B7", "W9")),
)


def test_a_sheet_adds_its_rounds_up_and_reports_the_rounds_won() -> None:
    score = davinci.score_sheet(Sheet(2, ROUNDS))
    assert points(score) == [5 + 3 + 5 + 2 + 4 + 4 + 3 + 5 + 16, 3 + 6 + 3 + 5 + 11 + 2]
    assert (placed(score), score.final) == ([1, 2], True)
    assert [(item.code, item.count) for seat in score.seats for item in seat.items[-1:]] == [
        ("rounds_won", 2),
        ("rounds_won", 1),
    ]
    assert [item.round for item in score.seats[1].items] == [1, 2, 2, 2, 2, 3, None]


def test_a_sheet_is_final_with_its_last_round() -> None:
    assert not davinci.score_sheet(Sheet(2, ROUNDS[:2])).final
    assert davinci.score_sheet(Sheet(2, ROUNDS[:1], rounds_to_play=1)).final


def test_equal_points_share_a_place_whoever_won_more_rounds() -> None:
    one = Round(0, (Tally(2, 1), Tally(10, 0)), ("B0",))
    score = davinci.score_sheet(Sheet(2, (one,), rounds_to_play=1))
    assert (points(score), placed(score)) == ([10, 10], [1, 1])


def test_a_plain_sheet_needs_winners_only() -> None:
    sheet = Sheet(3, (Round(2), Round(0), Round(2)), scoring="plain")
    assert davinci.check_sheet(sheet) == ()
    assert points(davinci.score_sheet(sheet)) == [1, 0, 2]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"winner": 2}, ["seat_out_of_range /winner"]),
        ({"seats": (Tally(5, 1),)}, ["wrong_number_of_seats /seats"]),
        ({"seats": (Tally(5, 1), Tally(3, 1))}, ["too_many_codes /seats", "too_many_codes /seats/1/codes_exposed"]),
        ({"seats": (Tally(0, 1), Tally(3, 0))}, ["codes_without_hits /seats/0/codes_exposed"]),
        ({"seats": (Tally(20, 1), Tally(9, 0))}, ["too_many_hits /seats"]),
        ({"seats": (Tally(0, -1), Tally(9, 0))}, ["negative_count /seats/0"]),
        ({"unexposed": ()}, ["winner_without_hidden_tiles /unexposed"]),
        ({"unexposed": ("B2", "B2")}, ["duplicate_tile /unexposed/1"]),
        ({"unexposed": ("B2", "B12")}, ["unknown_tile /unexposed/1"]),
        ({"pool": ("B2",)}, ["duplicate_tile /pool/0", "pool_does_not_count /pool"]),
    ],
)
def test_contradictions_of_a_round_on_paper_are_told(changes: dict[str, Any], expected: list[str]) -> None:
    faults = davinci.check_sheet(Sheet(2, (replace(ROUNDS[0], **changes),)))
    assert sorted(f"{fault.code} {fault.pointer.removeprefix('/rounds/0')}" for fault in faults) == expected


@pytest.mark.parametrize(
    ("sheet", "expected"),
    [
        (Sheet(2, ()), {("rounds_out_of_range", "/rounds")}),
        (Sheet(2, ROUNDS, rounds_to_play=2), {("rounds_out_of_range", "/rounds")}),
        (Sheet(2, ROUNDS, rounds_to_play=101), {("rounds_out_of_range", "/rounds_to_play")}),
        (Sheet(2, ROUNDS, scoring="golf"), {("unknown_choice", "/scoring")}),
        (Sheet(5, (), scoring="plain"), {("unknown_choice", "/players"), ("rounds_out_of_range", "/rounds")}),
        (Sheet(2, ROUNDS, bonus_source="winner_hidden_plus_pool"), set()),
    ],
)
def test_contradictions_of_a_sheet_are_told(sheet: Sheet, expected: set[tuple[str, str]]) -> None:
    assert {(fault.code, fault.pointer) for fault in davinci.check_sheet(sheet)} == expected
