"""Why a move is not legal: every broken rule, told from nothing but the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from service.game import CHANCE, TERMINAL, Violation, Violations
from service.games.davinci.rules import (
    clue_places,
    is_own_turn,
    own_row,
    own_tiles,
    values_to_name,
)
from service.games.davinci.state import (
    Arrange,
    Draw,
    Drawn,
    Guess,
    Insert,
    Move,
    Phase,
    Return,
    Reveal,
    SeenSlot,
    Slot,
    Stake,
    State,
    Stop,
    View,
    broken,
)
from service.games.davinci.tiles import JOKER, ORDER, colour_of, legal_places
from service.sentences import Sentence, say

_PHASE_OF: Final[dict[type[Move], Phase]] = {
    Return: "return",
    Arrange: "arrange",
    Draw: "draw",
    Insert: "insert",
    Stake: "stake",
    Guess: "guess",
    Stop: "guess",
    Reveal: "reveal",
}
_DUE: Final[dict[Phase, tuple[Sentence, str]]] = {
    "return": (say("One of the own tiles is put back now."), "set-up"),
    "arrange": (say("The own row is arranged now."), "set-up"),
    "draw": (say("A tile is drawn now."), "a-turn"),
    "insert": (say("The drawn tile is put into the row now."), "when-the-clue-tile-goes-in"),
    "stake": (say("An own hidden tile is staked now."), "empty-pool"),
    "guess": (say("A tile of another player is guessed now."), "a-turn"),
    "reveal": (say("The guess was wrong, so an own hidden tile is exposed now."), "empty-pool"),
}
"""What each phase asks for, and where it is written."""


def check_move(view: View, move: Move) -> Violations:
    """Every rule that a player's move breaks; what cannot be judged from this view is not judged."""
    if blocked := tuple(_blocked(view)):
        return blocked
    if isinstance(move, Drawn):
        return (broken("made_by_chance", say("Which tile comes is for chance to decide, no player's move."), "a-turn"),)
    in_phase = _PHASE_OF[type(move)] == view.phase
    places = tuple(_place_faults(view, move)) if in_phase else ()
    return (*_phase_faults(view, move), *_faults(view, move), *places)


def check_chance(state: State, move: Move) -> Violations:
    """Every reason why this tile cannot come."""
    if not isinstance(move, Drawn):
        return (broken("made_by_player", say("This is a player's move; a tile is to come from the pool."), "a-turn"),)
    if state.phase != "tile":
        return (broken("no_draw_pending", say("No tile is being drawn."), "a-turn"),)
    return tuple(_drawn_faults(state, move))


def is_plainly_legal(state: State, move: Move) -> bool:
    """Whether the seat to move may make this move, found out without its view; false says nothing yet.

    A record is replayed with a view of every ply otherwise, and making it takes longer than everything else.
    """
    if state.to_move < 0 or _PHASE_OF.get(type(move)) != state.phase:
        return False
    match move:
        case Guess():
            return _can_guess(state, move) and _has_place(state, move.index)
        case Stop():
            return state.hits > 0 and _has_place(state, move.index)
        case Draw():
            return any(colour_of(tile) == move.colour for tile in state.pool)
        case _:
            return isinstance(move, Stake | Reveal) and _lies_hidden(state.rows[state.to_move], move.position)


def _can_guess(state: State, move: Guess) -> bool:
    if move.seat == state.to_move or move.seat >= len(state.rows) or move.seat in state.out:
        return False
    return (move.value != JOKER or state.setup.jokers) and _lies_hidden(state.rows[move.seat], move.position)


def _has_place(state: State, index: int | None) -> bool:
    """Whether the clue tile may go there, or no place is named."""
    if index is None:
        return True
    is_aside = state.clue is not None and state.clue_at is None
    return is_aside and index in legal_places([slot.tile for slot in state.rows[state.to_move]], state.clue or "")


def _lies_hidden(row: tuple[Slot, ...], position: int) -> bool:
    return position < len(row) and not row[position].exposed


def _blocked(view: View) -> Iterator[Violation]:
    """Why nobody, or not this seat, can move."""
    if view.to_move == TERMINAL:
        yield broken("game_over", say("The round is over."), "end-of-a-round")
    elif view.to_move == CHANCE:
        yield broken("chance_pending", say("A tile is being drawn; it comes first."), "a-turn")
    elif not is_own_turn(view):
        yield broken("not_your_turn", _whose_turn(view), "a-turn")


