"""What is wrong with a document, told fault by fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

from schemas.libraries import recognized
from service.game import Violation
from service.refusal import Refusal
from service.sentences import Sentence, say

_MOST: Final = 100


def invalid_request(messages: Mapping[str, Any]) -> Refusal:
    """The refusal of what does not match the document, by marshmallow's messages for each pointer to a value."""
    every = (fault for pointer, below in messages.items() for fault in faults(below, pointer))
    found = tuple(Violation(code, detail, "", pointer) for code, detail, pointer in islice(every, _MOST))
    return Refusal("invalid_request", _at(found[0].pointer, found[0].detail), found)


def first_fault(messages: Any) -> Sentence:
    """The first thing that is wrong, with its place, by marshmallow's messages for a value."""
    _, detail, pointer = next(faults(messages, ""))
    return _at(pointer, detail) if pointer else detail


def faults(messages: Any, pointer: str) -> Iterator[tuple[str, Sentence, str]]:
    """Flatten marshmallow's error messages to (code, detail, JSON pointer)."""
    if isinstance(messages, Mapping):
        for key, below in messages.items():
            yield from faults(below, pointer if key == "_schema" else f"{pointer}/{_escaped(str(key))}")
        return
    for message in messages if isinstance(messages, list) else [messages]:
        if isinstance(message, Mapping):
            yield from faults(message, pointer)
        else:
            yield _CODES.get(str(message), "invalid_value"), recognized(message), pointer


_CODES = {
    "Missing data for required field.": "missing_member",
    "Unknown field.": "unknown_member",
    "Field may not be null.": "null_member",
}


def _at(pointer: str, detail: Sentence) -> Sentence:
    return say("{pointer}: {fault}", pointer=pointer, fault=detail)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
