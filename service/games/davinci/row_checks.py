"""Invariants of the rows and of the numbers of tiles, on a table of which some tiles may be face down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import ge

from service.game import CHANCE, Violation
from service.games.davinci.setup import pool_at_start, start_size, tiles_in_game
from service.games.davinci.state import SETTING_UP, SeenSlot, View, broken
from service.games.davinci.tiles import (
    COLOURS,
    JOKERS,
    ORDER,
    Colour,
    Tile,
    Value,
    ascending,
    colour_of,
    is_joker,
    value_of,
    value_order,
)
from service.sentences import say, say_many


def row_faults(view: View) -> Iterator[Violation]:
    """Every broken invariant of rows, clue tile and piles."""
    early = view.phase in SETTING_UP
    for seat, row in enumerate(view.rows):
        yield from _order_faults(view, seat)
        yield from _start_faults(view, seat)
        for position, slot in enumerate(row):
            # Most tiles have nothing at all that may be wrong with them.
            if odd_values(slot.tile, slot.ruled_out) or slot.tile in JOKERS or (slot.exposed and early):
                yield from _slot_faults(view, slot, f"/rows/{seat}/{position}")
    yield from _identity_faults(view)
    yield from _pointed_faults(view)
    yield from _count_faults(view)


def unplaceable_faults(view: View) -> Iterator[Violation]:
    """Rows whose hidden tiles cannot all be something; only asked where no joker can be among them."""
    known = set(known_tiles(view))
    unseen = [tile for tile in tiles_in_game(view.setup) if tile not in known]
    if any(tile in JOKERS for tile in unseen):
        return
    for seat, row in enumerate(view.rows):
        if view.arranged[seat] and not _fits(row, unseen):
            detail = say("No tiles that are still unseen fit into the gaps of this row.")
            yield broken("impossible_row", detail, "material", f"/rows/{seat}")


def _fits(row: Sequence[SeenSlot], unseen: Sequence[Tile]) -> bool:
    """Whether every hidden tile can be one of `unseen` with the row in order: the lowest that fits is always best."""
    reached = -1
    for slot in row:
        if slot.tile in JOKERS:
            continue
        ranks = [ORDER[tile] for tile in ([slot.tile] if slot.tile else unseen) if _may_be(slot, tile)]
        above = [rank for rank in ranks if rank > reached]
        if not above:
            return False
        reached = min(above)
    return True


def _may_be(slot: SeenSlot, tile: Tile) -> bool:
    return colour_of(tile) == slot.colour and value_of(tile) not in slot.ruled_out


def _order_faults(view: View, seat: int) -> Iterator[Violation]:
    """Numbers ascend; a row without an order yet lies in that of the tiles, or shows black first."""
    row = view.rows[seat]
    known = [slot.tile for slot in row if slot.tile is not None]
    if not ascending(known):
        detail = say("The numbers of a row ascend, black before white at equal numbers.")
        yield broken("row_not_ascending", detail, "material", f"/rows/{seat}")
    elif not view.arranged[seat]:
        ranks = [ORDER[tile] for tile in known] if len(known) == len(row) else [COLOURS.index(s.colour) for s in row]
        if ranks != sorted(ranks):
            detail = say("A row not yet arranged lies in the order of the tiles; where they are hidden, black first.")
            yield broken("row_not_sorted", detail, "what-a-player-may-know", f"/rows/{seat}")


def _start_faults(view: View, seat: int) -> Iterator[Violation]:
    """The tiles that a seat began with."""
    setup, returned = view.setup, view.returned[seat]
    start = [slot for slot in view.rows[seat] if slot.since == 0]
    back = [] if returned is None else [returned]
    if len(start) + len(back) != start_size(setup):
        detail = say(
            "A seat takes {count} tiles at the start; rows and `returned` say otherwise.", count=start_size(setup)
        )
        yield broken("wrong_hand_size", detail, "set-up", f"/rows/{seat}")
    if setup.start_colours is not None:
        colours = sorted([slot.colour for slot in start] + [_colour(tile) for tile in back])
        if colours != sorted(setup.start_colours[seat]):
            detail = say(
                "Seat {seat} took the colours {colours} at the start.", seat=seat, colours=setup.start_colours[seat]
            )
            yield broken("start_colours_differ", detail, "set-up", f"/rows/{seat}")
    if setup.joker_start == "redraw" and any(tile in JOKERS for tile in (*back, *[slot.tile for slot in start])):
        yield broken("joker_at_start", say("With `redraw` nobody starts with a joker."), "set-up", f"/rows/{seat}")


def _colour(tile: Tile | Colour) -> str:
    return tile[0]


@lru_cache(maxsize=4096)
def odd_values(tile: Tile | None, ruled_out: tuple[Value, ...]) -> bool:
    """Whether values cannot be ruled out for a tile like this; kept, since a row is checked again after every ply."""
    ranks = [value_order(value) for value in ruled_out]
    return any(map(ge, ranks, ranks[1:])) or (tile is not None and value_of(tile) in ruled_out)


def _slot_faults(view: View, slot: SeenSlot, pointer: str) -> Iterator[Violation]:
    """What is said of one tile."""
    ranks = [value_order(value) for value in slot.ruled_out]
    if any(map(ge, ranks, ranks[1:])):
        detail = say("Values are sorted, each at most once, the joker last.")
        yield broken("not_sorted", detail, "position", f"{pointer}/ruled_out")
    if slot.tile is not None and value_of(slot.tile) in slot.ruled_out:
        yield broken(
            "ruled_out_own_value", say("The tile has a value that is ruled out."), "position", f"{pointer}/ruled_out"
        )
    if slot.tile in JOKERS and not view.setup.jokers:
        yield broken(
            "tile_not_in_game", say("{tile} is not in this round.", tile=slot.tile), "material", f"{pointer}/tile"
        )
    if slot.exposed and view.phase in SETTING_UP:
        yield broken("exposed_too_early", say("Nothing is exposed in the set-up."), "set-up", f"{pointer}/exposed")


def _identity_faults(view: View) -> Iterator[Violation]:
    """Tiles that are in two places."""
    tiles = known_tiles(view)
    yield from _duplicate_faults(view) if len(set(tiles)) != len(tiles) else ()
    yield from _returned_faults(view) if any(view.returned) else ()


def _duplicate_faults(view: View) -> Iterator[Violation]:
    seen: dict[Tile, str] = {}
    for tile, pointer in _located(view):
        if tile in seen:
            yield broken(
                "duplicate_tile",
                say("{tile} is here and at {place}.", tile=tile, place=seen[tile]),
                "material",
                pointer,
            )
        seen.setdefault(tile, pointer)


def _returned_faults(view: View) -> Iterator[Violation]:
    back = [(tile, seat) for seat, tile in enumerate(view.returned) if tile is not None and tile not in COLOURS]
    start = {slot.tile for row in view.rows for slot in row if slot.since == 0}
    for index, (tile, seat) in enumerate(back):
        if tile in start or tile in [other for other, _ in back[:index]]:
            detail = say("{tile} was put back, so nobody began with it or put it back as well.", tile=tile)
            yield broken("returned_tile_elsewhere", detail, "set-up", f"/returned/{seat}")
        if is_joker(tile) and not view.setup.jokers:
            yield broken(
                "tile_not_in_game", say("{tile} is not in this round.", tile=tile), "material", f"/returned/{seat}"
            )


def known_tiles(view: View) -> list[Tile]:
    """The tiles in rows and the clue tile, as far as they are face up."""
    tiles = [slot.tile for row in view.rows for slot in row if slot.tile is not None]
    if view.clue is not None and view.clue.tile is not None and view.clue_at is None:
        tiles.append(view.clue.tile)
    return tiles


def _located(view: View) -> Iterator[tuple[Tile, str]]:
    """The same, and where each is."""
    for seat, row in enumerate(view.rows):
        for position, slot in enumerate(row):
            if slot.tile is not None:
                yield slot.tile, f"/rows/{seat}/{position}/tile"
    if view.clue is not None and view.clue.tile is not None and view.clue_at is None:
        yield view.clue.tile, "/clue"


def _pointed_faults(view: View) -> Iterator[Violation]:
    """Members that point at a tile of the row of the seat to move."""
    row = view.rows[view.to_move] if view.to_move in range(len(view.rows)) else ()
    if view.clue is not None and view.clue_at is not None:
        slot = row[view.clue_at] if view.clue_at < len(row) else None
        drawn = (view.clue.colour, view.clue.tile, False, view.turn)
        if slot is None or (slot.colour, slot.tile, slot.exposed, slot.since) != drawn:
            detail = say("Not the index of the hidden clue tile in the row of the seat to move.")
            yield broken("clue_not_there", detail, "when-the-clue-tile-goes-in", "/clue_at")
    if view.clue is not None and view.clue.tile in JOKERS and not view.setup.jokers:
        yield broken("tile_not_in_game", say("{tile} is not in this round.", tile=view.clue.tile), "material", "/clue")
    if view.stake is not None and (view.stake >= len(row) or row[view.stake].exposed):
        detail = say("Not the index of a hidden tile in the row of the seat to move.")
        yield broken("stake_not_hidden", detail, "empty-pool", "/stake")


def _count_faults(view: View) -> Iterator[Violation]:
    """How many tiles there are of each colour, in the pool, and removed."""
    setup = view.setup
    there = len(tiles_in_game(setup)) // len(COLOURS)
    lying = [slot.colour for row in view.rows for slot in row]
    for colour in COLOURS:
        aside = view.clue is not None and view.clue_at is None and view.clue.colour == colour
        count = lying.count(colour) + aside + view.pool.of(colour) + view.removed.of(colour)
        if count != there:
            detail = say(
                "There are {there} tiles of colour {colour}; here are {count}.", there=there, colour=colour, count=count
            )
            yield broken("wrong_number_of_tiles", detail, "material", "/pool")
        if view.removed.of(colour) != setup.removed_per_colour:
            detail = say_many(
                "{count} tile of each colour is removed.",
                "{count} tiles of each colour are removed.",
                count=setup.removed_per_colour,
            )
            yield broken("wrong_number_removed", detail, "set-up", "/removed")
    if sum(view.pool) != _pool_size(view):
        detail = say_many(
            "The pool has {count} tile at this point of the round.",
            "The pool has {count} tiles at this point of the round.",
            count=_pool_size(view),
        )
        yield broken("wrong_pool", detail, "a-turn", "/pool")
    if view.drawing is not None and view.to_move == CHANCE and not view.pool.of(view.drawing):
        yield broken(
            "colour_exhausted",
            say("The pool has no tile of colour {colour}.", colour=view.drawing),
            "a-turn",
            "/drawing",
        )


def _pool_size(view: View) -> int:
    """Every turn draws one, as long as there is one."""
    start = pool_at_start(view.setup)
    kept = sum(tile is None for tile in view.returned) if view.setup.draw_extra else 0
    drawn = view.turn - 1 if view.phase in ("draw", "tile") else view.turn
    return max(start - kept - max(drawn, 0), 0)
