"""Scores of rounds and of sheets."""

from __future__ import annotations

import pytest

from anaconda.test_rules import ROUND, codes, play, read
from service.game import Score, ScoreItem, SeatScore
from service.games import anaconda
from service.games.anaconda import Round, Setup, Sheet


def points(score: Score) -> list[tuple[int, int]]:
    return [(seat.points, seat.place) for seat in score.seats]


def test_the_winner_has_one_point_and_the_loser_none() -> None:
    won, stuck = (ScoreItem("round_won", 1),), (ScoreItem("stuck", 0),)
    expected = Score("plain", True, (SeatScore(0, 1, 1, won), SeatScore(1, 0, 2, stuck)))
    assert anaconda.score(read("III1-V2-IV3 last:IV seat:1/2 loser:1")) == expected


def test_with_three_players_the_two_others_win_together() -> None:
    score = anaconda.score(read("III1-V2-IV3 last:IV seat:1/3 loser:1"))
    assert points(score) == [(1, 1), (0, 3), (1, 1)]


def test_nobody_scores_in_a_draw() -> None:
    start = play(anaconda.initial_state(Setup(2, "draw"), None), "roll:IV,V", "IV=9,V=8", "III=9@V")
    score = anaconda.score(play(start, *ROUND * 2))
    assert points(score) == [(0, 1), (0, 1)]
    assert score.final
    assert [seat.items for seat in score.seats] == [(ScoreItem("drawn", 0),)] * 2


@pytest.mark.parametrize("position", ["choose seat:0/3", "rolling:III,IV seat:0/3", "III7-V6-IV5 last:IV seat:1/3"])
def test_nobody_has_anything_before_the_end(position: str) -> None:
    score = anaconda.score(anaconda.parse_position(position))
    assert not score.final
    assert [(seat.seat, seat.points, seat.place, seat.items) for seat in score.seats] == [
        (n, 0, 1, ()) for n in range(3)
    ]


def test_a_sheet_adds_up_its_rounds() -> None:
    sheet = Sheet(3, (Round(1), Round(None), Round(1), Round(0)))
    assert anaconda.check_sheet(sheet) == ()
    score = anaconda.score_sheet(sheet)
    assert points(score) == [(2, 2), (1, 3), (3, 1)]
    assert (score.scoring, score.final) == ("plain", True)
    assert [(item.code, item.points, item.round) for item in score.seats[1].items] == [
        ("stuck", 0, 1),
        ("drawn", 0, 2),
        ("stuck", 0, 3),
        ("round_won", 1, 4),
    ]


@pytest.mark.parametrize(
    ("sheet", "expected"),
    [
        (Sheet(2, (Round(0), Round(2))), [("seat_out_of_range", "/rounds/1/loser")]),
        (Sheet(3, (Round(2), Round(-1), Round(3))), [("seat_out_of_range", f"/rounds/{n}/loser") for n in (1, 2)]),
        (Sheet(4, (Round(3),)), [("players_out_of_range", "/players")]),
        (Sheet(2, ()), [("rounds_out_of_range", "/rounds")]),
        (Sheet(2, (Round(0),) * 101), [("rounds_out_of_range", "/rounds")]),
    ],
)
def test_every_contradiction_on_a_sheet_is_reported(sheet: Sheet, expected: list[tuple[str, str]]) -> None:
    assert [(fault.code, fault.pointer) for fault in anaconda.check_sheet(sheet)] == expected


def test_a_sheet_of_one_round_scores_like_the_round() -> None:
    assert codes(anaconda.check_sheet(Sheet(2, (Round(1),)))) == []
    round_score = anaconda.score(read("III1-V2-IV3 last:IV seat:1/2 loser:1"))
    assert points(anaconda.score_sheet(Sheet(2, (Round(1),)))) == points(round_score)
