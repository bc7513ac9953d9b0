"""Values with one thing changed somewhere in them, so that they still look like what they were."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any


def mutant(value: Any, dice: random.Random, others: Sequence[Any]) -> Any:
    """The value with one thing changed, perhaps to what stands in its place in one of the others of its kind."""
    if is_dataclass(value) and not isinstance(value, type):
        name = dice.choice(fields(value)).name
        there = [getattr(other, name) for other in others]
        return replace(value, **{name: _changed(getattr(value, name), dice, there)})
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        index = dice.randrange(len(value))
        return type(value)(*value[:index], _changed(value[index], dice, []), *value[index + 1 :])
    if isinstance(value, tuple) and value:
        return _among(value, dice)
    if isinstance(value, int):
        return not value if isinstance(value, bool) else max(value + dice.choice([-1, 1, 2]), 0)
    return value


def _changed(value: Any, dice: random.Random, there: Sequence[Any]) -> Any:
    return dice.choice(there) if there and dice.random() < 0.4 else mutant(value, dice, [])


def _among(values: tuple[Any, ...], dice: random.Random) -> tuple[Any, ...]:
    """The values with one gone, one twice, two exchanged, one like another, or one changed in itself."""
    one, other = dice.randrange(len(values)), dice.randrange(len(values))
    changed = [
        values[:one] + values[one + 1 :],
        (*values[:one], values[other], *values[one:]),
        tuple(values[{one: other, other: one}.get(index, index)] for index in range(len(values))),
        (*values[:one], values[other], *values[one + 1 :]),
        (*values[:one], mutant(values[one], dice, values), *values[one + 1 :]),
    ]
    return dice.choice([*changed, changed[-1], changed[-1]])
