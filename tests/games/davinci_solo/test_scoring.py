"""Scores of rounds and of matches."""

from __future__ import annotations

import pytest

from davinci_solo.tables import after, begun, random_game
from service.game import ScoreItem
from service.games import davinci_solo
from service.games.davinci_solo import Round, Setup, Sheet, State


def winner() -> State:
    games = ([*random_game(Setup(row_cap=6), f"score {number}", careful=True)][-1] for number in range(300))
    return next(state for state in games if state.won)


def test_a_round_counts_the_tiles_in_rows() -> None:
    score = davinci_solo.score(begun())
    assert (score.final, score.seats[0].points, score.seats[0].place) == (False, 6, 1)
    held = davinci_solo.score(after(begun(), "draw tile:W2 place:W2.0R draw tile:W0 hold"))
    assert held.seats[0].items == (ScoreItem("tiles_placed", 7, 7),)


def test_a_round_that_is_won_names_the_next_spine() -> None:
    won = winner()
    score = davinci_solo.score(won)
    assert (score.scoring, score.final, score.seats[0].points) == ("round", True, 24)
    assert score.seats[0].items[1:] == (
        ScoreItem("round_won", 0),
        ScoreItem("next_spine", 0, tiles=davinci_solo.next_spine(won)),
    )


def test_a_lost_round_is_final_with_what_was_placed() -> None:
    lost = [*random_game(Setup(deferral="off"), "lost")][-1]
    score = davinci_solo.score(lost)
    assert (score.final, score.seats[0].points) == (True, 24 - len(lost.pool) - len(lost.hand))


@pytest.mark.parametrize(
    ("placed", "points", "final"),
    [([24], 1, False), ([20], 0, True), ([24, 24, 21], 2, True), ([24] * 50, 50, False)],
)
def test_a_match_counts_the_rounds_won_in_a_row(placed: list[int], points: int, final: bool) -> None:
    sheet = Sheet(tuple(map(Round, placed)))
    assert davinci_solo.check_sheet(sheet) == ()
    score = davinci_solo.score_sheet(sheet)
    assert (score.scoring, score.seats[0].points, score.final) == ("match", points, final)
    assert [item.round for item in score.seats[0].items] == [*range(1, len(placed) + 1)]


@pytest.mark.parametrize(
    ("placed", "faults"),
    [
        ([], [("rounds_out_of_range", "/rounds")]),
        ([24] * 51, [("rounds_out_of_range", "/rounds")]),
        ([5], [("placed_out_of_range", "/rounds/0/placed")]),
        ([25], [("placed_out_of_range", "/rounds/0/placed")]),
        ([24, 20, 24], [("round_after_loss", "/rounds/2")]),
    ],
)
def test_what_contradicts_itself_on_a_sheet_is_found(placed: list[int], faults: list[tuple[str, str]]) -> None:
    found = davinci_solo.check_sheet(Sheet(tuple(map(Round, placed))))
    assert [(fault.code, fault.pointer) for fault in found] == faults
