"""Server-sent events off the wire, by the rules of the HTML standard (section 9.2.6)."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 8_000_000
"""Of one event, in characters; far more than any of the service's has."""

# At the end of what has come, a carriage return may be the first half of a line end.
_LINE_END: Final = re.compile(r"\r\n|\n|\r(?!\Z)")


@dataclass(frozen=True, slots=True)
class Message:
    """One event of a stream; `id` is the last one that was given, by this event or an earlier one."""

    type: str
    data: str
    id: str


class Parser:
    """Reads a stream in pieces of any size.

    Attributes:
        retry_ms: how soon to come back when it ends; None while it has not said so.
    """

    def __init__(self) -> None:
        self.retry_ms: int | None = None
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
        self._rest = ""
        self._id = ""
        self._type: str
        self._data: list[str]
        self._size: int
        self._begin()

    def feed(self, piece: bytes) -> Iterator[Message]:
        """The events that a piece completes. What is incomplete at the end of a stream is none. Raises ValueError."""
        *lines, self._rest = _LINE_END.split(self._rest + self._decoder.decode(piece))
        for line in lines:
            if line:
                self._size += len(line)
                self._take(*_field(line))
            elif self._data:
                yield self._dispatched()
            else:
                self._begin()
        if self._size + len(self._rest) > LONGEST:
            raise ValueError("an event is too long")

    def _take(self, name: str, value: str) -> None:
        if name == "data":
            self._data.append(value)
        elif name == "event":
            self._type = value
        elif name == "id" and "\0" not in value:
            self._id = value
        elif name == "retry" and re.fullmatch("[0-9]{1,9}", value):
            self.retry_ms = int(value)

    def _dispatched(self) -> Message:
        message = Message(self._type or "message", "\n".join(self._data), self._id)
        self._begin()
        return message

    def _begin(self) -> None:
        """The next line begins another event."""
        self._type, self._data, self._size = "", [], 0


def _field(line: str) -> tuple[str, str]:
    """Name and value of a line; a comment has no name."""
    name, _, value = line.partition(":")
    return name, value.removeprefix(" ")
