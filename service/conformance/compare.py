"""What differs between two answers, in as few words as possible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import orjson

_MOST_CHARACTERS: Final = 120
_MOST_NAMED: Final = 5


def differences(expected: Mapping[str, Any], got: Mapping[str, Any]) -> Iterator[str]:
    """One line for each place at which an answer is not what is expected, with its JSON pointer.

    Members that are not expected are ignored: an engine may say more. Codes of violations are a set.
    """
    for name, value in expected.items():
        if name not in got:
            yield f"/{name}: missing, expected {shown(value)}"
        elif name == "violations":
            yield from _of_sets(f"/{name}", value, got[name])
        else:
            yield from _of_values(f"/{name}", value, got[name])


def shown(value: Any) -> str:
    """A JSON value as short text."""
    text = orjson.dumps(value).decode()
    return text if len(text) <= _MOST_CHARACTERS else f"{text[:_MOST_CHARACTERS]}…"


def _of_values(pointer: str, expected: Any, got: Any) -> Iterator[str]:
    if isinstance(expected, dict) and isinstance(got, dict):
        yield from _of_objects(pointer, expected, got)
    elif isinstance(expected, list) and isinstance(got, list):
        yield from _of_lists(pointer, expected, got)
    elif not _same(expected, got):
        yield f"{pointer}: expected {shown(expected)}, got {shown(got)}"


def _of_objects(pointer: str, expected: dict[str, Any], got: dict[str, Any]) -> Iterator[str]:
    for name, value in expected.items():
        if name in got:
            yield from _of_values(f"{pointer}/{name}", value, got[name])
        else:
            yield f"{pointer}/{name}: missing, expected {shown(value)}"
    for name in got.keys() - expected.keys():
        yield f"{pointer}/{name}: unexpected, got {shown(got[name])}"


def _of_lists(pointer: str, expected: list[Any], got: list[Any]) -> Iterator[str]:
    if all(isinstance(item, str) for item in expected + got):
        yield from _of_texts(pointer, expected, got)
        return
    if len(expected) != len(got):
        yield f"{pointer}: expected {len(expected)} items, got {len(got)}"
    for index, (one, other) in enumerate(zip(expected, got, strict=False)):
        yield from _of_values(f"{pointer}/{index}", one, other)


def _of_texts(pointer: str, expected: list[str], got: list[str]) -> Iterator[str]:
    """Texts such as moves: which are missing, which too many, and only then the order."""
    if sorted(expected) != sorted(got):
        yield from _of_sets(pointer, expected, got)
        if len(set(got)) < len(got):
            yield f"{pointer}: some are there more than once"
        return
    wrong = next((index for index, pair in enumerate(zip(expected, got, strict=True)) if len(set(pair)) > 1), None)
    if wrong is not None:
        yield f"{pointer}: order: {shown(expected[wrong])} comes at {wrong}, not {shown(got[wrong])}"


def _of_sets(pointer: str, expected: list[str], got: Any) -> Iterator[str]:
    if not isinstance(got, list) or not all(isinstance(item, str) for item in got):
        yield f"{pointer}: expected a list of texts, got {shown(got)}"
        return
    for word, items in (("missing", set(expected) - set(got)), ("unexpected", set(got) - set(expected))):
        if items:
            more = f" and {len(items) - _MOST_NAMED} more" if len(items) > _MOST_NAMED else ""
            yield f"{pointer}: {word} {', '.join(sorted(items)[:_MOST_NAMED])}{more}"


def _same(expected: Any, got: Any) -> bool:
    """Equal in JSON: 1 and 1.0 are, 1 and true are not."""
    return isinstance(expected, bool) == isinstance(got, bool) and bool(expected == got)
