"""Server-sent events as text: the format of `text/event-stream` in the HTML standard."""

from __future__ import annotations

from typing import Final

MEDIA_TYPE: Final = "text/event-stream"
RETRY_MS: Final = 1000

OPENING: Final = b"retry: %d\n\n" % RETRY_MS
"""The first thing in a stream: how soon to come back when it ends."""

HEARTBEAT: Final = b": \n\n"
"""A comment: readers skip it, but whoever waits for a sign of life has one."""


def field_lines(kind: str, data: bytes, number: int | None = None) -> bytes:
    """One event of a type with its data; one without a number leaves the reader's last number as it is."""
    numbered = b"" if number is None else b"id: %d\n" % number
    lines = b"".join(b"data: %b\n" % line for line in data.splitlines() or [b""])
    return b"%bevent: %b\n%b\n" % (numbered, kind.encode(), lines)
