"""Who moves and what can be done: legal moves of a view, outcomes of chance in a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from typing import Final

from service.chance import Stream
from service.games.davinci.state import (
    Arrange,
    Draw,
    Drawn,
    Guess,
    Insert,
    Move,
    Placement,
    Return,
    Reveal,
    SeenSlot,
    Setup,
    Slot,
    Stake,
    State,
    Stop,
    View,
)
from service.games.davinci.tiles import COLOURS, JOKERS, VALUES, Tile, Value, colour_of, is_joker, legal_places


def setup_of(position: State | View) -> Setup:
    """The options of the round."""
    return position.setup


def players(setup: Setup) -> int:
    """The number of seats."""
    return setup.players


def to_move(position: State | View) -> int:
    """The seat to move, CHANCE or TERMINAL."""
    return position.to_move


def legal_moves(view: View) -> Sequence[Move]:
    """Every legal move of the seat to move, if this is its view; places are written where there is a choice."""
    return tuple(_listed(view)) if is_own_turn(view) else ()


def canonical(view: View, move: Move) -> Move:
    """The form in which `legal_moves` lists a move of the seat to move.

    A place left out is written as the leftmost legal one, and a place that is the only one is left out. Two moves that
    do the same have the same form; the form of a move that is not legal means nothing.
    """
    if not is_own_turn(view):
        return move
    match move:
        case Guess() | Stop():
            return _with_place(move, clue_places(view))
        case Arrange():
            jokers = [tile for tile in own_tiles(view) if is_joker(tile)]
            return Arrange(completed(move.placements, jokers))
        case _:
            return move


def is_chance(move: Move) -> bool:
    """Whether this is a tile that came from the pool."""
    return isinstance(move, Drawn)


def chance_outcomes(state: State) -> Sequence[tuple[Drawn, Fraction]]:
    """Every pool tile of the colour that is being drawn, all equally likely."""
    if state.phase != "tile":
        return ()
    tiles = [tile for tile in state.pool if colour_of(tile) == state.drawing]
    return tuple((Drawn(tile), Fraction(1, len(tiles))) for tile in tiles)


def draw_chance(state: State, stream: Stream) -> Move:
    """One of the outcomes, by their probabilities."""
    return stream.pick(chance_outcomes(state))


def next_seat(position: State | View, seat: int) -> int:
    """The next seat to the left that is still in."""
    return seat_after(seat, len(position.rows), position.out)


def seat_after(seat: int, seats: int, out: tuple[int, ...]) -> int:
    """The same from the number of seats and those that are out."""
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if other not in out:
            return other
    return seat


def seat_of_turn(position: State | View) -> int:
    """Whose turn begins: every turn has a guess in it, so the log tells who had the last one."""
    if not position.guesses:
        return position.setup.first_player
    return next_seat(position, position.guesses[-1].seat)


def seat_of_this_turn(position: State | View) -> int:
    """Whose turn it is: that of the last guess where it was made in this turn."""
    last = position.guesses[-1] if position.guesses else None
    return last.seat if last is not None and last.turn == position.turn else seat_of_turn(position)


def is_own_turn(view: View) -> bool:
    """Whether the view is that of the seat to move."""
    return view.seat is not None and view.seat == view.to_move


def own_row(view: View) -> tuple[SeenSlot, ...]:
    """The row of the seat whose view this is."""
    return () if view.seat is None else view.rows[view.seat]


def own_tiles(view: View) -> tuple[Tile, ...]:
    """The tiles in that row."""
    return tuple(slot.tile for slot in own_row(view) if slot.tile is not None)


def hidden_positions(row: Sequence[SeenSlot | Slot]) -> tuple[int, ...]:
    """Where in a row the hidden tiles are."""
    return tuple([position for position, slot in enumerate(row) if not slot.exposed])


def clue_places(view: View) -> tuple[int, ...]:
    """Where the seat to move may put its clue tile; nothing if there is none that lies aside."""
    if view.clue is None or view.clue.tile is None or view.clue_at is not None:
        return ()
    return legal_places(own_tiles(view), view.clue.tile)


def completed(placements: Sequence[Placement], jokers: Iterable[Tile]) -> tuple[Placement, ...]:
    """Placements of all jokers: one that is left out takes the leftmost place that is free."""
    placed = {placement.tile: placement.index for placement in placements}
    for tile in jokers:
        free = (index for index in range(len(placed) + 1) if index not in placed.values())
        placed.setdefault(tile, next(free))
    return tuple(Placement(tile, placed[tile]) for tile in JOKERS if tile in placed)


def values_to_name(setup: Setup) -> tuple[Value, ...]:
    """Every value that can be guessed: the joker only where there are jokers."""
    return VALUES if setup.jokers else VALUES[:-1]


def _listed(view: View) -> Iterable[Move]:  # noqa: PLR0911 - one line per phase
    row = own_row(view)
    match view.phase:
        case "return":
            return map(Return, range(len(row)))
        case "arrange":
            return _arrangements(own_tiles(view))
        case "draw":
            return (Draw(colour) for colour in COLOURS if view.pool.of(colour))
        case "insert":
            return map(Insert, clue_places(view))
        case "stake":
            return map(Stake, hidden_positions(row))
        case "reveal":
            return map(Reveal, hidden_positions(row))
        case "guess":
            return _guesses(view)
        case _:
            return ()


def _arrangements(tiles: Sequence[Tile]) -> Iterator[Arrange]:
    jokers = [tile for tile in JOKERS if tile in tiles]
    for indices in permutations(range(len(tiles)), len(jokers)):
        yield Arrange(tuple(map(Placement, jokers, indices)))


def _guesses(view: View) -> Iterator[Move]:
    """Guesses by seat, position, value and place; then the ways to stop."""
    places = _PLACELESS if len(clue_places(view)) <= 1 else clue_places(view)
    for seat, row in enumerate(view.rows):
        if seat == view.seat:
            continue
        for position in hidden_positions(row):
            yield from _guesses_at(seat, position, values_to_name(view.setup), places)
    if view.hits:
        yield from map(Stop, places)


# A view lists hundreds, and nearly all of them have been listed before.
@lru_cache(maxsize=1024)
def _guesses_at(
    seat: int, position: int, values: tuple[Value, ...], places: tuple[int | None, ...]
) -> tuple[Guess, ...]:
    return tuple([Guess(seat, position, value, place) for value in values for place in places])


_PLACELESS: Final = (None,)


def _with_place(move: Guess | Stop, places: tuple[int, ...]) -> Move:
    if len(places) > 1 and move.index is None:
        return replace(move, index=places[0])
    return replace(move, index=None) if places == (move.index,) else move
