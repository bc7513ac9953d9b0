"""The posterior by definition: list every complete deal that a view allows, weigh it, add up."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product

from service.games.davinci.setup import tiles_in_game
from service.games.davinci.state import View
from service.games.davinci.tiles import ORDER, Tile, Value, colour_of, is_joker, legal_places, value_of

Rows = tuple[tuple[Tile, ...], ...]
Chances = dict[tuple[int, int, Value], Fraction]

MOST_OPEN = 5
"""More undecided tiles than that are not listed."""


class TooManyError(Exception):
    """The view allows more than can be listed in a test."""


def brute_force(view: View, rows_of_worlds: dict[Rows, int], model: str) -> tuple[int, Chances]:
    """The number of worlds, and per hidden tile the probability of every value; worlds come from `fillings`."""
    weights = {rows: deals * weight_of(view, model, rows) for rows, deals in rows_of_worlds.items()}
    if model == "worlds":
        weights = dict.fromkeys(weights, Fraction(1))
    total = sum(weights.values(), Fraction())
    chances: Chances = defaultdict(Fraction)
    for rows, weight in weights.items():
        for seat, position, tile, share in named(view, rows):
            chances[seat, position, value_of(tile)] += weight * share / total
    return len(weights), dict(chances)


def named(view: View, rows: Rows) -> Iterator[tuple[int, int, Tile, Fraction]]:
    """Every hidden tile with its name; in a row without order, every tile of its colour equally."""
    for seat, row in enumerate(view.rows):
        for position, slot in enumerate(row):
            if slot.tile is not None:
                continue
            if view.arranged[seat]:
                yield seat, position, rows[seat][position], Fraction(1)
            else:
                same = [tile for tile in rows[seat] if colour_of(tile) == slot.colour]
                for tile in same:
                    yield seat, position, tile, Fraction(1, len(same))


def unseen(view: View) -> list[Tile]:
    seen = {slot.tile for row in view.rows for slot in row}
    seen.add(view.clue.tile if view.clue else None)
    return [tile for tile in tiles_in_game(view.setup) if tile not in seen]


def fillings(view: View, *, no_self_guess: bool, limit: int = 400) -> dict[Rows, int]:
    """Every way to name the hidden tiles, and how many choices of the removed tiles it leaves.

    A row without order comes once, sorted.
    """
    slots = [(s, p) for s, row in enumerate(view.rows) for p, slot in enumerate(row) if slot.tile is None]
    options = [
        [tile for tile in unseen(view) if possible(view, seat, position, tile, no_self_guess=no_self_guess)]
        for seat, position in slots
    ]
    if sum(len(tiles) > 1 for tiles in options) > MOST_OPEN:
        raise TooManyError
    rows: list[list[Tile | None]] = [[slot.tile for slot in row] for row in view.rows]
    found: dict[Rows, int] = {}
    taken: set[Tile] = set()

    def go(index: int) -> None:
        if index == len(slots):
            record(view, rows, found)
            if len(found) > limit:
                raise TooManyError
            return
        seat, position = slots[index]
        for tile in options[index]:
            if tile not in taken:
                rows[seat][position] = tile
                taken.add(tile)
                if not view.arranged[seat] or in_order([t for t in rows[seat][: position + 1] if t]):
                    go(index + 1)
                taken.remove(tile)
        rows[seat][position] = None

    go(0)
    return found


def record(view: View, rows: list[list[Tile | None]], found: dict[Rows, int]) -> None:
    """Keep a complete deal if it is one."""
    if all(not view.arranged[seat] or in_order(row) for seat, row in enumerate(rows)):
        complete = [[tile for tile in row if tile is not None] for row in rows]
        key = tuple(
            tuple(row) if view.arranged[seat] else tuple(sorted(row, key=ORDER.__getitem__))
            for seat, row in enumerate(complete)
        )
        if key not in found and (deals := sum(1 for _ in removals(view, key))):
            found[key] = deals


def in_order(row: Sequence[Tile | None]) -> bool:
    ranks = [ORDER[tile] for tile in row if tile is not None and not is_joker(tile)]
    return ranks == sorted(ranks)


def possible(view: View, seat: int, position: int, tile: Tile, *, no_self_guess: bool) -> bool:
    slot = view.rows[seat][position]
    if colour_of(tile) != slot.colour or value_of(tile) in slot.ruled_out:
        return False
    if slot.since == 0:
        if view.setup.joker_start == "redraw" and is_joker(tile):
            return False
        if view.seat is not None and view.returned[view.seat] == tile:
            return False
    if no_self_guess:
        for turn, guesser, colour, value in view.guesses:
            if guesser == seat and turn > slot.since and f"{colour}{value}" == tile:
                return False
    return True


def removals(view: View, rows: Rows) -> Iterator[object]:
    """Every choice of the removed tiles among those in no row."""
    rest = [t for t in unseen(view) if not any(t in row for row in rows) and not is_joker(t)]
    if view.seat is not None:
        rest = [tile for tile in rest if tile != view.returned[view.seat]]
    per_colour = [
        combinations([tile for tile in rest if colour_of(tile) == colour], view.removed.of(colour)) for colour in "BW"
    ]
    return product(*per_colour)


def weight_of(view: View, model: str, rows: Rows) -> Fraction:
    if model == "worlds":
        return Fraction(1)
    weight = Fraction(1)
    for seat, row in enumerate(rows):
        if view.arranged[seat]:
            since = [slot.since for slot in view.rows[seat]]
            weight /= arrangements(row) if model == "deal" else choices(row, since)
    return weight


def arrangements(row: Sequence[Tile]) -> int:
    """In how many ways the tiles of a row can lie."""
    return sum(in_order(order) for order in permutations(row)) if any(map(is_joker, row)) else 1


def choices(row: Sequence[Tile], since: list[int]) -> int:
    """How many choices the owner had, all multiplied: the first row, then tile by tile."""
    row_then = [tile for tile, turn in zip(row, since, strict=True) if turn == 0]
    count = arrangements(row_then)
    for turn in sorted(set(since) - {0}):
        tile = row[since.index(turn)]
        count *= len(legal_places(row_then, tile))
        row_then = [other for other, came in zip(row, since, strict=True) if came <= turn]
    return count
