"""The rules of play against the rules text, and against the same rules written down a second time."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from numerus import plain
from numerus.judging import BOARDS, IN_ORDER, NUMBERS, codes, counted, explained, played, playthrough
from service.game import TERMINAL
from service.games import numerus
from service.games.numerus import Setup, State, Swap, Take
from service.games.numerus.board import leads_to, lines

FIVE = ["take:20", "take:19", "take:11", "take:17", "take:10"]
"""After these turns seat 0 has 10 11 20; seat 1, who is to move, has 17 19 and can take 12 and 18, among others."""
BY_BOARD = pytest.mark.parametrize(("board", "cross"), list(product(BOARDS, [False, True])))


def dealt(*moves: str, **options: object) -> State:
    """The example of the rules text, and some moves after it."""
    return played(numerus, numerus.initial_state(Setup(**options), None), IN_ORDER, *moves)  # type: ignore[arg-type]


def takes(state: State) -> list[int]:
    return [move.number for move in numerus.legal_moves(state) if isinstance(move, Take)]


def take(state: State, number: int) -> Take:
    return next(move for move in numerus.legal_moves(state) if isinstance(move, Take) and move.number == number)


@pytest.mark.parametrize(
    ("moves", "legal"),
    [
        ([], [18, 19, 20, 24, 25, 29, 30, 31]),
        (["take:24"], [17, 18, 19, 23, 25, 28, 29, 30]),
        (["take:24", "take:23"], [16, 17, 18, 25, 27, 28, 29]),
        (["take:24", "take:23", "take:16"], [9, 10, 17, 29]),
    ],
)
def test_the_worked_examples_have_the_legal_moves_of_the_rules_text(moves: list[str], legal: list[int]) -> None:
    assert takes(dealt(*moves)) == legal


def test_only_with_cross_gaps_the_star_slides_over_the_notch() -> None:
    moves = ["take:24", "take:23", "take:16"]
    assert takes(dealt(*moves, cross_gaps=True)) == [9, 10, 17, 27, 29]


def test_a_listed_move_tells_where_the_chip_lies_and_how_the_star_comes_there() -> None:
    slide = take(dealt("take:24", "take:23"), 25)
    assert (slide.field, slide.direction, slide.path) == ("e5", "e", ("c5", "d5"))
    step = take(dealt(), 18)
    assert (step.field, step.direction, step.path) == ("c4", "nw", ())


def test_row_1_is_north() -> None:
    found = {move.direction: move.number for move in numerus.legal_moves(dealt()) if isinstance(move, Take)}
    assert found == {"n": 19, "ne": 20, "e": 25, "se": 31, "s": 30, "sw": 29, "w": 24, "nw": 18}


def test_a_listed_move_tells_what_becomes_of_the_chains() -> None:
    state = dealt(*FIVE)
    between, alone = take(state, 18), take(state, 12)
    assert (between.becomes, between.joins) == ((17, 19), ((17, 17), (19, 19)))
    assert (alone.becomes, alone.joins) == ((12, 12), ())


def test_what_a_move_tells_does_not_make_it_another_move() -> None:
    told = take(dealt(), 18)
    assert told == Take(18)
    assert hash(told) == hash(Take(18))
    assert numerus.parse_move(numerus.format_move(told)) == told


def test_taking_a_chip_moves_the_star_there_and_passes_the_turn() -> None:
    before = dealt()
    after = numerus.apply(before, Take(31))
    assert (after.star, after.to_move, after.collected) == ("e6", 1, ((31,), ()))
    assert after.board == tuple(0 if chip == 31 else chip for chip in before.board)


def test_the_first_player_begins_and_the_others_follow_by_seat() -> None:
    state = numerus.initial_state(Setup(4, first_player=2), "seed")
    seen = []
    for _ in range(6):
        seen.append(state.to_move)
        state = numerus.apply(state, numerus.legal_moves(state)[0])
    assert seen == [2, 3, 0, 1, 2, 3]


def test_the_round_ends_with_the_last_chip() -> None:
    *_, before, last = playthrough(numerus, Setup(), "the end")
    assert before.to_move == 1
    assert len(numerus.legal_moves(before)) == 1
    assert (last.to_move, any(last.board), numerus.legal_moves(last)) == (TERMINAL, False, ())
    assert [len(mine) for mine in last.collected] == [24, 24]


@pytest.mark.parametrize(("players", "share"), [(2, 24), (3, 16), (4, 12)])
def test_at_the_end_everybody_has_the_same_number_of_chips(players: int, share: int) -> None:
    for exchange_chips in (0, 3):
        *_, last = playthrough(numerus, Setup(players, exchange_chips=exchange_chips), "shares")
        assert [len(mine) for mine in last.collected] == [share] * players


def test_from_a_dead_end_the_star_jumps_to_any_chip() -> None:
    board = plain.names(plain.ISLANDS)
    jumps = [
        state
        for state in playthrough(numerus, Setup(board=board), "islands")
        if any(isinstance(move, Take) and move.direction is None for move in numerus.legal_moves(state))
    ]
    assert jumps
    for state in jumps:
        assert takes(state) == sorted(chip for chip in state.board if chip)
        assert all(move.path is None for move in numerus.legal_moves(state) if isinstance(move, Take))


@BY_BOARD
def test_every_state_has_the_moves_of_the_plain_rules(board: str, cross: bool) -> None:
    layout, drawing = BOARDS[board]
    for state in playthrough(numerus, Setup(3, layout, cross), "plain"):
        assert state.star is not None
        reach = plain.targets(drawing, cross, state.board, plain.named(state.star))
        moves = [move for move in numerus.legal_moves(state) if isinstance(move, Take)]
        assert [move.number for move in moves] == sorted(reach)
        for move in moves:
            place, passed = reach[move.number]
            assert plain.named(move.field or "") == place
            assert move.path == (None if passed is None else tuple(f"{'abcdefghij'[x]}{y + 1}" for x, y in passed))


@BY_BOARD
def test_a_take_breaks_no_rule_exactly_when_it_is_listed(board: str, cross: bool) -> None:
    for state in playthrough(numerus, Setup(2, BOARDS[board][0], cross), "judged"):
        legal = takes(state)
        for number in range(1, 49):
            found = numerus.check_move(state, Take(number))
            assert (found == ()) == (number in legal)
            assert explained(numerus, found)


# The number of ways to play the first 1 to 4 turns from the deal of the rules text, by the plain rules; see below.
COUNTS = {
    ("eight", False): [8, 64, 494, 3598],
    ("square", False): [8, 64, 512, 3776],
    ("islands", False): [5, 31, 201, 1212],
    ("islands", True): [8, 62, 466, 3266],
    ("loose", False): [5, 31, 188, 1077],
    ("loose", True): [8, 61, 446, 3044],
}


@pytest.mark.parametrize(("board", "cross"), COUNTS)
def test_the_number_of_games_by_length_is_that_of_the_plain_rules(board: str, cross: bool) -> None:
    layout, drawing = BOARDS[board]
    state = dealt(board=layout, cross_gaps=cross)
    star = plain.places(drawing)[NUMBERS.index(0)]
    assert [plain.games(drawing, cross, NUMBERS, star, depth) for depth in range(1, 5)] == COUNTS[board, cross]
    assert [counted(numerus, state, depth) for depth in range(1, 5)] == COUNTS[board, cross]


@pytest.mark.parametrize("board", BOARDS)
def test_the_ends_of_a_round_are_those_of_the_plain_rules(board: str) -> None:
    layout, drawing = BOARDS[board]
    state = [*playthrough(numerus, Setup(2, layout), "late")][-7]
    left = sum(map(bool, state.board))
    assert left == 6
    assert state.star is not None
    expected = plain.games(drawing, False, state.board, plain.named(state.star), left)
    assert counted(numerus, state, left) == expected > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_swaps_of_every_turn_are_those_of_the_plain_rules(players: int) -> None:
    for state in playthrough(numerus, Setup(players, exchange_chips=3), "swaps"):
        found = [(move.give, move.seat, move.get) for move in numerus.legal_moves(state) if isinstance(move, Swap)]
        may = state.to_move >= 0 and state.exchange_left[state.to_move]
        expected = list(plain.swaps([set(mine) for mine in state.collected], state.to_move)) if may else []
        assert found == expected


def test_a_swap_breaks_no_rule_exactly_when_it_is_listed() -> None:
    states = [*playthrough(numerus, Setup(3, exchange_chips=2), "judged swaps")]
    for state in (states[0], states[5], states[20], states[-2], states[-1]):
        legal = set(numerus.legal_moves(state))
        for give, seat, get in product(range(1, 49, 2), range(4), range(1, 49)):
            swap = Swap(give, seat, get)
            assert (numerus.check_move(state, swap) == ()) == (swap in legal)


def test_the_worked_example_of_a_swap_has_the_swaps_of_the_rules_text() -> None:
    moves = numerus.legal_moves(dealt("take:24", "take:23", "take:16", exchange_chips=2))
    swaps = [numerus.format_move(move) for move in moves if isinstance(move, Swap)]
    assert swaps == ["swap:23/0.16", "swap:23/0.24"]


def test_players_swap_as_often_as_they_have_exchange_chips_and_then_take() -> None:
    state = played(numerus, dealt(*FIVE, exchange_chips=2), "swap:17/0.20")
    assert (state.to_move, state.collected, state.exchange_left) == (1, ((10, 11, 17), (19, 20)), (2, 1))
    state = played(numerus, state, "swap:19/0.17")
    assert (state.to_move, state.collected, state.exchange_left) == (1, ((10, 11, 19), (17, 20)), (2, 0))
    assert all(isinstance(move, Take) for move in numerus.legal_moves(state))
    state = played(numerus, state, "take:18")
    assert (state.to_move, state.collected) == (0, ((10, 11, 19), (17, 18, 20)))
    assert not numerus.check_state(state)


def test_a_listed_swap_tells_what_becomes_of_the_chains() -> None:
    moves = numerus.legal_moves(dealt(*FIVE, exchange_chips=1))
    swaps = {numerus.format_move(move): move for move in moves if isinstance(move, Swap)}
    assert list(swaps) == ["swap:17/0.20", "swap:19/0.20"]
    assert (swaps["swap:17/0.20"].becomes, swaps["swap:17/0.20"].joins) == ((19, 20), ((19, 19),))
    assert (swaps["swap:19/0.20"].becomes, swaps["swap:19/0.20"].joins) == ((20, 20), ())


BROKEN = {
    ("take:24", "take:24"): ["not_on_board"],
    ("take:1",): ["not_in_line"],
    ("take:12",): ["chip_in_the_way"],
    ("take:24", "take:23", "take:16", "take:27"): ["gap_in_the_way"],
    ("take:24", "take:23", "take:16", "take:34"): ["chip_in_the_way", "gap_in_the_way"],
    (IN_ORDER,): ["made_by_chance"],
    ("swap:1/1.2",): ["exchange_not_played", "not_own_chip", "not_their_chip"],
}


@pytest.mark.parametrize("moves", BROKEN)
def test_a_bad_take_breaks_every_rule_that_it_breaks(moves: tuple[str, ...]) -> None:
    *before, last = moves
    found = numerus.check_move(dealt(*before), numerus.parse_move(last))
    assert codes(found) == BROKEN[moves]
    assert explained(numerus, found)


BAD_SWAPS = {
    "swap:1/0.20": ["not_own_chip"],
    "swap:17/0.10": ["part_of_a_chain"],
    "swap:1/0.10": ["not_own_chip", "part_of_a_chain"],
    "swap:17/0.30": ["not_their_chip"],
    "swap:17/1.19": ["own_seat"],
    "swap:17/2.20": ["no_such_seat"],
    "swap:1/3.1": ["no_such_seat", "not_own_chip"],
}


@pytest.mark.parametrize("text", BAD_SWAPS)
def test_a_bad_swap_breaks_every_rule_that_it_breaks(text: str) -> None:
    found = numerus.check_move(dealt(*FIVE, exchange_chips=1), numerus.parse_move(text))
    assert codes(found) == BAD_SWAPS[text]
    assert explained(numerus, found)


def test_without_an_exchange_chip_nobody_swaps() -> None:
    state = replace(dealt(*FIVE, exchange_chips=1), exchange_left=(1, 0))
    assert codes(numerus.check_move(state, Swap(17, 0, 20))) == ["no_exchange_chip"]
    assert not [move for move in numerus.legal_moves(state) if isinstance(move, Swap)]


def test_after_the_end_and_before_the_deal_nobody_moves() -> None:
    *_, last = playthrough(numerus, Setup(exchange_chips=3), "over")
    undealt = numerus.initial_state(Setup(exchange_chips=3), None)
    for move in (Take(1), Swap(last.collected[0][0], 1, last.collected[1][0])):
        assert codes(numerus.check_move(last, move)) == ["game_over"]
        assert codes(numerus.check_move(undealt, move)) == ["deal_pending"]
    assert numerus.legal_moves(undealt) == ()


def test_everybody_sees_everything() -> None:
    state = dealt("take:24")
    assert all(numerus.view(state, seat) == state for seat in (None, 0, 1))
    assert numerus.check_view(state) == ()
    assert (numerus.setup_of(state), numerus.players(state.setup), numerus.to_move(state)) == (Setup(), 2, 1)


@BY_BOARD
def test_lines_lead_back(board: str, cross: bool) -> None:
    """What lies on a line from a field sees that field on the line in the opposite direction."""
    on = lines(BOARDS[board][0], cross)
    for field, directions in enumerate(on):
        for direction, line in enumerate(directions):
            for met in line:
                assert field in on[met][(direction + 4) % 8]


@BY_BOARD
def test_the_star_slides_to_exactly_the_chips_that_the_plain_rules_lead_it_to(board: str, cross: bool) -> None:
    layout, drawing = BOARDS[board]
    on, places = lines(layout, cross), plain.places(drawing)
    for state in list(playthrough(numerus, Setup(2, layout, cross_gaps=cross), "slides"))[1::4]:
        lying = [index for index, chip in enumerate(state.board) if chip]
        for star in (index for index, chip in enumerate(state.board) if not chip):
            ways = plain.targets(drawing, cross, state.board, places[star])
            slid = {places.index(place) for place, passed in ways.values() if passed is not None}
            assert {chip for chip in lying if leads_to(state.board, star, chip, on)} == slid
