"""The rules once more, as plainly as possible, to compare with: the board is a drawing, a chip has a place in it.

Nothing here knows the service. Places are (column, row) from 0; `chips` maps every place to its number, 0 when empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

Place = tuple[int, int]

EIGHT = """
..###..
.#####.
#######
#######
.#####.
#######
#######
.#####.
..###..
"""
SQUARE = "#######\n" * 7
# Two islands with a strait between them; and a board of many parts, with an empty row.
ISLANDS = "####.###\n" * 7
LOOSE = """
#.######.#
..######..
..######..
#.######.#
..........
.#.#####.#
..#######.
..#######.
"""


@cache
def places(drawing: str) -> tuple[Place, ...]:
    rows = drawing.split()
    return tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


def names(drawing: str) -> tuple[str, ...]:
    return tuple(f"{'abcdefghij'[x]}{y + 1}" for x, y in places(drawing))


def named(name: str) -> Place:
    return "abcdefghij".index(name[0]), int(name[1:]) - 1


def targets(
    drawing: str, cross: bool, chips: tuple[int, ...], star: Place
) -> dict[int, tuple[Place, list[Place] | None]]:
    """Number to its place and the places that the star passes; None when it may go anywhere."""
    lying = dict(zip(places(drawing), chips, strict=True))
    found = {}
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            x, y = star
            passed: list[Place] = []
            while (dx, dy) != (0, 0):
                x, y = x + dx, y + dy
                if not (0 <= x < 30 and 0 <= y < 30) or ((x, y) not in lying and not cross):
                    break
                if lying.get((x, y)):
                    found[lying[x, y]] = (x, y), passed
                    break
                passed = [*passed, (x, y)] if (x, y) in lying else passed
    return found or {number: (place, None) for place, number in lying.items() if number}


def without(drawing: str, chips: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple(0 if chip == number else chip for chip in chips)


def games(drawing: str, cross: bool, chips: tuple[int, ...], star: Place, depth: int) -> int:
    """How many series of `depth` turns there are."""
    if depth == 0:
        return 1
    reach = targets(drawing, cross, chips, star)
    return sum(games(drawing, cross, without(drawing, chips, n), at, depth - 1) for n, (at, _) in reach.items())


def runs(numbers: set[int]) -> list[list[int]]:
    """Longest runs of consecutive numbers, found by walking up from 1."""
    found: list[list[int]] = []
    for number in range(1, 49):
        if number in numbers:
            if number - 1 not in numbers:
                found.append([])
            found[-1].append(number)
    return found


def tournament(numbers: set[int]) -> int:
    return sum(sum(range(1, len(run) + 1)) for run in runs(numbers))


def swaps(collected: list[set[int]], seat: int) -> Iterator[tuple[int, int, int]]:
    """Everything that may be swapped, as given chip, other seat and chip received."""
    for give in sorted(collected[seat]):
        for other, theirs in enumerate(collected):
            for get in sorted(theirs):
                if other != seat and [get] in runs(theirs):
                    yield give, other, get


def solo_choices(chains: list[list[int]], number: int) -> list[int | None]:
    """The chips that a taken number can be attached to by name; None where it need not be said."""
    below = [chain for chain in chains if chain[-1] == number - 1]
    above = [chain for chain in chains if chain[0] == number + 1]
    return [number - 1, number + 1] if below and above else [None]


def solo_added(chains: list[list[int]], number: int, choice: int | None) -> list[list[int]]:
    """The chains after taking a number."""
    fitting = [chain for chain in chains if number - 1 in chain or number + 1 in chain]
    chosen = [chain for chain in fitting if choice is None or choice in chain]
    if not chosen:
        return sorted([*chains, [number]])
    return sorted(sorted([*chain, number]) if chain is chosen[0] else chain for chain in chains)


def solo_games(drawing: str, chips: tuple[int, ...], star: Place, chains: list[list[int]], depth: int) -> int:
    """How many series of `depth` turns there are, counting the choices between chains."""
    if depth == 0:
        return 1
    total = 0
    for number, (at, _) in targets(drawing, False, chips, star).items():
        for choice in solo_choices(chains, number):
            after = solo_added(chains, number, choice)
            total += solo_games(drawing, without(drawing, chips, number), at, after, depth - 1)
    return total


def penalty(chains: list[list[int]], kind: str) -> int:
    left = [chain for chain in chains if len(chain) < 6]
    if kind == "per_chip":
        return len([number for chain in left for number in chain])
    return len(left) if kind == "per_chain" else sum(sum(range(1, len(chain) + 1)) for chain in left)
