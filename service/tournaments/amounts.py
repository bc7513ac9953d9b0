"""Exact sums, several times as fast as adding fraction by fraction."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import lcm


def total(amounts: Iterable[Fraction]) -> Fraction:
    """The sum."""
    numbers = list(amounts)
    unit = unit_of(numbers)
    return Fraction(sum(one.numerator * (unit // one.denominator) for one in numbers), unit)


def unit_of(amounts: Iterable[Fraction]) -> int:
    """The least number of parts of one in which all amounts are whole."""
    return lcm(*(one.denominator for one in amounts))
