"""Scores of rounds and of sheets."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerus import plain
from numerus.judging import explained, faults, playthrough
from numerus.test_rules import FIVE, dealt
from service.game import Score, ScoreItem, SeatScore
from service.games import numerus
from service.games.numerus import Round, Setup, Sheet

LOW, HIGH = tuple(range(1, 25)), tuple(range(25, 49))
ODD, EVEN = tuple(range(1, 49, 2)), tuple(range(2, 49, 2))
# The same lengths for both: 12, 6, 4, 2.
TWINS = (
    (*range(1, 13), *range(25, 31), *range(37, 41), 45, 46),
    (*range(13, 25), *range(31, 37), *range(41, 45), 47, 48),
)


def points(score: Score) -> list[tuple[int, int]]:
    return [(seat.points, seat.place) for seat in score.seats]


def sheet(*rounds: tuple[tuple[int, ...], ...], scoring: str = "longest") -> Sheet:
    return Sheet(scoring, len(rounds[0]), tuple(Round(one) for one in rounds))


def test_the_worked_example_is_scored_as_the_rules_text_says() -> None:
    hands = ((3, 4, 5, 9, 10, 22), (6, 7, 8, 12, 14, 15), (30, 31, 32, 40, 42, 44))
    assert points(numerus.score_sheet(sheet(hands))) == [(3, 1), (3, 1), (3, 3)]
    assert points(numerus.score_sheet(sheet(hands, scoring="tournament"))) == [(10, 1), (10, 1), (9, 3)]


@pytest.mark.parametrize(
    ("hands", "places"),
    [
        (((1, 2, 3), (5, 6, 8)), [1, 2]),
        (((1, 2, 8, 9), (20, 21, 30, 40)), [1, 2]),
        (((1, 2, 8, 10), (20, 21)), [1, 2]),
        (((1, 2, 8), (20, 21, 30), (40, 41, 44, 46)), [2, 2, 1]),
        (((47, 48, 1), (20, 21, 30)), [1, 1]),
        (((1,), (2,), (3,), (4, 5)), [2, 2, 2, 1]),
        (((), ()), [1, 1]),
    ],
)
def test_equal_chains_are_told_apart_by_the_next_longest(hands: tuple[tuple[int, ...], ...], places: list[int]) -> None:
    assert [place for _, place in points(numerus.score_sheet(sheet(hands)))] == places


def test_longest_lists_every_chain_and_counts_the_longest() -> None:
    items = (ScoreItem("chain", 2, 2, numbers=(10, 11)), ScoreItem("chain", 0, 1, numbers=(20,)))
    other = (ScoreItem("chain", 1, 1, numbers=(17,)), ScoreItem("chain", 0, 1, numbers=(19,)))
    expected = Score("longest", False, (SeatScore(0, 2, 1, items), SeatScore(1, 1, 2, other)))
    assert numerus.score(dealt(*FIVE)) == expected


def test_tournament_counts_every_chain_and_lists_the_longest() -> None:
    score = numerus.score(dealt(*FIVE, scoring="tournament"))
    assert points(score) == [(4, 1), (2, 2)]
    assert score.seats[0].items == (
        ScoreItem("chain", 3, 2, numbers=(10, 11)),
        ScoreItem("chain", 1, 1, numbers=(20,)),
        ScoreItem("longest_chain", 0, 2, numbers=(10, 11)),
    )
    assert not score.final


def test_a_round_is_final_at_its_end_and_nobody_has_anything_before_the_first_chip() -> None:
    states = [*playthrough(numerus, Setup(3, scoring="tournament"), "score")]
    assert [numerus.score(state).final for state in states] == [False] * 48 + [True]
    assert points(numerus.score(states[0])) == [(0, 1)] * 3
    assert points(numerus.score(numerus.initial_state(Setup(4), None))) == [(0, 1)] * 4


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=48, max_size=48))
def test_points_are_those_of_the_plain_rules(owners: list[int]) -> None:
    hands = tuple(tuple(n for n, owner in enumerate(owners, 1) if owner == seat) for seat in range(4))
    longest = numerus.score_sheet(sheet(hands))
    tournament = numerus.score_sheet(sheet(hands, scoring="tournament"))
    for seat, hand in enumerate(hands):
        assert tournament.seats[seat].points == plain.tournament(set(hand))
        lengths = sorted((len(run) for run in plain.runs(set(hand))), reverse=True)
        assert longest.seats[seat].points == max(lengths, default=0)
        assert [item.count for item in longest.seats[seat].items] == lengths


def test_a_tournament_adds_up_its_rounds() -> None:
    score = numerus.score_sheet(sheet((LOW, HIGH), (ODD, EVEN), TWINS, scoring="tournament"))
    assert points(score) == [(300 + 24 + 112, 1)] * 2
    assert score.seats[0].items[-1] == ScoreItem("longest_chain", 0, 24, numbers=LOW, round=1)
    assert {item.round for item in score.seats[0].items} == {1, 2, 3}
    assert score.final


def test_several_rounds_of_longest_count_the_rounds_won() -> None:
    better = (*range(1, 23), 24, 26), (23, 25, *range(27, 49))
    score = numerus.score_sheet(sheet((LOW, HIGH), better, ((*range(1, 24), 48), tuple(range(24, 48)))))
    assert points(score) == [(2, 2), (3, 1)]
    assert score.seats[0].items == (
        ScoreItem("round_won", 1, 24, numbers=LOW, round=1),
        ScoreItem("round_won", 1, 22, numbers=tuple(range(1, 23)), round=2),
        ScoreItem("round_not_won", 0, 23, numbers=tuple(range(1, 24)), round=3),
    )


def test_numbers_on_a_sheet_come_in_any_order() -> None:
    one = sheet((LOW[::-1], HIGH[::-1]))
    assert numerus.check_sheet(one) == ()
    assert numerus.score_sheet(one) == numerus.score_sheet(sheet((LOW, HIGH)))


BAD_SHEETS: dict[str, tuple[Any, set[tuple[str, str]]]] = {
    "other scoring": (Sheet("most", 2, (Round((LOW, HIGH)),)), {("unknown_scoring", "/scoring")}),
    "no rounds": (Sheet("longest", 2, ()), {("rounds_out_of_range", "/rounds")}),
    "one player": (Sheet("longest", 1, (Round(((*LOW, *HIGH),)),)), {("players_out_of_range", "/players")}),
    "a seat too many": (
        Sheet("longest", 2, (Round((LOW, HIGH)), Round((LOW, HIGH, ())))),
        {("wrong_number_of_seats", "/rounds/1/collected")},
    ),
    "no such chip": (
        Sheet("longest", 2, (Round((LOW, (*HIGH[:-1], 49))),)),
        {("number_out_of_range", "/rounds/0/collected/1/23")},
    ),
    "a chip twice": (
        Sheet("longest", 2, (Round((LOW, (*HIGH[:-1], 1))),)),
        {
            ("number_twice", "/rounds/0/collected/0/0"),
            ("number_twice", "/rounds/0/collected/1/23"),
        },
    ),
}


@pytest.mark.parametrize("case", BAD_SHEETS)
def test_every_contradiction_on_a_sheet_is_named(case: str) -> None:
    bad, expected = BAD_SHEETS[case]
    found = numerus.check_sheet(bad)
    assert faults(found) == expected
    assert explained(numerus, found)


def test_a_sheet_with_chips_left_out_is_scored_as_it_stands_and_is_not_final() -> None:
    bare = Sheet("longest", 2, (Round(((3, 4, 9), (22,))), Round(((), (5, 6)))))
    assert numerus.check_sheet(bare) == ()
    score = numerus.score_sheet(bare)
    assert not score.final
    assert [seat.points for seat in score.seats] == [1, 1]
    assert numerus.score_sheet(Sheet("longest", 2, (Round((LOW, HIGH)),))).final
