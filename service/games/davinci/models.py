"""Models: how probable it is that the jokers of a row came to stand where they stand.

Without jokers all worlds weigh the same. With jokers a model says how the owners chose:

* `deal`: given the tiles of a row, every arrangement of its jokers is equally likely; needs no history.
* `history`: every single choice of an owner was uniform among the places that were legal at that time.
* `worlds`: every world weighs the same, the plain count, which makes jokers look far more frequent than they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import comb, perm
from typing import Final, Literal

from service.games.davinci.evidence import Puzzle, Shape
from service.games.davinci.tiles import COLOURS, Colour

Model = Literal["deal", "history", "worlds"]
MODELS: Final[tuple[Model, ...]] = ("deal", "history", "worlds")


def row_weight(model: Model, shape: Shape, jokers: frozenset[int]) -> Fraction:
    """The probability of the places of the jokers in a row, given its tiles."""
    if model == "worlds" or not shape.arranged or not jokers:
        return Fraction(1)
    if model == "deal":
        return Fraction(1, perm(len(shape.since), len(jokers)))
    return _history_weight(shape.since, jokers)


def _history_weight(since: tuple[int, ...], jokers: frozenset[int]) -> Fraction:
    """The product over all choices: the arrangement of the first row, then every tile that came later."""
    first = [index for index, turn in enumerate(since) if turn == 0]
    choices = perm(len(first), len(jokers.intersection(first)))
    present = set(first)
    for index in sorted(set(range(len(since))) - present, key=since.__getitem__):
        choices *= len(present) + 1 if index in jokers else 1 + _jokers_beside(index, present, jokers)
        present.add(index)
    return Fraction(1, choices)


def _jokers_beside(index: int, present: set[int], jokers: frozenset[int]) -> int:
    """How many jokers stood in the gap between two numbers into which a number came."""
    return _run((i for i in sorted(present, reverse=True) if i < index), jokers) + _run(
        (i for i in sorted(present) if i > index), jokers
    )


def _run(indices: Iterable[int], jokers: frozenset[int]) -> int:
    count = 0
    for index in indices:
        if index not in jokers:
            break
        count += 1
    return count


def ways_to_remove(puzzle: Puzzle, out: Iterable[Colour], *, returned_out: bool) -> int:
    """In how many ways the removed tiles can be chosen among the unseen tiles that lie in no row.

    A joker is never removed, nor is a tile that was put back later; so with removed tiles the worlds in which such a
    tile is in a row stand for more deals than the others. `out`: the colours of the hidden jokers in no row.
    """
    ways = 1
    for colour in COLOURS:
        free = puzzle.unseen[colour] - puzzle.hidden[colour] - sum(joker == colour for joker in out)
        if returned_out and puzzle.returned is not None and puzzle.returned[0] == colour:
            free -= 1
        ways *= comb(free, puzzle.removed[colour]) if free >= 0 else 0
    return ways
