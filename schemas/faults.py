"""What is wrong with a document, told fault by fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

from service.game import Violation
from service.refusal import Refusal

_MOST: Final = 100


def invalid_request(messages: Mapping[str, Any]) -> Refusal:
    """The refusal of what does not match the document, by marshmallow's messages for each pointer to a value."""
    every = (fault for pointer, below in messages.items() for fault in faults(below, pointer))
    found = tuple(Violation(code, detail, "", pointer) for code, detail, pointer in islice(every, _MOST))
    return Refusal("invalid_request", f"{found[0].pointer}: {found[0].detail}", found)


def faults(messages: Any, pointer: str) -> Iterator[tuple[str, str, str]]:
    """Flatten marshmallow's error messages to (code, detail, JSON pointer)."""
    if isinstance(messages, Mapping):
        for key, below in messages.items():
            yield from faults(below, pointer if key == "_schema" else f"{pointer}/{_escaped(str(key))}")
        return
    for message in messages if isinstance(messages, list) else [messages]:
        if isinstance(message, Mapping):
            yield from faults(message, pointer)
        else:
            yield _CODES.get(str(message), "invalid_value"), str(message), pointer


_CODES = {
    "Missing data for required field.": "missing_member",
    "Unknown field.": "unknown_member",
    "Field may not be null.": "null_member",
}


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