def _whose_turn(view: View) -> Sentence:
    if view.seat is None:
        return say("Seat {mover} is to move; the view is a spectator's.", mover=view.to_move)
    return say("Seat {mover} is to move; the view is that of seat {seat}.", mover=view.to_move, seat=view.seat)


def _phase_faults(view: View, move: Move) -> Iterator[Violation]:
    if _PHASE_OF[type(move)] != view.phase:
        detail, heading = _DUE[view.phase]
        yield broken("wrong_phase", detail, heading)
    elif isinstance(move, Stop) and not view.hits:
        yield broken("guess_first", say("Nobody may stop before a right guess."), "a-turn")


def _faults(view: View, move: Move) -> Iterator[Violation]:
    """What is wrong with a move whatever the phase."""
    match move:
        case Return():
            yield from _tile_faults(own_row(view), move.position, "set-up")
        case Stake() | Reveal():
            yield from _tile_faults(own_row(view), move.position, "empty-pool")
        case Draw() if not view.pool.of(move.colour):
            yield broken(
                "colour_exhausted", say("The pool has no tile of colour {colour}.", colour=move.colour), "a-turn"
            )
        case Guess():
            yield from _target_faults(view, move)
        case _:
            pass


def _target_faults(view: View, move: Guess) -> Iterator[Violation]:
    if move.seat >= len(view.rows):
        yield broken("no_such_seat", say("There is no seat {seat}; seats count from 0.", seat=move.seat), "a-turn")
    elif move.seat == view.seat:
        yield broken("own_row", say("The tile of another player is guessed, not an own one."), "a-turn")
    else:
        if move.seat in view.out:
            yield broken("seat_is_out", say("Seat {seat} is out.", seat=move.seat), "end-of-a-round")
        yield from _tile_faults(view.rows[move.seat], move.position, "a-turn")
    if move.value not in values_to_name(view.setup):
        yield broken("no_jokers", say("There are no jokers in this round."), "material")


def _tile_faults(row: tuple[SeenSlot, ...], position: int, heading: str) -> Iterator[Violation]:
    """Why a tile of a row cannot be named as a hidden one."""
    if position >= len(row):
        yield broken("no_such_tile", say("The row has {count} tiles; positions count from 0.", count=len(row)), heading)
    elif row[position].exposed:
        yield broken("tile_exposed", say("The tile at position {position} is exposed.", position=position), heading)


def _place_faults(view: View, move: Move) -> Iterator[Violation]:
    """What is wrong with a place, in the phase in which it may be chosen."""
    match move:
        case Insert():
            yield from _index_faults(view, move.index)
        case Guess() | Stop() if move.index is not None:
            yield from _index_faults(view, move.index)
        case Arrange():
            yield from _joker_faults(view, move)
        case _:
            pass


def _index_faults(view: View, index: int) -> Iterator[Violation]:
    places = clue_places(view)
    if not places:
        yield broken("nothing_to_place", say("There is no clue tile to put into the row."), "where-a-tile-goes")
    elif index not in places:
        listed = ", ".join(map(str, places))
        yield broken(
            "wrong_place",
            say("The clue tile can go to {listed}, not to {index}.", listed=listed, index=index),
            "where-a-tile-goes",
        )


def _joker_faults(view: View, move: Arrange) -> Iterator[Violation]:
    tiles = own_tiles(view)
    for placed in move.placements:
        if placed.tile not in tiles:
            yield broken("not_your_joker", say("You do not hold {tile}.", tile=placed.tile), "set-up")
        if placed.index >= len(tiles):
            detail = say("The row has {count} tiles; {index} is beyond its end.", count=len(tiles), index=placed.index)
            yield broken("no_such_place", detail, "set-up")
    if len({placed.index for placed in move.placements}) < len(move.placements):
        yield broken("place_taken", say("Two jokers cannot stand at the same place."), "set-up")


def _drawn_faults(state: State, move: Drawn) -> Iterator[Violation]:
    if move.tile not in ORDER or move.tile not in state.pool:
        yield broken("not_in_the_pool", say("{tile} is not in the pool.", tile=move.tile), "a-turn")
    if move.tile in ORDER and colour_of(move.tile) != state.drawing:
        yield broken("wrong_colour", say("A tile of colour {colour} is being drawn.", colour=state.drawing), "a-turn")
