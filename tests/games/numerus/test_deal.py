"""The deal, the only thing that chance decides."""

from __future__ import annotations

import pytest

from numerus.judging import IN_ORDER, NUMBERS, codes, explained
from numerus.test_rules import dealt
from service.chance import Stream
from service.game import CHANCE
from service.games import numerus
from service.games.numerus import Deal, Setup, Take


def test_without_a_seed_chance_deals() -> None:
    undealt = numerus.initial_state(Setup(3, exchange_chips=2), None)
    assert (undealt.to_move, undealt.star, undealt.exchange_left) == (CHANCE, None, (2, 2, 2))
    state = numerus.apply(undealt, numerus.parse_move(IN_ORDER))
    assert (state.to_move, state.star, state.board) == (0, "d5", NUMBERS)


def test_a_seed_shuffles_the_chips_in_order_with_the_star_last() -> None:
    state = numerus.initial_state(Setup(), "a seed")
    assert list(state.board) == Stream("a seed", "deal").shuffled([*range(1, 49), 0])
    undealt = numerus.initial_state(Setup(), None)
    assert numerus.apply(undealt, numerus.draw_chance(undealt, Stream("a seed", "deal"))) == state


def test_deals_are_too_many_to_list_but_drawn_and_judged() -> None:
    undealt = numerus.initial_state(Setup(), None)
    assert numerus.chance_outcomes(undealt) == ()
    drawn = {numerus.draw_chance(undealt, Stream(str(n), "any")) for n in range(20)}
    assert len(drawn) == 20
    for deal in drawn:
        assert numerus.is_chance(deal)
        assert numerus.check_chance(undealt, deal) == ()


BAD_DEALS = {
    (*NUMBERS[:-1], 47): ["number_twice", "missing_numbers"],
    (*NUMBERS[:-1], 0): ["not_one_star", "missing_numbers"],
    tuple(chip or 1 for chip in NUMBERS): ["number_twice", "not_one_star"],
    (1, 2, 0): ["missing_numbers", "wrong_number_of_fields"],
}


@pytest.mark.parametrize("chips", BAD_DEALS)
def test_a_bad_deal_breaks_every_rule_that_it_breaks(chips: tuple[int, ...]) -> None:
    found = numerus.check_chance(numerus.initial_state(Setup(), None), Deal(chips))
    assert codes(found) == BAD_DEALS[chips]
    assert explained(numerus, found)


def test_chance_deals_once_and_nothing_else() -> None:
    assert codes(numerus.check_chance(dealt(), Deal(NUMBERS))) == ["no_deal_pending"]
    assert codes(numerus.check_chance(numerus.initial_state(Setup(), None), Take(1))) == ["made_by_player"]
