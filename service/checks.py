"""What came out when a record was verified."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["ok", "failed", "later", "open"]


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at.

    Attributes:
        name: stable snake_case name.
        status: `later`: only after the end of the game can it be checked; `open`: this record does not tell.
        detail: one English sentence for people.
    """

    name: str
    status: Status
    detail: str
