"""Reports on the solved game, against the worked examples and the facts in its rules."""

from __future__ import annotations

import pytest
from reporting import golden, played

from service.game import CHANCE

ROLL = ("roll:III,IV", "III=7,IV=4")


def course(analysis):
    """How the seats stand after each ply, as (seat 0, seat 1, placements to the end)."""
    return [(*moment.chances, moment.depth) for moment in analysis.moments]


def found(analysis):
    return [(ply.number, ply.move, choice.best, choice.loss, choice.proof) for ply, choice in analysis.mistakes]


def test_a_game_is_worth_what_its_rolls_are_worth_until_the_dice_lie():
    # By the rules the opener wins 16 of 36 rolls of III and IV, 23 of 36 of the other pairs.
    before, chosen, *_ = golden("anaconda", "example_1").moments

    assert before.chances == pytest.approx((23 / 36, 13 / 36))
    assert chosen.chances == pytest.approx((16 / 36, 20 / 36))
    assert before.proof == chosen.proof == "exact"


def test_every_position_of_example_1_has_the_worth_that_the_rules_give_it():
    # The table of worked examples: only V=8@III wins; then 7 4 6 is a win in 6, and so on until the mover is stuck.
    analysis = golden("anaconda", "example_1")

    assert [ply.mover for ply in analysis.plies] == [0, CHANCE, 0, 1, 0, 0, 1, 0, 1]
    assert course(analysis)[2][:2] == (1, 0)
    assert course(analysis)[3:9] == [(0, 1, 6), (0, 1, 5), (0, 1, 4), (0, 1, 3), (0, 1, 2), (0, 1, 1)]
    assert course(analysis)[9] == (0, 1, None)
    assert found(analysis)[0] == (3, "V=6@III", "V=8@III", 1, "exact")


def test_the_move_that_leads_to_a_loss_by_the_source_is_found():
    analysis = played("anaconda", *ROLL, "V=6@III", "IV=8@III")

    assert (4, "IV=8@III", "IV=5@V", 1, "exact") in found(analysis)
    assert analysis.moments[4].chances == (1, 0)


def test_the_wrong_answer_to_the_closing_puzzle_is_found_and_the_right_one_is_none():
    wrong = played("anaconda", *ROLL, "V=3@IV", "III=2@V")
    right = played("anaconda", *ROLL, "V=3@IV", "III=5@IV")

    assert (4, "III=2@V", "III=5@IV", 1, "exact") in found(wrong)
    assert 4 not in [number for number, *_ in found(right)]
    assert course(right)[4] == (0, 1, 6)


def test_a_slower_win_is_no_mistake():
    # By the rules III=9@V wins too, but slower than III=1@IV.
    analysis = played("anaconda", *ROLL, "V=8@III", "IV=9@V", "III=9@V")

    assert 5 not in [number for number, *_ in found(analysis)]
    assert analysis.plies[4].choice.best == "III=1@IV"


def test_the_choice_of_dice_is_judged_by_its_exact_odds():
    number, move, _, loss, proof = found(golden("anaconda", "example_2"))[0]

    assert (number, move, proof) == (1, "roll:III,IV", "exact")
    assert loss == pytest.approx(7 / 36)


def test_of_three_players_one_is_in_danger_and_two_are_safe():
    analysis = golden("anaconda", "three_players")

    for moment in analysis.moments[2:]:
        assert sorted(moment.chances) == [0, 1, 1]
    assert analysis.mistakes == ()
    assert analysis.moments[0].chances == (pytest.approx(35 / 36), None, None)


def test_a_draw_is_half_a_win_for_each():
    analysis = golden("anaconda", "drawn_by_repetition")

    assert analysis.moments[-1].chances == (0.5, 0.5)
    # The player who repeated the position could have won instead.
    assert analysis.moments[-2].chances == (1, 0)
    assert [(loss, proof) for number, _, _, loss, proof in found(analysis) if number == 15] == [(0.5, "exact")]


def test_choices_count_only_where_there_are_two_moves():
    first, second = golden("anaconda", "example_1").accuracies()

    # Seat 0 chose dice and a first placement, and lost by both; seat 1 never went wrong.
    assert (first.choices, first.good, first.proved) == (2, 0, 2)
    assert first.mean_loss == pytest.approx((7 / 36 + 1) / 2)
    assert second.good == second.choices > 0
    assert second.mean_loss == 0


def test_what_the_clock_played_is_told_but_not_held_against_the_player():
    stand_ins = [{"ply": 2, "by": "random"}]
    analysis = played("anaconda", *ROLL, "V=6@III", stand_ins=stand_ins)

    assert analysis.plies[2].stand_in == "random"
    assert analysis.plies[2].choice.loss == 1
    assert 3 not in [number for number, *_ in found(analysis)]
    assert analysis.accuracies()[0].choices == 1
