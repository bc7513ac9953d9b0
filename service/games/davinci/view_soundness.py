"""Whether a view is surely in order: the usual answer of `check_view`, as `soundness` has it for states.

A view shows less than a state and tells less of its piles, so besides the course of the round it is asked whether the
numbers of tiles are right, whether the seat sees what it may see and no more, and whether the hidden tiles can be
anything at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from service.games.davinci.soundness import (
    GAME,
    Rows,
    history_fits,
    is_usual,
    lie_in_order,
    pool_size,
    slots_fit,
    stake_fits,
)
from service.games.davinci.state import SeenSlot, View
from service.games.davinci.tiles import COLOURS, JOKERS, ORDER, TILES, Colour, Tile, Value, colour_of, value_of
from service.games.davinci.view import clue_owner

_Free = dict[Colour, list[tuple[int, Value]]]
"""Tiles that are not known, by colour: ranks, ascending, and values."""

_FREE: Final = {tile: (ORDER[tile], value_of(tile)) for tile in TILES if tile not in JOKERS}


def surely_sound_view(view: View) -> bool:
    """Whether a view is in order beyond doubt; False says nothing."""
    if not (is_usual(view) and (view.seat is None or view.seat < view.setup.players)):
        return False
    rows = Rows([], [], {}, {})
    for seat, row in enumerate(view.rows):
        colours = [slot.colour for slot in row]
        tiles = _seen_rightly(row, own=seat == view.seat)
        if tiles is None or not slots_fit(view, rows, seat, colours):
            return False
        rows.tiles.extend(tiles)
    moving = view.rows[view.to_move] if view.to_move >= 0 else ()
    if not (_clue_fits(view) and stake_fits(view, moving) and _counts_fit(view)):
        return False
    known = _known(view, rows)
    return known is not None and history_fits(view, rows) and _places_are_left(view, known)


def _seen_rightly(row: Sequence[SeenSlot], *, own: bool) -> list[Tile] | None:
    """The known tiles of a row; None if others than these should be, or if they lie or are coloured otherwise."""
    seen = row if own else [slot for slot in row if slot.exposed]
    tiles = [slot.tile for slot in seen if slot.tile]
    hidden = [slot.tile for slot in row].count(None)
    if not len(tiles) == len(seen) == len(row) - hidden or not lie_in_order(tiles):
        return None
    return tiles if [*map(colour_of, tiles)] == [slot.colour for slot in seen] else None


def _clue_fits(view: View) -> bool:
    """Whether the clue tile is known to the seat that has drawn it, and where it lies if it is in a row."""
    clue = view.clue
    if clue is None:
        return True
    if (clue.tile is not None) != (view.seat is not None and view.seat == clue_owner(view)):
        return False
    if clue.tile is not None and colour_of(clue.tile) != clue.colour:
        return False
    if view.clue_at is None:
        return True
    row = view.rows[view.to_move]
    slot = row[view.clue_at] if view.clue_at < len(row) else None
    drawn = (clue.colour, clue.tile, False, view.turn)
    return slot is not None and (slot.colour, slot.tile, slot.exposed, slot.since) == drawn


def _counts_fit(view: View) -> bool:
    """Whether there are as many tiles of each colour as in the game, and as many in the pool as there should be."""
    setup, pool, clue = view.setup, view.pool, view.clue
    colours = [slot.colour for row in view.rows for slot in row]
    if clue is not None and view.clue_at is None:
        colours.append(clue.colour)
    each, removed = len(GAME[setup.jokers]) // len(COLOURS), setup.removed_per_colour
    if any(colours.count(colour) + pool.of(colour) + removed != each for colour in COLOURS):
        return False
    if sum(pool) != pool_size(view) or view.removed != (removed, removed):
        return False
    return view.drawing is None or pool.of(view.drawing) > 0


def _known(view: View, rows: Rows) -> set[Tile] | None:
    """The tiles that are face up; None if one is there twice or not in the game."""
    aside = view.clue.tile if view.clue is not None and view.clue_at is None else None
    tiles = rows.tiles if aside is None else [*rows.tiles, aside]
    known = set(tiles)
    return known if len(known) == len(tiles) and known <= GAME[view.setup.jokers] else None


def _places_are_left(view: View, known: set[Tile]) -> bool:
    """Whether the hidden tiles can be some that are not known; jokers would fit anywhere."""
    if view.setup.jokers and not known.issuperset(JOKERS):
        return True
    free: _Free = {colour: [] for colour in COLOURS}
    for tile, place in _FREE.items():
        if tile not in known:
            free[colour_of(tile)].append(place)
    return all(_fits(row, free) for row in view.rows)


def _fits(row: Sequence[SeenSlot], free: _Free) -> bool:
    """Whether every hidden tile of a row can be a free one: the lowest that fits is always best."""
    reached = -1
    for slot in row:
        if slot.tile is None:
            for rank, value in free[slot.colour]:
                if rank > reached and value not in slot.ruled_out:
                    reached = rank
                    break
            else:
                return False
        elif slot.tile not in JOKERS:
            rank = ORDER[slot.tile]
            if rank <= reached:
                return False
            reached = rank
    return True
