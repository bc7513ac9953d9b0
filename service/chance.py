"""Random choices that anybody can repeat: from a seed, the same on every machine, in every language.

A `Stream` is HMAC-SHA256 with the seed (UTF-8) as key: block i is the digest of `<label>|<i>`, read as a big-endian
number. `below(n)` takes the first block that is under the largest multiple of n below 2**256, modulo n. Streams with
different labels are independent.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Final, TypeVar

T = TypeVar("T")
_BLOCKS: Final = 1 << 256
"""So many different blocks there are."""


class Stream:
    """An endless sequence of uniform numbers, fixed by a seed and a label."""

    def __init__(self, seed: str, label: str) -> None:
        # A deal has dozens of blocks, which differ in their last digits only.
        self._begun = hmac.new(seed.encode(), f"{label}|".encode(), hashlib.sha256)
        self._block = 0

    def below(self, n: int) -> int:
        """A uniform number in 0..n-1."""
        limit = _BLOCKS - _BLOCKS % n
        while True:
            block = self._begun.copy()
            block.update(b"%d" % self._block)
            self._block += 1
            number = int.from_bytes(block.digest())
            if number < limit:
                return number % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in uniform random order (Fisher and Yates, from the last place down)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def pick(self, outcomes: Sequence[tuple[T, Fraction]]) -> T:
        """One outcome by its probability: a uniform number of their common denominator, counted off in order."""
        unit = lcm(*(probability.denominator for _, probability in outcomes))
        number = self.below(unit)
        for outcome, probability in outcomes:
            number -= int(probability * unit)
            if number < 0:
                return outcome
        raise ValueError("the probabilities do not add up to 1")


def fresh_seed() -> str:
    """A seed of 256 random bits, as 64 hexadecimal digits."""
    return secrets.token_hex(32)
