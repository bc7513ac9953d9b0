"""The tiles as things with numbered backs: which backs lie where, and who may connect them with their fronts.

The numbers on the backs are random, so they tell nothing of a tile; but a tile is recognised by its back. Rules let
nobody recognise a tile that was put back into the pool, so no back is shown while its tile can still be put back, and
who has put one back never learns its number from here.
"""

from __future__ import annotations

from collections.abc import Callable

from service.games.davinci.setup import tiles_in_game
from service.games.davinci.state import Drawn, Move, Setup, State
from service.games.davinci.tiles import Tile, colour_of
from service.games.davinci.view import clue_owner
from service.proofs import Backs


def tiles(setup: Setup) -> tuple[Tile, ...]:
    """All tiles of the round, those removed included, in tile order."""
    return tiles_in_game(setup)


def backs(state: State, back_of: Callable[[Tile], int]) -> Backs:
    """The backs on the table.

    A row from which a tile is still to be put back is empty. One that is not yet arranged has the black tiles first,
    each colour sorted by its backs. A clue tile that lies in a row already is not listed again.
    """
    rows = tuple(_backs_of_row(state, seat, back_of) for seat in range(len(state.rows)))
    return Backs(rows, None if state.clue is None or state.clue_at is not None else back_of(state.clue))


def exposed(state: State) -> tuple[Tile, ...]:
    """The tiles that everybody sees, row by row."""
    return tuple(slot.tile for row in state.rows for slot in row if slot.exposed)


def known(state: State, seat: int | None) -> tuple[Tile, ...]:
    """The exposed tiles, and those in the seat's row and its clue tile, once it has nothing more to put back."""
    seen = exposed(state)
    if seat is None or _still_returns(state, seat):
        return seen
    own = [slot.tile for slot in state.rows[seat]]
    if state.clue is not None and clue_owner(state) == seat:
        own.append(state.clue)
    return (*seen, *(tile for tile in dict.fromkeys(own) if tile not in seen))


def named(move: Move) -> Tile | None:
    """The tile that comes from the pool."""
    return move.tile if isinstance(move, Drawn) else None


def _still_returns(state: State, seat: int) -> bool:
    return state.phase == "return" and state.returned[seat] is None


def _backs_of_row(state: State, seat: int, back_of: Callable[[Tile], int]) -> tuple[int, ...]:
    if _still_returns(state, seat):
        return ()
    lying = [slot.tile for slot in state.rows[seat]]
    if not state.arranged[seat]:
        lying.sort(key=lambda tile: (colour_of(tile), back_of(tile)))
    return tuple(map(back_of, lying))
