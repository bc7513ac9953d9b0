"""The rules of play against the rules text, and against the same rules written down a second time."""

from __future__ import annotations

from itertools import product

import pytest
from numerus import plain
from numerus.judging import BOARDS, IN_ORDER, NUMBERS, codes, counted, explained, played, playthrough

from service.chance import Stream
from service.game import CHANCE, TERMINAL
from service.games import numerus, numerus_solo
from service.games.numerus_solo import Deal, Setup, State, Take

BY_BOARD = pytest.mark.parametrize(("board", "cross"), list(product(BOARDS, [False, True])))
GAP = ["take:18", "take:12", "take:20", "take:19+18"]
"""19 closes the gap between 18 and 20."""


def dealt(*moves: str, **options: object) -> State:
    """The example of the rules text, and some moves after it."""
    state = numerus_solo.initial_state(Setup(**options), None)  # type: ignore[arg-type]
    return played(numerus_solo, state, IN_ORDER, *moves)  # type: ignore[no-any-return]


def texts(state: State) -> list[str]:
    return [numerus_solo.format_move(move) for move in numerus_solo.legal_moves(state)]


def moves_of(state: State, effect: str) -> list[int]:
    return [move.number for move in numerus_solo.legal_moves(state) if isinstance(move, Take) and move.effect == effect]


@pytest.mark.parametrize(
    ("moves", "starts", "extends"),
    [
        ([], [18, 19, 20, 24, 25, 29, 30, 31], []),
        (["take:18"], [10, 11, 12, 23, 24, 31], [17, 19]),
        (["take:18", "take:12"], [5, 6, 7, 20, 23], [11, 13, 19]),
    ],
)
def test_the_worked_examples_have_the_legal_moves_of_the_rules_text(
    moves: list[str], starts: list[int], extends: list[int]
) -> None:
    state = dealt(*moves)
    assert (moves_of(state, "starts"), moves_of(state, "extends"), moves_of(state, "attaches")) == (starts, extends, [])


@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        (((9, 10, 11), (13, 14)), Take(12, 11), ((9, 10, 11, 12), (13, 14))),
        (((9, 10, 11), (13, 14)), Take(12, 13), ((9, 10, 11), (12, 13, 14))),
        (((9, 10, 11),), Take(12), ((9, 10, 11, 12),)),
        (((13, 14),), Take(12), ((12, 13, 14),)),
        (((13, 14),), Take(48), ((13, 14), (48,))),
        (((1, 2),), Take(48), ((1, 2), (48,))),
        (((8,), (9, 10)), Take(7), ((7, 8), (9, 10))),
    ],
)
def test_chains_grow_as_the_rules_text_says(before: tuple[tuple[int, ...], ...], move: Take, after: object) -> None:
    board = tuple(0 if any(number in chain for chain in before) else number for number in NUMBERS)
    state = State(Setup(), 0, board, "d5", before)
    assert numerus_solo.apply(state, move).chains == after


def test_where_two_chains_fit_the_choice_is_listed_for_both() -> None:
    state = dealt(*GAP[:-1])
    assert [text for text in texts(state) if text.startswith("take:19")] == ["take:19+18", "take:19+20"]
    low, high = (move for move in numerus_solo.legal_moves(state) if isinstance(move, Take) and move.number == 19)
    assert (low.effect, low.becomes, high.effect, high.becomes) == ("attaches", (18, 19), "attaches", (19, 20))
    assert played(numerus_solo, state, "take:19+18").chains == ((12,), (18, 19), (20,))
    assert played(numerus_solo, state, "take:19+20").chains == ((12,), (18,), (19, 20))


def test_chains_that_lie_side_by_side_stay_separate() -> None:
    state = dealt(*GAP, "take:11")
    assert state.chains == ((11, 12), (18, 19), (20,))


def test_a_listed_move_tells_what_it_does() -> None:
    by_number = {
        move.number: move for move in numerus_solo.legal_moves(dealt("take:18", "take:12")) if isinstance(move, Take)
    }
    assert (by_number[23].field, by_number[23].direction, by_number[23].path) == ("b5", "sw", ("c4",))
    assert (by_number[11].effect, by_number[11].becomes, by_number[11].chain) == ("extends", (11, 12), None)
    assert (by_number[5].effect, by_number[5].becomes) == ("starts", (5, 5))


def test_what_a_move_tells_does_not_make_it_another_move() -> None:
    for move in numerus_solo.legal_moves(dealt(*GAP[:-1])):
        assert numerus_solo.parse_move(numerus_solo.format_move(move)) == move
    assert Take(19, 18) != Take(19, 20) != Take(19)


def test_a_seed_deals_the_same_as_for_several_players() -> None:
    state = numerus_solo.initial_state(Setup(), "seed")
    other = numerus.initial_state(numerus.Setup(), "seed")
    assert (state.board, state.star) == (other.board, other.star)


def test_the_game_ends_with_the_last_chip() -> None:
    *states, last = playthrough(numerus_solo, Setup(), "the end")
    assert [state.to_move for state in states] == [0] * 48
    assert (last.to_move, any(last.board), numerus_solo.legal_moves(last)) == (TERMINAL, False, ())
    assert sorted(number for chain in last.chains for number in chain) == list(range(1, 49))


