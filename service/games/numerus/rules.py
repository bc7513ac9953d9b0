"""The rules of play: who moves, what is legal and what a move does."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from service.chance import Stream
from service.game import CHANCE, TERMINAL, Violations
from service.games.numerus.board import fields_of
from service.games.numerus.state import (
    SLUG,
    Move,
    Setup,
    Span,
    State,
    Swap,
    Take,
    broken,
    in_chain,
)
from service.games.numerus.table import (
    EMPTY_BOARD,
    Deal,
    Target,
    check_deal,
    check_take,
    draw_deal,
    emptied,
    next_mover,
    star_of,
    targets,
)
from service.sentences import say


def initial_state(setup: Setup, seed: str | None) -> State:
    """The dealt table; without a seed the table before the deal."""
    seats = range(setup.players)
    left = tuple(setup.exchange_chips for _ in seats)
    state = State(setup, CHANCE, EMPTY_BOARD, None, tuple(() for _ in seats), left)
    return state if seed is None else apply(state, draw_chance(state, Stream(seed, "deal")))


def setup_of(position: State) -> Setup:
    """The options of the game."""
    return position.setup


def players(setup: Setup) -> int:
    """The number of seats."""
    return setup.players


def to_move(position: State) -> int:
    """The seat to move, CHANCE or TERMINAL."""
    return position.to_move


def view(state: State, seat: int | None) -> State:
    """Everything: all chips lie face up."""
    del seat
    return state


def legal_moves(view: State) -> Sequence[Move]:
    """The chips that can be taken, by number; then the swaps, by what is given, from whom, and what is got."""
    if view.to_move < 0:
        return ()
    own = frozenset(view.collected[view.to_move])
    return (*[_told_take(target, own) for target in targets(view)], *_swaps(view))


def check_move(view: State, move: Move) -> Violations:
    """Every rule that a player's move breaks."""
    if isinstance(move, Deal):
        return (broken("made_by_chance", say("The deal is for chance to make, no player's move."), "setting-up"),)
    if view.to_move == CHANCE:
        return (broken("deal_pending", say("The chips are not dealt yet."), "setting-up"),)
    if view.to_move == TERMINAL:
        return (broken("game_over", say("The last chip is taken; the round is over."), "end"),)
    return check_take(view, move.number, SLUG) if isinstance(move, Take) else tuple(_swap_faults(view, move))


def is_chance(move: Move) -> bool:
    """Whether this is a deal."""
    return isinstance(move, Deal)


def chance_outcomes(state: State) -> Sequence[tuple[Move, Fraction]]:
    """Nothing: a deal is one of 49! that are equally probable, too many to list. See `draw_chance`, `check_chance`."""
    del state
    return ()


def draw_chance(state: State, stream: Stream) -> Deal:
    """One deal, each equally probable."""
    del state
    return draw_deal(stream)


def check_chance(state: State, move: Move) -> Violations:
    """Every reason why chance cannot bring this."""
    if not isinstance(move, Deal):
        return (broken("made_by_player", say("This is a player's move, not a deal."), "setting-up"),)
    if state.to_move != CHANCE:
        return (broken("no_deal_pending", say("The chips are dealt already."), "setting-up"),)
    return check_deal(move, SLUG)


def apply(state: State, move: Move) -> State:
    """The state after a legal move."""
    match move:
        case Deal():
            star = star_of(move, state.setup.board)
            return replace(state, to_move=state.setup.first_player, board=move.chips, star=star)
        case Take():
            return _taken(state, move.number)
        case Swap():
            return _swapped(state, move)


def _taken(state: State, number: int) -> State:
    index = state.board.index(number)
    board = emptied(state.board, index)
    return State(
        state.setup,
        next_mover(board, (state.to_move + 1) % state.setup.players),
        board,
        fields_of(state.setup.board)[index],
        _with(state.collected, state.to_move, (*state.collected[state.to_move], number)),
        state.exchange_left,
    )


def _swapped(state: State, move: Swap) -> State:
    mine = _exchanged(state.collected[state.to_move], move.give, move.get)
    theirs = _exchanged(state.collected[move.seat], move.get, move.give)
    left = tuple(chips - (seat == state.to_move) for seat, chips in enumerate(state.exchange_left))
    collected = _with(_with(state.collected, state.to_move, mine), move.seat, theirs)
    return replace(state, collected=collected, exchange_left=left)


def _with(collected: tuple[tuple[int, ...], ...], seat: int, numbers: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The collections with another one for a seat."""
    return (*collected[:seat], tuple(sorted(numbers)), *collected[seat + 1 :])


def _exchanged(numbers: Sequence[int], away: int, here: int) -> list[int]:
    return [here if number == away else number for number in numbers]


def _swaps(state: State) -> Iterator[Swap]:
    if not state.exchange_left[state.to_move]:
        return
    own = state.collected[state.to_move]
    free = [
        (seat, number)
        for seat, theirs in enumerate(state.collected)
        if seat != state.to_move
        for number in theirs
        if not in_chain(number, theirs)
    ]
    for give in own:
        rest = {number for number in own if number != give}
        for seat, get in free:
            yield Swap(give, seat, get, *_growth(get, rest))


def _swap_faults(state: State, move: Swap) -> Violations:
    own, seats = state.collected[state.to_move], range(state.setup.players)
    theirs = state.collected[move.seat] if move.seat in seats else ()
    other = move.seat in seats and move.seat != state.to_move
    rules = (
        (not state.setup.exchange_chips, "exchange_not_played", say("This game is played without exchange chips.")),
        (
            state.setup.exchange_chips and not state.exchange_left[state.to_move],
            "no_exchange_chip",
            say("Seat {seat} has no exchange chip left.", seat=state.to_move),
        ),
        (move.seat not in seats, "no_such_seat", say("There is no seat {seat}.", seat=move.seat)),
        (move.seat == state.to_move, "own_seat", say("Chips are swapped with another player.")),
        (
            move.give not in own,
            "not_own_chip",
            say("Seat {seat} does not have {give} to give.", seat=state.to_move, give=move.give),
        ),
        (
            other and move.get not in theirs,
            "not_their_chip",
            say("Seat {seat} does not have {get}.", seat=move.seat, get=move.get),
        ),
        (
            other and move.get in theirs and in_chain(move.get, theirs),
            "part_of_a_chain",
            say("{get} is part of a chain of seat {seat}.", get=move.get, seat=move.seat),
        ),
    )
    return tuple(broken(code, detail, "exchange") for wrong, code, detail in rules if wrong)


def _told_take(target: Target, own: Collection[int]) -> Take:
    """A legal take with everything that is worth knowing about it."""
    return Take(target.number, target.field, target.direction, target.path, *_growth(target.number, own))


def _growth(number: int, own: Collection[int]) -> tuple[Span, tuple[Span, ...]]:
    """The chain that a new number is part of, and the chains that it joins, each as its lowest and highest number."""
    low = high = number
    while low - 1 in own:
        low -= 1
    while high + 1 in own:
        high += 1
    joins = ((low, number - 1), (number + 1, high))
    return (low, high), tuple([span for span in joins if span[0] <= span[1]])
