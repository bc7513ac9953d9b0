"""Scores of games and of sheets."""

from __future__ import annotations

from typing import Any

import pytest
from numerus import plain
from numerus.judging import explained, faults, playthrough

from numerus_solo.test_rules import GAP, dealt
from service.game import Score, ScoreItem, SeatScore
from service.games import numerus_solo
from service.games.numerus_solo import Round, Setup, Sheet

Chains = tuple[tuple[int, ...], ...]
PENALTIES = ("per_chip", "per_chain", "triangular")


def chains(*ends: tuple[int, int]) -> Chains:
    return tuple(tuple(range(low, high + 1)) for low, high in ends)


EXAMPLE = chains((1, 20), (21, 26), (27, 31), (32, 42), (43, 44), (45, 48))
PERFECT = chains((1, 48))


@pytest.mark.parametrize(
    ("end", "points"), [(EXAMPLE, [-11, -3, -28]), (PERFECT, [0, 0, 0]), (chains((1, 6), (7, 48)), [0, 0, 0])]
)
def test_the_worked_examples_are_scored_as_the_rules_text_says(
    end: tuple[tuple[int, ...], ...], points: list[int]
) -> None:
    scores = [numerus_solo.score_sheet(Sheet(penalty, (Round(end),))) for penalty in PENALTIES]
    assert [score.seats[0].points for score in scores] == points


def test_chains_of_six_are_removed_and_shorter_ones_count() -> None:
    score = numerus_solo.score_sheet(Sheet("triangular", (Round(EXAMPLE),)))
    assert [(item.code, item.points, item.count) for item in score.seats[0].items] == [
        ("chain_removed", 0, 20),
        ("chain_removed", 0, 6),
        ("chain_left", -15, 5),
        ("chain_removed", 0, 11),
        ("chain_left", -3, 2),
        ("chain_left", -10, 4),
    ]


def test_before_the_end_the_score_is_that_of_the_chains_so_far() -> None:
    items = (
        ScoreItem("chain_left", -1, 1, numbers=(12,)),
        ScoreItem("chain_left", -2, 2, numbers=(18, 19)),
        ScoreItem("chain_left", -1, 1, numbers=(20,)),
    )
    assert numerus_solo.score(dealt(*GAP)) == Score("per_chip", False, (SeatScore(0, -4, 1, items),))
    assert numerus_solo.score(dealt()).seats[0].points == 0


@pytest.mark.parametrize("penalty", PENALTIES)
def test_points_are_those_of_the_plain_rules(penalty: str) -> None:
    states = [*playthrough(numerus_solo, Setup(solo_penalty=penalty), "points")]
    for state in states:
        score = numerus_solo.score(state)
        assert score.seats[0].points == -plain.penalty([list(chain) for chain in state.chains], penalty)
        assert score.final == (state is states[-1])


def test_a_sheet_adds_up_its_games_and_takes_chains_in_any_order() -> None:
    mixed = tuple(chain[::-1] for chain in EXAMPLE[::-1])
    score = numerus_solo.score_sheet(Sheet("per_chip", (Round(mixed), Round(PERFECT), Round(EXAMPLE))))
    assert numerus_solo.check_sheet(Sheet("per_chip", (Round(mixed),))) == ()
    assert (score.seats[0].points, score.final) == (-22, True)
    assert [item.round for item in score.seats[0].items] == [1] * 6 + [2] + [3] * 6
    assert score.seats[0].items[0].numbers == tuple(range(1, 21))


def only(*ends: tuple[int, int]) -> Sheet:
    return Sheet("per_chip", (Round(chains(*ends)),))


BAD_SHEETS: dict[str, tuple[Any, set[tuple[str, str]]]] = {
    "other penalty": (Sheet("none", (Round(PERFECT),)), {("unknown_penalty", "/solo_penalty")}),
    "no games": (Sheet("per_chip", ()), {("rounds_out_of_range", "/rounds")}),
    "no such chip": (only((1, 49)), {("number_out_of_range", "/rounds/0/chains/0/48")}),
    "a chip twice": (
        only((1, 24), (24, 48)),
        {("number_twice", "/rounds/0/chains/0/23"), ("number_twice", "/rounds/0/chains/1/0")},
    ),
    "not a chain": (
        Sheet("per_chip", (Round(PERFECT), Round(((1, 3), (2, *range(4, 49)))))),
        {("not_a_chain", "/rounds/1/chains/0"), ("not_a_chain", "/rounds/1/chains/1")},
    ),
    "single chips side by side": (only((1, 46), (47, 47), (48, 48)), {("chains_contradict", "/rounds/0/chains/2")}),
}


@pytest.mark.parametrize("case", BAD_SHEETS)
def test_every_contradiction_on_a_sheet_is_named(case: str) -> None:
    bad, expected = BAD_SHEETS[case]
    found = numerus_solo.check_sheet(bad)
    assert faults(found) == expected
    assert explained(numerus_solo, found)


def test_a_sheet_with_chips_left_out_is_scored_as_it_stands_and_is_not_final() -> None:
    short = only((1, 6), (40, 42))
    assert numerus_solo.check_sheet(short) == ()
    score = numerus_solo.score_sheet(short)
    assert (score.final, score.seats[0].points) == (False, -3)
