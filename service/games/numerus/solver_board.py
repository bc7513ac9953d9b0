"""A board as the kernels want it: lines as masks of fields, and chips as bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from service.games.numerus.board import Layout, lines

_RISING_THEN_FALLING: Final = (2, 3, 4, 5, 6, 7, 0, 1)
"""Directions of `board.STEPS`: e, se, s, sw lead to higher indices in reading order; w, nw, n, ne to lower ones."""


@lru_cache(maxsize=64)
def ray_masks(layout: Layout, cross_gaps: bool) -> tuple[int, ...]:
    """Eight masks for every field: the fields on the line in each direction, first those with rising indices."""
    return tuple(mask_of(line[way]) for line in lines(layout, cross_gaps) for way in _RISING_THEN_FALLING)


def mask_of(bits: Iterable[int]) -> int:
    """The integer with these bits."""
    return sum(1 << bit for bit in bits)


def bits_of(mask: int) -> list[int]:
    """The bits of an integer, ascending."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def chip_mask(numbers: Iterable[int]) -> int:
    """A set of chips: number n is bit n - 1."""
    return mask_of(number - 1 for number in numbers)


def occupied_mask(board: Sequence[int]) -> int:
    """The fields on which chips lie."""
    return mask_of(field for field, number in enumerate(board) if number)


def chip_bits(board: Sequence[int]) -> tuple[int, ...]:
    """For every field the bit of its chip, 0 for an empty one."""
    return tuple(max(0, number - 1) for number in board)
