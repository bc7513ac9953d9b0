"""What is always true of a setup and of a state: every broken invariant, not the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Final

from service.game import Violation, Violations
from service.games.davinci_solo.deferral_checks import hand_faults
from service.games.davinci_solo.state import (
    COLOURS,
    CUMULATIVE,
    DEFERRALS,
    PHASES,
    RANK,
    ROW_CAPS,
    ROWS,
    TILES,
    Row,
    Setup,
    State,
    broken,
    colour_of,
    in_order,
    mover_of,
)
from service.games.davinci_solo.turn import ascending, doomed
from service.sentences import say

_ALL: Final = frozenset(TILES)
_DRAWS: Final = len(TILES) - ROWS


def check_setup(setup: Setup) -> Violations:
    """Every option that has no such value, and every reason why the start is none."""
    options = (
        ("row_cap", ROW_CAPS, "row-cap"),
        ("deferral", DEFERRALS, "holding"),
        ("cumulative", CUMULATIVE, "holding"),
    )
    unknown = tuple(
        broken(
            "unknown_value",
            say("Option {name} is one of {values}.", name=name, values=", ".join(map(str, values))),
            heading,
            f"/{name}",
        )
        for name, values, heading in options
        if getattr(setup, name) not in values
    )
    return unknown + tuple(_start_faults(setup))


def check_state(state: State) -> Violations:
    """Every broken invariant; empty for every reachable state.

    Tiles, rows, turn, hand, phase and end are checked in full; of shared allowances whether the tiles in rows and in
    hand can add up to them, not every order in which they may have come.
    """
    setup = tuple(fault.below("/setup") for fault in check_setup(state.setup))
    tiles = tuple(_tile_faults(state))
    shape = tuple(_row_faults(state)) + tuple(_phase_faults(state))
    if setup or tiles or shape:
        return setup + tiles + shape
    counted = tuple(_turn_faults(state))
    return counted or (*hand_faults(state), *_end_faults(state))


def check_view(view: State) -> Violations:
    """The same: a view is a state."""
    return check_state(view)


def _start_faults(setup: Setup) -> Iterator[Violation]:
    start = setup.start or ()
    if setup.start is not None and len(start) != ROWS:
        yield broken("start_not_six", say("A spine has six tiles."), "setting-up", "/start")
    for index, tile in enumerate(start):
        where = f"/start/{index}"
        if tile not in RANK:
            yield broken("no_such_tile", say("There is no tile {tile}.", tile=tile), "material", where)
        elif tile in start[:index]:
            yield broken("tile_twice", say("Tile {tile} stands twice.", tile=tile), "material", where)


def _places(state: State) -> Iterator[tuple[str, str]]:
    """Every tile with where it stands in the state."""
    for number, row in enumerate(state.rows):
        yield from ((f"/rows/{number}/tiles/{place}", tile) for place, tile in enumerate(row.tiles))
    yield from ((f"/pool/{place}", tile) for place, tile in enumerate(state.pool))
    yield from ((f"/hand/{place}/tile", held.tile) for place, held in enumerate(state.hand))


def _tile_faults(state: State) -> Iterator[Violation]:
    tiles = [*chain.from_iterable([row.tiles for row in state.rows]), *state.pool, *[held.tile for held in state.hand]]
    # Nearly always every tile is there once; only where not, each is looked at with its place.
    if len(tiles) != len(TILES) or set(tiles) != _ALL:
        yield from _identity_faults(state)
    if _ALL.issuperset(state.pool) and state.pool != in_order(state.pool):
        yield broken("not_sorted", say("The pool is listed in tile order."), "position", "/pool")


def _identity_faults(state: State) -> Iterator[Violation]:
    """Tiles that there are not, that stand in several places, or in none."""
    places = list(_places(state))
    count = Counter(tile for _, tile in places)
    for where, tile in places:
        if tile not in RANK:
            yield broken("no_such_tile", say("There is no tile {tile}.", tile=tile), "material", where)
        elif count[tile] > 1:
            yield broken(
                "tile_twice", say("Tile {tile} stands {times} times.", tile=tile, times=count[tile]), "material", where
            )
    missing = [tile for tile in TILES if tile not in count]
    if missing:
        yield broken("tile_missing", say("Nowhere: {tiles}.", tiles=", ".join(missing)), "material")


def _row_faults(state: State) -> Iterator[Violation]:
    if len(state.rows) > ROWS or (state.turn and len(state.rows) != ROWS):
        yield broken("wrong_rows", say("The spine has six tiles, a row each."), "setting-up", "/rows")
    for number, row in enumerate(state.rows):
        where = f"/rows/{number}"
        if row.spine not in RANK or not row.tiles or not _ALL.issuperset(row.tiles):
            yield broken("not_a_row", say("A row has its spine tile and what was added to it."), "rows", where)
            continue
        yield from _one_row_faults(row, where)
        if len(row.tiles) > state.setup.row_cap:
            yield broken(
                "row_too_long", say("A row has at most {most} tiles.", most=state.setup.row_cap), "row-cap", where
            )
    start = state.setup.start
    if start is not None and tuple(row.spine for row in state.rows) != start:
        yield broken("not_the_start", say("The spine is not the one of the option start."), "setting-up", "/rows")


def _one_row_faults(row: Row, where: str) -> Iterator[Violation]:
    if not ascending(row.tiles):
        detail = say("Rows ascend from left to right, black before white at equal numbers.")
        yield broken("row_not_ascending", detail, "rows", f"{where}/tiles")
    lone = len(row.tiles) == 1
    inner = row.tiles[-1] if row.side == "L" else row.tiles[0]
    if row.spine != inner or lone != (row.side is None):
        detail = say("A row grows from its spine tile on one side only, which its first added tile fixes.")
        yield broken("wrong_side", detail, "rows", f"{where}/side")


def _phase_faults(state: State) -> Iterator[Violation]:
    if state.phase not in PHASES:
        yield broken("unknown_phase", say("A phase is one of {phases}.", phases=", ".join(PHASES)), "a-turn", "/phase")
    elif state.to_move != mover_of(state.phase):
        yield broken("wrong_mover", say("Chance turns over a tile; all else is for the player."), "a-turn", "/to_move")
    if (state.won is None) != (state.phase != "over"):
        yield broken("wrong_end", say("A round is won or lost when it is over, not before."), "end", "/won")
    wanted = state.setup.colour_choice and state.phase == "tile" and state.turn > 0
    if (state.pending is not None) != wanted:
        detail = say("A colour is pending exactly while a tile comes whose colour the player has named.")
        yield broken("wrong_pending", detail, "a-turn", "/pending")
    elif state.pending is not None and (
        state.pending not in COLOURS or all(tile[:1] != state.pending for tile in state.pool)
    ):
        yield broken("colour_gone", say("No tile of this colour lies face down."), "a-turn", "/pending")


def _turn_faults(state: State) -> Iterator[Violation]:
    """The pool shrinks by a tile a turn."""
    if state.turn == 0:
        held = (state.hand, state.held_since, state.allowance)
        if len(state.rows) == ROWS or state.phase != "tile" or held != ((), None, 0):
            yield broken("wrong_turn", say("Turn 0 lays out the spine; nothing else happens."), "setting-up", "/turn")
        return
    drawn = _DRAWS - len(state.pool)
    before, after = drawn == state.turn - 1, drawn == state.turn
    fits = {"place": after, "over": after or (before and state.won is False)}.get(state.phase, before)
    if not fits:
        yield broken("wrong_turn", say("A tile is drawn in each turn, the first in turn 1."), "a-turn", "/turn")
    if state.phase == "place" and not state.hand:
        yield broken("nothing_in_hand", say("A turn ends by itself when nothing is in hand."), "a-turn", "/hand")
    if state.won and (state.pool or state.hand):
        yield broken("not_won", say("A round is won when all tiles lie in rows."), "end", "/won")
    if state.won is False and not (state.pool or state.hand):
        yield broken("not_lost", say("All tiles lie in rows, so the round is won."), "end", "/won")


def _end_faults(state: State) -> Iterator[Violation]:
    """A round is lost as soon as the rules cannot be met any more, and not before."""
    if state.turn == 0 or state.won:
        return
    if state.won is None:
        if doomed(state):
            yield broken(
                "already_lost", say("Nothing that can come meets the rules: the round is lost."), "end", "/phase"
            )
    elif not any(map(doomed, _moments(state))):
        yield broken("not_lost", say("There is a way to go on within the rules."), "end", "/won")


def _moments(state: State) -> Iterator[State]:
    """The moments at which a lost round can have ended as it stands."""
    if _DRAWS - len(state.pool) == state.turn:
        yield replace(state, phase="place")
        return
    yield replace(state, phase="draw")
    if state.setup.colour_choice:
        colours = {colour_of(tile) for tile in state.pool}
        yield from (replace(state, phase="tile", pending=colour) for colour in COLOURS if colour in colours)