@BY_BOARD
def test_every_state_has_the_moves_and_chains_of_the_plain_rules(board: str, cross: bool) -> None:
    layout, drawing = BOARDS[board]
    for state in playthrough(numerus_solo, Setup(layout, cross), "plain"):
        chains = [list(chain) for chain in state.chains]
        reach = plain.targets(drawing, cross, state.board, plain.named(state.star))
        expected = [(number, choice) for number in sorted(reach) for choice in plain.solo_choices(chains, number)]
        moves = [move for move in numerus_solo.legal_moves(state) if isinstance(move, Take)]
        assert [(move.number, move.chain) for move in moves] == expected
        for move in moves:
            after = plain.solo_added(chains, move.number, move.chain)
            assert [list(chain) for chain in numerus_solo.apply(state, move).chains] == after
            assert [move.becomes] == [(chain[0], chain[-1]) for chain in after if move.number in chain]
            assert move.path == (None if (passed := reach[move.number][1]) is None else tuple(map(_name, passed)))


def _name(place: plain.Place) -> str:
    return f"{'abcdefghij'[place[0]]}{place[1] + 1}"


@pytest.mark.parametrize("board", BOARDS)
def test_a_take_breaks_no_rule_exactly_when_it_is_listed(board: str) -> None:
    for state in list(playthrough(numerus_solo, Setup(BOARDS[board][0]), "judged"))[::2]:
        legal = set(numerus_solo.legal_moves(state))
        for number in range(1, 49):
            for chain in (None, number - 1, number + 1, 1 + number * 7 % 48):
                found = numerus_solo.check_move(state, Take(number, chain))
                assert (found == ()) == (Take(number, chain) in legal)
                assert explained(numerus_solo, found)


def test_the_number_of_games_by_length_is_that_of_the_plain_rules() -> None:
    star = plain.places(plain.EIGHT)[NUMBERS.index(0)]
    by_length = [8, 64, 494, 3618]
    assert [plain.solo_games(plain.EIGHT, NUMBERS, star, [], depth) for depth in range(1, 5)] == by_length
    assert [counted(numerus_solo, dealt(), depth) for depth in range(1, 5)] == by_length


def test_the_ends_of_a_game_are_those_of_the_plain_rules() -> None:
    state = [*playthrough(numerus_solo, Setup(), "late")][-6]
    chains = [list(chain) for chain in state.chains]
    expected = plain.solo_games(plain.EIGHT, state.board, plain.named(state.star), chains, 5)
    assert counted(numerus_solo, state, 5) == expected > 1


BROKEN = {
    ("take:18", "take:18"): ["not_on_board"],
    ("take:1",): ["not_in_line"],
    ("take:12",): ["chip_in_the_way"],
    ("take:24", "take:23", "take:16", "take:27"): ["gap_in_the_way"],
    (IN_ORDER,): ["made_by_chance"],
    (*GAP[:-1], "take:19"): ["attachment_needed"],
    (*GAP[:-1], "take:19+12"): ["no_such_choice"],
    (*GAP[:-1], "take:11+12"): ["not_in_line", "nothing_to_choose"],
    (*GAP[:-1], "take:13+12"): ["nothing_to_choose"],
    (*GAP[:-1], "take:26+30"): ["nothing_to_choose", "no_such_choice"],
    ("take:18", "take:2+40"): ["not_in_line", "nothing_to_choose", "no_such_choice"],
    ("take:18", "take:18+17"): ["not_on_board"],
}


@pytest.mark.parametrize("moves", BROKEN)
def test_a_bad_move_breaks_every_rule_that_it_breaks(moves: tuple[str, ...]) -> None:
    *before, last = moves
    found = numerus_solo.check_move(dealt(*before), numerus_solo.parse_move(last))
    assert codes(found) == BROKEN[moves]
    assert explained(numerus_solo, found)


def test_after_the_end_and_before_the_deal_there_is_no_move() -> None:
    *_, last = playthrough(numerus_solo, Setup(), "over")
    undealt = numerus_solo.initial_state(Setup(), None)
    assert codes(numerus_solo.check_move(last, Take(1))) == ["game_over"]
    assert codes(numerus_solo.check_move(undealt, Take(1))) == ["deal_pending"]
    assert (undealt.to_move, numerus_solo.legal_moves(undealt)) == (CHANCE, ())


def test_deals_are_too_many_to_list_but_drawn_and_judged() -> None:
    undealt = numerus_solo.initial_state(Setup(), None)
    assert numerus_solo.chance_outcomes(undealt) == ()
    drawn = numerus_solo.draw_chance(undealt, Stream("seed", "deal"))
    assert numerus_solo.is_chance(drawn)
    assert numerus_solo.check_chance(undealt, drawn) == ()
    assert numerus_solo.apply(undealt, drawn) == numerus_solo.initial_state(Setup(), "seed")
    twice = numerus_solo.check_chance(undealt, Deal((*NUMBERS[:-2], 47, 0)))
    assert codes(twice) == ["not_one_star", "missing_numbers"]
    assert explained(numerus_solo, twice)


def test_chance_deals_once_and_nothing_else() -> None:
    assert codes(numerus_solo.check_chance(dealt(), Deal(NUMBERS))) == ["no_deal_pending"]
    assert codes(numerus_solo.check_chance(numerus_solo.initial_state(Setup(), None), Take(1))) == ["made_by_player"]


def test_everybody_sees_everything() -> None:
    state = dealt("take:24")
    assert numerus_solo.view(state, 0) == numerus_solo.view(state, None) == state
    assert numerus_solo.check_view(state) == ()
    assert (numerus_solo.setup_of(state), numerus_solo.players(Setup()), numerus_solo.to_move(state)) == (Setup(), 1, 0)
