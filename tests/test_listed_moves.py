"""What is kept of listed moves: the text of one that was met before stands for every equal one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

import pytest

from service.catalog import CATALOG
from service.plain import _is_wholly_compared

KINDS = [kind for entry in CATALOG.values() for kind in get_args(entry.game.Move)]


def parts(kind: Any) -> Iterator[type]:
    """The dataclasses in the members of a class, and in the members of these."""
    for hint in get_type_hints(kind).values():
        yield from within(hint)


def within(hint: Any) -> Iterator[type]:
    if is_dataclass(hint) and isinstance(hint, type):
        yield hint
        yield from parts(hint)
    elif isinstance(hint, type) and hasattr(hint, "_fields"):
        yield from parts(hint)
    for argument in get_args(hint):
        yield from within(argument)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if _is_wholly_compared(kind)])
def test_no_part_of_a_wholly_compared_move_has_a_member_that_is_not_compared(kind: type) -> None:
    assert all(member.compare for part in parts(kind) for member in fields(part))


def test_moves_of_both_sorts_and_parts_are_there_to_look_at() -> None:
    compared = [kind for kind in KINDS if _is_wholly_compared(kind)]
    assert 0 < len(compared) < len(KINDS)
    assert {part.__name__ for kind in compared for part in parts(kind)} == {"Placement"}
