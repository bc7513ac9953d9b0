"""The games in a file: text records one after the other, a JSON value, a list of them, or one in each line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import orjson

from service.ndjson import lines
from service.records import game_in, split_records

# A comment at the beginning of a record begins with a brace too, but goes on with a word.
_OBJECT: Final = re.compile(r"\s*\{(?!\s*\w)")
_LIST: Final = re.compile(r"\s*\[\s*\{")


@dataclass(frozen=True, slots=True)
class Part:
    """One game of a file.

    Attributes:
        where: its place in the file, for people; empty if nothing else is in it.
        line: the number of its first line; 1 where that is not known.
        content: a JSON value, or the text of a record; None if it cannot be read.
        fault: why it cannot be read.
    """

    where: str
    line: int
    content: Any
    fault: str | None = None

    @property
    def game(self) -> str | None:
        """The game that it names, if any; a record inside an answer of the service counts."""
        if isinstance(self.content, str):
            return game_in(self.content)
        for value in (self.content, record_in(self.content)):
            if isinstance(value, dict) and isinstance(value.get("game"), str):
                return str(value["game"])
        return None


def record_in(content: Any) -> Any:
    """The record in a value: the value itself, or that in an answer of the service, whatever else is in there."""
    return content.get("record", content) if isinstance(content, dict) else content


def parts_of(text: str) -> list[Part]:
    """The games in a file. Raises ValueError if it begins as JSON and is none."""
    if _OBJECT.match(text) or _LIST.match(text):
        return _json_parts(text.encode())
    return _named(list(split_records(text)))


def _named(pieces: list[tuple[int, Any]]) -> list[Part]:
    """Parts with a name for each, if there are several."""
    if len(pieces) == 1:
        return [Part("", *pieces[0])]
    return [Part(f"game {number} (line {line})", line, piece) for number, (line, piece) in enumerate(pieces, 1)]


def _json_parts(data: bytes) -> list[Part]:
    try:
        value = orjson.loads(data)
    except ValueError:
        if (several := list(_line_parts(data))) and several[0].fault is None:
            return several
        raise
    if not isinstance(value, list):
        return [Part("", 1, value)]
    return [Part(f"game {number}", 1, one) for number, one in enumerate(value, 1)]


def _line_parts(data: bytes) -> Iterator[Part]:
    for number, line in lines(data):
        where = f"line {number}"
        try:
            yield Part(where, number, orjson.loads(line))
        except ValueError as unreadable:
            yield Part(where, number, None, f"This is not JSON: {unreadable}")
