"""The rules of play: what is legal and what a move does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import chain

from service.chance import Stream
from service.game import CHANCE, TERMINAL, Violation, Violations
from service.games.numerus.board import fields_of
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
from service.games.numerus_solo.state import PLAYER, SLUG, Move, Setup, State, Take, broken
from service.sentences import say


def initial_state(setup: Setup, seed: str | None) -> State:
    """The dealt table; without a seed the table before the deal."""
    state = State(setup, CHANCE, EMPTY_BOARD, None)
    return state if seed is None else apply(state, draw_chance(state, Stream(seed, "deal")))


def setup_of(position: State) -> Setup:
    """The options of the game."""
    return position.setup


def players(setup: Setup) -> int:
    """One."""
    del setup
    return 1


def to_move(position: State) -> int:
    """The only seat, CHANCE or TERMINAL."""
    return position.to_move


def view(state: State, seat: int | None) -> State:
    """Everything: all chips lie face up."""
    del seat
    return state


def legal_moves(view: State) -> Sequence[Move]:
    """The chips that can be taken, by number; where two chains fit, once for the lower and once for the higher one."""
    if view.to_move < 0:
        return ()
    taken = _taken(view.chains)
    return tuple([move for target in targets(view) for move in _told_takes(target, view.chains, taken)])


def check_move(view: State, move: Move) -> Violations:
    """Every rule that the player's move breaks."""
    if isinstance(move, Deal):
        return (broken("made_by_chance", say("The deal is for chance to make, not for the player."), "setting-up"),)
    if view.to_move == CHANCE:
        return (broken("deal_pending", say("The chips are not dealt yet."), "setting-up"),)
    if view.to_move == TERMINAL:
        return (broken("game_over", say("The last chip is taken; the game is over."), "end"),)
    found = check_take(view, move.number, SLUG)
    is_plain = move.chain is None and not _closes_a_gap(view, move.number)
    return found if is_plain else (*found, *_chain_faults(view, move))


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
        return (broken("made_by_player", say("This is the player's move, not a deal."), "setting-up"),)
    if state.to_move != CHANCE:
        return (broken("no_deal_pending", say("The chips are dealt already."), "setting-up"),)
    return check_deal(move, SLUG)


def apply(state: State, move: Move) -> State:
    """The state after a legal move."""
    if isinstance(move, Deal):
        return replace(state, to_move=PLAYER, board=move.chips, star=star_of(move, state.setup.board))
    index = state.board.index(move.number)
    board = emptied(state.board, index)
    return State(
        state.setup,
        next_mover(board, PLAYER),
        board,
        fields_of(state.setup.board)[index],
        _grown(state.chains, move),
    )


def _closes_a_gap(state: State, number: int) -> bool:
    """Whether both neighbours of a number are taken; most often one still lies on the board."""
    if number - 1 in state.board or number + 1 in state.board:
        return False
    return len(_beside(number, _taken(state.chains))) == 2


def _taken(chains: Sequence[Sequence[int]]) -> frozenset[int]:
    """Every number that is taken."""
    return frozenset(chain.from_iterable(chains))


def _beside(number: int, taken: frozenset[int]) -> tuple[int, ...]:
    """The neighbours of a number that are taken: two where it closes the gap between two chains."""
    return tuple([neighbour for neighbour in (number - 1, number + 1) if neighbour in taken])


def _chain_faults(state: State, move: Take) -> Iterator[Violation]:
    """A choice between two chains that is missing, or that there is not."""
    beside = _beside(move.number, _taken(state.chains))
    waits = move.number in state.board
    if move.chain is None and waits and len(beside) == 2:
        detail = say(
            "{number} fits two chains, that of {one} and that of {other}: one must be named.",
            number=move.number,
            one=beside[0],
            other=beside[1],
        )
        yield broken("attachment_needed", detail, "chains")
    if move.chain is not None and waits and len(beside) < 2:
        detail = say(
            "{number} does not close the gap between two chains, so there is nothing to choose.", number=move.number
        )
        yield broken("nothing_to_choose", detail, "chains")
    if move.chain is not None and abs(move.chain - move.number) != 1:
        yield broken(
            "no_such_choice", say("{chain} is not next to {number}.", chain=move.chain, number=move.number), "chains"
        )


def _told_takes(target: Target, chains: Sequence[Sequence[int]], taken: frozenset[int]) -> Iterator[Take]:
    """The legal ways to take a chip, with everything that is worth knowing about them."""
    beside = _beside(target.number, taken)
    choices = beside if len(beside) == 2 else (None,)
    effect = ("starts", "extends", "attaches")[len(beside)]
    for choice in choices:
        joins = choice or next(iter(beside), None)
        joined = () if joins is None else next(numbers for numbers in chains if joins in numbers)
        becomes = min([target.number, *joined]), max([target.number, *joined])
        yield Take(target.number, choice, target.field, target.direction, target.path, effect, becomes)


def _grown(chains: tuple[tuple[int, ...], ...], move: Take) -> tuple[tuple[int, ...], ...]:
    """The chains after a legal take."""
    number = move.number
    for neighbour in (number - 1, number + 1) if move.chain is None else (move.chain,):
        for index, numbers in enumerate(chains):
            if neighbour in numbers:
                return (*chains[:index], tuple(sorted((*numbers, number))), *chains[index + 1 :])
    return tuple(sorted((*chains, (number,))))
