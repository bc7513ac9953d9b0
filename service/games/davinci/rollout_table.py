"""From a view to the table on which rollouts begin, once per move that the mover could make first."""

from __future__ import annotations

from collections.abc import Iterator

from service.games.davinci import kernels_play as play
from service.games.davinci import kernels_table as at
from service.games.davinci.rules import completed, own_tiles
from service.games.davinci.state import (
    Arrange,
    Draw,
    Guess,
    Insert,
    Move,
    Return,
    Reveal,
    SeenSlot,
    Stake,
    Stop,
    View,
)
from service.games.davinci.tiles import COLOURS, ORDER, Tile, Value, is_joker
from service.games.jit import Ints, ints, zeros

_PENALTIES = ("choose_after", "stake_before", "none")


def tile_bit(tile: Tile) -> int:
    """A tile as a set, the jokers included."""
    return 1 << ORDER[tile]


def spot_index(seat: int, position: int) -> int:
    """Where the tile of a spot is written."""
    return at.TILE + seat * at.ROOM + position


def table(view: View, *, no_self_guess: bool) -> Ints:
    """The table as the viewer sees it, hidden tiles still without their names."""
    g = zeros(at.SIZE)
    g[at.PLAYERS] = view.setup.players
    g[at.MOVER] = view.to_move
    g[at.PHASE] = at.GUESSING if view.phase == "guess" else at.DRAWING
    g[at.PENALTY] = _PENALTIES.index(view.setup.empty_pool_penalty)
    g[at.CLUE] = g[at.PLACE] = g[at.WINNER] = -1
    g[at.HITS] = view.hits
    g[at.STAKE] = -1 if view.stake is None else view.stake
    g[at.POOL_COUNTS] = view.setup.bonus_source == "winner_hidden_plus_pool"
    g[at.JOKERS] = view.setup.jokers
    for colour, letter in enumerate(COLOURS):
        g[at.REMOVED + colour] = view.removed.of(letter)
    if view.seat is not None and view.returned[view.seat] is not None:
        g[at.EXCLUDED] = tile_bit(view.returned[view.seat] or "")
    for seat in range(len(view.rows)):
        _write_row(g, view, seat, no_self_guess=no_self_guess)
        if not view.arranged[seat]:
            g[at.SETTLE + seat] = 3 if view.phase == "return" and view.returned[seat] is None else 1
    _write_clue(g, view)
    return g


def _write_row(g: Ints, view: View, seat: int, *, no_self_guess: bool) -> None:
    row = view.rows[seat]
    g[at.LENGTH + seat] = len(row)
    g[at.HIDDEN + seat] = sum(not slot.exposed for slot in row)
    for position, slot in enumerate(row):
        index = seat * at.ROOM + position
        # A tile without a name has at least its colour, which every seat sees.
        g[at.TILE + index] = COLOURS.index(slot.colour) if slot.tile is None else ORDER[slot.tile]
        g[at.OPEN + index] = slot.exposed
        excluded = set(slot.ruled_out)
        if no_self_guess:
            excluded.update(_guessed_by_owner(view, seat, slot))
        g[at.NOT + index] = sum(tile_bit(f"{slot.colour}{value}") for value in excluded)


def _guessed_by_owner(view: View, seat: int, slot: SeenSlot) -> Iterator[Value]:
    for guess in view.guesses:
        if guess.seat == seat and guess.colour == slot.colour and slot.since < guess.turn:
            yield guess.value


def _write_clue(g: Ints, view: View) -> None:
    """The own clue tile lies aside; one that is in the row already is taken out and has its place reserved.

    Nobody guesses tiles of the seat to move, so where the clue tile waits makes no difference.
    """
    if view.clue is None or view.clue.tile is None:
        return
    g[at.CLUE] = ORDER[view.clue.tile]
    if view.clue_at is not None:
        at.take_out(g, view.to_move, view.clue_at)
        g[at.PLACE] = view.clue_at


def told(view: View, base: Ints, move: Move) -> Ints:
    """The table on which the mover is told to make a move first."""
    g = ints(base)
    match move:
        case Guess():
            _tell(g, play.GUESS, move.seat, move.position, _tile_number(view, move))
            g[at.PLACE] = g[at.PLACE] if move.index is None else move.index
        case Stop():
            _tell(g, play.STOP)
            g[at.PLACE] = g[at.PLACE] if move.index is None else move.index
        case Draw():
            _tell(g, play.DRAW, COLOURS.index(move.colour))
        case Insert():
            g[at.PHASE] = at.GUESSING
            g[at.PLACE] = move.index
        case Stake():
            _tell(g, play.STAKING, move.position)
        case Reveal():
            _tell(g, play.REVEAL, move.position)
        case Return() | Arrange():
            _set_up(g, view, move)
        case _:
            pass
    return g


def _tell(g: Ints, action: int, *numbers: int) -> None:
    for offset, number in enumerate((action, *numbers)):
        g[at.ACTION + offset] = number


def _tile_number(view: View, move: Guess) -> int:
    colour = view.rows[move.seat][move.position].colour
    return ORDER[f"{colour}{move.value}"]


def _set_up(g: Ints, view: View, move: Return | Arrange) -> None:
    """The own row after the move; the others finish their set-up at random, and the first player begins."""
    seat = view.to_move
    tiles = list(own_tiles(view))
    if isinstance(move, Return):
        returned = tiles.pop(move.position)
        g[at.EXCLUDED] = tile_bit(returned)
        g[at.SETTLE + seat] = 1
    else:
        tiles = _arranged(tiles, move)
        g[at.SETTLE + seat] = 0
    for position, tile in enumerate(tiles):
        g[spot_index(seat, position)] = ORDER[tile]
    g[at.LENGTH + seat] = g[at.HIDDEN + seat] = len(tiles)
    g[at.MOVER] = view.setup.first_player


def _arranged(tiles: list[Tile], move: Arrange) -> list[Tile]:
    row = [tile for tile in tiles if not is_joker(tile)]
    placements = completed(move.placements, [tile for tile in tiles if is_joker(tile)])
    for placement in sorted(placements, key=lambda placement: placement.index):
        row.insert(placement.index, placement.tile)
    return row


def extra_rest(view: View, move: Move) -> int:
    """The tiles that a move adds to those in no row: the one that is put back."""
    return tile_bit(own_tiles(view)[move.position]) if isinstance(move, Return) else 0
