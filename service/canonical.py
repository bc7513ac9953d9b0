"""JSON written in one way only, so that equal values have equal bytes: RFC 8785, for values without fractions.

No spaces; members sorted by the UTF-16 code units of their names; texts as they are, with the shortest escapes that
JSON demands; UTF-8. Numbers are whole, and so small that every language reads them exactly. Texts are not normalised.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from service.game import Violation
from service.sentences import say

MOST_WHOLE: Final = 2**53 - 1
"""The largest number, and as a negative the smallest."""
MOST_LEVELS: Final = 32
"""How deep objects and arrays may lie in each other."""


def canonical(value: Any) -> bytes:
    """The one form of a JSON value. Raises ValueError for a value that has none; `uncanonical` says why."""
    for fault in uncanonical(value, ""):
        raise ValueError(fault.detail)
    return json.dumps(_ordered(value), ensure_ascii=False, separators=(",", ":")).encode()


def uncanonical(value: Any, pointer: str, levels: int = MOST_LEVELS) -> Iterator[Violation]:
    """Every number and every depth for which there is no canonical form, below a JSON pointer to the value."""
    if isinstance(value, dict | list | tuple):
        if levels == 0:
            yield Violation(
                "too_deep", say("Values may lie {most} levels deep, not deeper.", most=MOST_LEVELS), "", pointer
            )
            return
        for name, inner in _members(value):
            yield from uncanonical(inner, f"{pointer}/{_escaped(name)}", levels - 1)
    elif isinstance(value, int | float) and not _is_exact(value):
        detail = say("A number must be whole and from -{most} to {most} to be signed.", most=MOST_WHOLE)
        yield Violation("inexact_number", detail, "", pointer)


def _members(value: Any) -> Iterable[tuple[Any, Any]]:
    return value.items() if isinstance(value, dict) else enumerate(value)


def _is_exact(number: float) -> bool:
    return abs(number) <= MOST_WHOLE and number == int(number)


def _escaped(name: object) -> str:
    return str(name).replace("~", "~0").replace("/", "~1")


def _ordered(value: Any) -> Any:
    """The value with sorted members; a whole number that was written as `7.0` is 7."""
    if isinstance(value, dict):
        return {name: _ordered(value[name]) for name in sorted(value, key=_code_units)}
    if isinstance(value, list | tuple):
        return [_ordered(item) for item in value]
    return int(value) if isinstance(value, float) else value


def _code_units(name: str) -> bytes:
    return name.encode("utf-16-be")
