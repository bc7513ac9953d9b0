"""Other worlds: states that look the same to a seat."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from service.games import davinci
from service.games.davinci import State
from service.games.davinci.tiles import ORDER, in_order

Place = tuple[Any, ...]


def other_world(state: State, seat: int | None, dice: random.Random, swaps: int = 25) -> State:
    """A state in which tiles that `seat` cannot see have changed places with others of their colour."""
    for _ in range(swaps):
        changed = _reremembered(_swapped(state, seat, dice), seat, dice)
        if davinci.check_state(changed) == ():
            state = changed
    return state


def _swapped(state: State, seat: int | None, dice: random.Random) -> State:
    """Two hidden tiles of one colour, anywhere, swap their names."""
    tiles = _unknown(state, seat)
    if not tiles:
        return state
    one = dice.choice(list(tiles))
    other = dice.choice([place for place, tile in tiles.items() if tile[0] == tiles[one][0]])
    swap = {tiles[one]: tiles[other], tiles[other]: tiles[one]}
    return _renamed(state, swap, set(tiles))


def _unknown(state: State, seat: int | None) -> dict[Place, str]:
    """Every place whose tile the seat cannot see."""
    places: dict[Place, str] = {
        ("rows", owner, position): slot.tile
        for owner, row in enumerate(state.rows)
        for position, slot in enumerate(row)
        if owner != seat and not slot.exposed
    }
    places |= {("pool", index): tile for index, tile in enumerate(state.pool)}
    places |= {("removed", index): tile for index, tile in enumerate(state.removed)}
    if state.clue is not None and seat != (state.winner if state.winner is not None else state.to_move):
        places["clue",] = state.clue
    return places


def _renamed(state: State, swap: dict[str, str], places: set[Place]) -> State:
    rows = tuple(
        tuple(
            replace(slot, tile=swap.get(slot.tile, slot.tile)) if ("rows", owner, position) in places else slot
            for position, slot in enumerate(row)
        )
        for owner, row in enumerate(state.rows)
    )
    # A row without order lies in that of its tiles.
    rows = tuple(
        row if state.arranged[owner] else tuple(sorted(row, key=lambda slot: ORDER[slot.tile]))
        for owner, row in enumerate(rows)
    )
    clue = state.clue
    if clue is not None and ("clue",) in places:
        clue = swap.get(clue, clue)
    pool = in_order(swap.get(tile, tile) for tile in state.pool)
    removed = in_order(swap.get(tile, tile) for tile in state.removed)
    return replace(state, rows=rows, pool=pool, removed=removed, clue=clue)


def _reremembered(state: State, seat: int | None, dice: random.Random) -> State:
    """What the others have put back can be any tile of its colour that can be drawn or has been."""
    later = [slot.tile for row in state.rows for slot in row if slot.since > 0]
    there = [*state.pool, *later, *([state.clue] if state.clue else [])]
    returned = tuple(
        tile
        if tile is None or owner == seat
        else dice.choice([other for other in there if other[0] == tile[0]] or [tile])
        for owner, tile in enumerate(state.returned)
    )
    return replace(state, returned=returned)
