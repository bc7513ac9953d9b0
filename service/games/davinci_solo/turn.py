"""The current turn: what may be held at its end, and whether the rules can still be met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from operator import lt
from typing import Final

from service.game import Violation
from service.games.davinci_solo.state import (
    RANK,
    Held,
    Row,
    State,
    Tile,
    broken,
    colour_of,
    mover_of,
    patience,
    takes,
)
from service.sentences import say

_OFF: Final = broken("holding_off", say("{tile} must be placed: nothing may be held."), "holding")
_IMPATIENT: Final = broken("must_be_placed", say("{tile} must be placed in the turn in which it is drawn."), "holding")
_SPENT: Final = broken("allowance_spent", say("{tile} must lie by the end of turn {turn}."), "holding")
_PLACEABLE: Final = broken("has_a_place", say("{tile} has a place, so it may not be held."), "holding")


def shared_deferral(state: State, hand: Sequence[Held]) -> tuple[int | None, int]:
    """`held_since` and `allowance` once the turn ends with these tiles in hand.

    A tile adds its allowance at the end of the turn in which it was drawn, if it is still in hand then.
    """
    if not hand or state.setup.cumulative != "shared":
        return None, 0
    fresh = [held for held in hand if held.drawn == state.turn]
    since = state.held_since if state.held_since is not None else hand[0].drawn
    return since, state.allowance + sum(patience(held.tile) for held in fresh)


def hold_faults(state: State, hand: Sequence[Held], *, pool: int | None = None) -> list[Violation]:
    """Every reason why the turn may not end with these tiles in hand; `pool`: how many tiles lie face down then."""
    found = []
    if not (len(state.pool) if pool is None else pool):
        found.append(broken("pool_empty", say("Nothing may be held once the pool is empty."), "holding"))
    for held in hand:
        found += [_said_of(held, fault) for fault in _tile_faults(state, held)]
    since, allowance = shared_deferral(state, hand)
    if since is not None and since + allowance <= state.turn and all(patience(held.tile) for held in hand):
        detail = say(
            "The allowances of the tiles held end with turn {turn}; the hand must be empty then.",
            turn=since + allowance,
        )
        found.append(broken("allowance_spent", detail, "holding"))
    return found


def _tile_faults(state: State, held: Held) -> list[Violation]:
    """Every reason why this tile may not be held, not yet said of it: most often only asked is whether there is one."""
    setup, tile = state.setup, held.tile
    if setup.deferral == "off":
        return [_OFF]
    if not patience(tile):
        return [_IMPATIENT]
    found = []
    if setup.cumulative == "each" and held.drawn + patience(tile) <= state.turn:
        found.append(_SPENT)
    if setup.deferral == "strict" and any(takes(row, setup.row_cap, tile) for row in state.rows):
        found.append(_PLACEABLE)
    return found


def _said_of(held: Held, fault: Violation) -> Violation:
    return replace(fault, detail=fault.detail.format(tile=held.tile, turn=held.drawn + patience(held.tile)))


def doomed(state: State) -> bool:
    """Whether no continuation of the current turn can meet the rules."""
    if state.phase == "place":
        return not _can_end(state, state.hand, len(state.pool))
    pool = len(state.pool) - 1
    for tile in state.pool:
        comes = state.pending is None or colour_of(tile) == state.pending
        if comes and _can_end(state, (*state.hand, Held(tile, state.turn)), pool):
            return False
    return True


def with_drawn(state: State, tile: Tile) -> State:
    """The state once this tile is drawn."""
    return State(
        state.setup,
        "place",
        state.turn,
        state.rows,
        tuple([other for other in state.pool if other != tile]),
        (*state.hand, Held(tile, state.turn)),
        state.held_since,
        state.allowance,
        None,
        state.won,
        mover_of("place"),
    )


def _can_end(state: State, hand: Sequence[Held], pool: int) -> bool:
    """Whether some placements lead from this hand to one that may be held, or to an empty one.

    `pool` is how many tiles lie face down; hand and pool may be those after the next draw.
    A placement never makes room for another tile, and never lengthens an allowance; so only those are worth trying
    that must be made: of the tiles that may not be held, or of all where the rest may not wait either.
    """
    if len(hand) == 1 and all_fit(state.rows, state.setup.row_cap, [hand[0].tile]):
        return True  # Most often, and then nothing has to be held.
    must = [held for held in hand if _tile_faults(state, held)]
    rest = [held for held in hand if held not in must]
    if rest and hold_faults(state, rest, pool=pool):
        must = list(hand)
    return all_fit(state.rows, state.setup.row_cap, [held.tile for held in must])


def all_fit(rows: Sequence[Row], row_cap: int, tiles: Sequence[Tile]) -> bool:
    """Whether all these tiles can be placed, in some order.

    Tiles on the same side of a row can always be placed from the inside out; so it is enough to give each a row that
    takes it now, all of one row on one side, and no more than there is room.
    """
    if len(tiles) <= 1:  # Nearly always, and then there is nothing to search.
        return not tiles or any(takes(row, row_cap, tiles[0]) for row in rows)
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
    ranks = [RANK[tile] for tile in tiles]
    return all(map(lt, ranks, ranks[1:]))
