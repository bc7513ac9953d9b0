"""Anaconda once more, straight from the rules text and as simple as possible: what the tests compare with.

Nothing here comes from the package. A table is `(faces, centre, last, resolve)` with the faces of III, IV, V.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

Table = tuple[tuple[int, ...], str, str, str | None]
Placement = tuple[str, int, str]
Node = tuple[Table, int]
Counts = tuple[tuple[Node, int], ...]

DICE = ("III", "IV", "V")
FACES = {"III": "125679", "IV": "134589", "V": "234678"}
NEIGHBOURS = {"12", "23", "34", "45", "56", "67", "78", "89", "91"}


def are_neighbours(one: int, other: int) -> bool:
    return f"{one}{other}" in NEIGHBOURS or f"{other}{one}" in NEIGHBOURS


def rolls() -> Iterator[dict[str, int]]:
    """All 108 results of rolling two of the dice."""
    for (one, faces), (other, others) in combinations(FACES.items(), 2):
        for face, face2 in product(faces, others):
            yield {one: int(face), other: int(face2)}


def placements(lying: dict[str, int], die: str, before: int | None) -> Iterator[tuple[Placement, Table]]:
    """Every way to place one die against one of two lying dice."""
    for face in map(int, FACES[die]):
        for neighbour, number in lying.items():
            (far,) = set(lying) - {neighbour}
            double = lying[far] == face
            if face != before and are_neighbours(face, number) and not (double and face in (2, 4, 6, 8)):
                faces = {**lying, die: face}
                table = (tuple(faces[name] for name in DICE), neighbour, die, far if double else None)
                yield (die, face, neighbour), table


def set_up(roll: dict[str, int]) -> list[tuple[Placement, Table]]:
    (die,) = set(DICE) - set(roll)
    return list(placements(roll, die, None))


@cache
def moves(table: Table) -> tuple[tuple[Placement, Table], ...]:
    """Every legal placement and the table after it."""
    faces, centre, last, resolve = table
    ends = set(DICE) - {centre}
    found = []
    for die in [resolve] if resolve else sorted(ends - {last}):
        lying = {name: face for name, face in zip(DICE, faces, strict=True) if name != die}
        found += list(placements(lying, die, faces[DICE.index(die)]))
    return tuple(found)


def following(node: Node, players: int) -> list[Node]:
    """After a double the same seat goes on."""
    table, seat = node
    return [(after, seat if after[3] else (seat + 1) % players) for _, after in moves(table)]


def openings() -> list[Node]:
    """What the set-up can come to; after a double the opener goes on."""
    return sorted({(table, 0 if table[3] else 1) for roll in rolls() for _, table in set_up(roll)}, key=str)


@cache
def reachable(players: int) -> frozenset[Node]:
    """Every table with the seat that faces it, from all rolls of seat 0."""
    found: set[Node] = set()
    waiting = openings()
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += following(node, players)
    return frozenset(found)


@cache
def circle(node: Node, players: int) -> tuple[Node, ...]:
    """The shortest way back to a node, without its start; empty when there is none."""
    ways: list[tuple[Node, ...]] = [(node,)]
    met = set()
    for way in ways:
        for after in following(way[-1], players):
            if after == node:
                return (*way[1:], after)
            if after not in met:
                met.add(after)
                ways.append((*way, after))
    return ()


def tables() -> set[Table]:
    return {table for table, _ in reachable(2)}


@cache
def can_force(node: Node, players: int, target: int, within: int) -> bool:
    """Whether the others can get `target` stuck within so many placements, by trying everything."""
    after = following(node, players)
    if not after:
        return node[1] == target
    if within == 0:
        return False
    answers = (can_force(follower, players, target, within - 1) for follower in after)
    return all(answers) if node[1] == target else any(answers)


FAR = 40
"""Further than any forced loss: what is not forced within so many placements never is (a test tries more)."""


def forced(node: Node, players: int, far: int = FAR) -> list[tuple[int, int]]:
    """Every seat that the others can force to be stuck, with the placements it takes."""
    found = []
    for target in range(players):
        depths = (depth for depth in range(far) if can_force(node, players, target, depth))
        found += [(target, depth) for depth in depths][:1]
    return found


def can_force_with_counts(node: Node, counts: Counts, players: int, target: int, within: int) -> bool:
    """The same where a third occurrence is a draw; `counts` holds the node itself already."""
    after = following(node, players)
    if not after:
        return node[1] == target
    if within == 0:
        return False
    answers = (_force_on(follower, dict(counts), players, target, within - 1) for follower in after)
    return all(answers) if node[1] == target else any(answers)


def _force_on(node: Node, counts: dict[Node, int], players: int, target: int, within: int) -> bool:
    counts[node] = counts.get(node, 0) + 1
    return counts[node] < 3 and can_force_with_counts(node, tuple(counts.items()), players, target, within)


def text(node: Node, players: int) -> str:
    """A position as the wire format writes it."""
    (faces, centre, last, resolve), seat = node
    first, other = [die for die in DICE if die != centre]
    row = "-".join(f"{die}{faces[DICE.index(die)]}" for die in (first, centre, other))
    return f"{row} last:{last} seat:{seat}/{players}" + (f" resolve:{resolve}" if resolve else "")
