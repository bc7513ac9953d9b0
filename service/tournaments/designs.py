"""Rounds in which nobody meets anybody twice, by construction.

Tables of 2: the circle method. Tables of k where k times q play, q >= k prime: player (row i, column j) sits in round r
at table j - r*i mod q, for q rounds; two players of different rows meet once. Where k = q, the rows are tables of one
more round, and then everybody has met everybody. The same over the field of 4 elements seats 16 players for 5 rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from service.tournaments.seating import Tables

_PRODUCT_OF_4: Final = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""Multiplication in the field of 4 elements; its addition is the exclusive or."""


def circle(people: int, number: int) -> list[tuple[int, int]]:
    """The pairs of a round (from 0) of an even number of people; the last one stays, the others go round."""
    if people < 2:
        return []
    others = people - 1
    pairs = [(others, number % others)]
    pairs += [((number + step) % others, (number - step) % others) for step in range(1, people // 2)]
    return pairs


def designs(people: int, size: int) -> Iterator[Tables]:
    """Rounds of tables of a size in which no two people meet twice; none where no construction is known."""
    columns = people // size
    if people % size or columns < size or not (columns == 4 or _is_prime(columns)):
        return
    for number in range(columns):
        yield [
            [_player(row, _add(table, _times(number, row, columns), columns), columns) for row in range(size)]
            for table in range(columns)
        ]
    if columns == size:
        yield [[_player(row, column, columns) for column in range(columns)] for row in range(size)]


def _player(row: int, column: int, columns: int) -> int:
    return row * columns + column


def _add(one: int, other: int, modulus: int) -> int:
    return one ^ other if modulus == 4 else (one + other) % modulus


def _times(one: int, other: int, modulus: int) -> int:
    return _PRODUCT_OF_4[one][other] if modulus == 4 else one * other % modulus


def _is_prime(number: int) -> bool:
    return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))
