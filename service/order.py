"""One request of a batch as a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

MOST_ORDERS: Final = 1000
"""In one JSON document. Of lines only those are counted that are no orders: one more ends the answer."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked: an operation of a ruleset, the body of its request, and the caller's name for it."""

    id: str | None
    game: str
    operation: str
    body: dict[str, Any]
