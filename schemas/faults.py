"""What is wrong with a document, told fault by fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


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
