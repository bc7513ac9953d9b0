"""Newline-delimited JSON: one value in each line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

MEDIA_TYPE: Final = "application/x-ndjson"
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def lines(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The lines that are not blank, each with its number from 1; one at a time, so that no copy of all is made."""
    begin = len(_BYTE_ORDER_MARK) if data.startswith(_BYTE_ORDER_MARK) else 0
    number = 0
    while begin < len(data):
        number += 1
        end = data.find(b"\n", begin)
        end = len(data) if end < 0 else end
        line = data[begin:end].strip()
        if line:
            yield number, line
        begin = end + 1
