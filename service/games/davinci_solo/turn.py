"""The current turn: what may be held at its end, and whether the rules can still be met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

from service.game import Violation
from service.games.davinci_solo.state import (
    RANK,
    Held,
    Row,
    State,
    Tile,
    broken,
    colour_of,
    patience,
    takes,
)
from service.sentences import say


def shared_deferral(state: State, hand: Sequence[Held]) -> tuple[int | None, int]:
    """`held_since` and `allowance` once the turn ends with these tiles in hand.

    A tile adds its allowance at the end of the turn in which it was drawn, if it is still in hand then.
    """
    if not hand or state.setup.cumulative != "shared":
        return None, 0
    fresh = [held for held in hand if held.drawn == state.turn]
    since = state.held_since if state.held_since is not None else hand[0].drawn
    return since, state.allowance + sum(patience(held.tile) for held in fresh)


def hold_faults(state: State, hand: Sequence[Held]) -> list[Violation]:
    """Every reason why the turn may not end with these tiles in hand."""
    found = []
    if not state.pool:
        found.append(broken("pool_empty", say("Nothing may be held once the pool is empty."), "holding"))
    for held in hand:
        found += _tile_faults(state, held)
    since, allowance = shared_deferral(state, hand)
    if since is not None and since + allowance <= state.turn and all(patience(held.tile) for held in hand):
        detail = say(
            "The allowances of the tiles held end with turn {turn}; the hand must be empty then.",
            turn=since + allowance,
        )
        found.append(broken("allowance_spent", detail, "holding"))
    return found


def _tile_faults(state: State, held: Held) -> list[Violation]:
    """Every reason why this tile may not be held."""
    setup, tile = state.setup, held.tile
    if setup.deferral == "off":
        return [broken("holding_off", say("{tile} must be placed: nothing may be held.", tile=tile), "holding")]
    if not patience(tile):
        return [
            broken(
                "must_be_placed", say("{tile} must be placed in the turn in which it is drawn.", tile=tile), "holding"
            )
        ]
    found = []
    if setup.cumulative == "each" and held.drawn + patience(tile) <= state.turn:
        detail = say("{tile} must lie by the end of turn {turn}.", tile=tile, turn=held.drawn + patience(tile))
        found.append(broken("allowance_spent", detail, "holding"))
    if setup.deferral == "strict" and any(takes(row, setup.row_cap, tile) for row in state.rows):
        found.append(broken("has_a_place", say("{tile} has a place, so it may not be held.", tile=tile), "holding"))
    return found


def doomed(state: State) -> bool:
    """Whether no continuation of the current turn can meet the rules."""
    if state.phase == "place":
        return not _can_end(state)
    tiles = [tile for tile in state.pool if state.pending in (None, colour_of(tile))]
    return not any(_can_end(with_drawn(state, tile)) for tile in tiles)


def with_drawn(state: State, tile: Tile) -> State:
    """The state once this tile is drawn."""
    return replace(
        state,
        phase="place",
        pending=None,
        pool=tuple(other for other in state.pool if other != tile),
        hand=(*state.hand, Held(tile, state.turn)),
    )


def _can_end(state: State) -> bool:
    """Whether some placements lead to a hand that may be held, or to an empty one.

    A placement never makes room for another tile, and never lengthens an allowance; so only those are worth trying
    that must be made: of the tiles that may not be held, or of all where the rest may not wait either.
    """
    must = [held for held in state.hand if _tile_faults(state, held)]
    rest = [held for held in state.hand if held not in must]
    if rest and hold_faults(state, rest):
        must = list(state.hand)
    return all_fit(state.rows, state.setup.row_cap, [held.tile for held in must])


def all_fit(rows: Sequence[Row], row_cap: int, tiles: Sequence[Tile]) -> bool:
    """Whether all these tiles can be placed, in some order.

    Tiles on the same side of a row can always be placed from the inside out; so it is enough to give each a row that
    takes it now, all of one row on one side, and no more than there is room.
    """
    order = sorted(tiles, key=lambda tile: sum(takes(row, row_cap, tile) is not None for row in rows))
    places = [
        [(index, side) for index, row in enumerate(rows) if (side := takes(row, row_cap, tile))] for tile in order
    ]
    room = tuple(row_cap - len(row.tiles) for row in rows)

    @cache
    def fits(at: int, room: tuple[int, ...], sides: tuple[str, ...]) -> bool:
        if at == len(order):
            return True
        for row, side in places[at]:
            if room[row] and sides[row] in ("", side):
                less = (*room[:row], room[row] - 1, *room[row + 1 :])
                if fits(at + 1, less, (*sides[:row], side, *sides[row + 1 :])):
                    return True
        return False

    return fits(0, room, ("",) * len(rows))


def ascending(tiles: Sequence[Tile]) -> bool:
    """Whether the tiles ascend, black before white at equal numbers."""
    return all(RANK[left] < RANK[right] for left, right in pairwise(tiles))
