"""What clients of live games wanted, were answered and were told: the history of a run, as values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

Kind = Literal["move", "resign", "ask", "agree", "decline", "read"]
Event: TypeAlias = Mapping[str, Any]
Deed: TypeAlias = tuple[str, int | None, str]
"""What somebody must have asked for: kind, seat, move. The events do not tell which seat agreed to an undo."""

UNSURE: Final = (0, 503)
"""Statuses after which nobody knows what became of a request; 0: there was no answer."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One request and its answer.

    Attributes:
        begun, ended: when, in seconds of one clock for all clients.
        status: 0: there was no answer.
        code: of a problem document.
        version: of the session, as the answer shows it.
        digest: of the answer's body.
    """

    begun: float
    ended: float
    status: int
    code: str = ""
    version: int | None = None
    digest: str = ""

    def __str__(self) -> str:
        shown = "" if self.version is None else f"version {self.version}"
        said = filter(None, (str(self.status or "no answer"), self.code, shown))
        return f"{self.begun:.4f}-{self.ended:.4f} {' '.join(said)}"


@dataclass(frozen=True, slots=True)
class Call:
    """One thing that a client wanted, with every attempt at it: all under one idempotency key, or only one without."""

    client: int
    table: str
    kind: Kind
    seat: int | None
    attempts: tuple[Attempt, ...]
    move: str = ""
    if_match: int | None = None
    keyed: bool = True

    @property
    def good(self) -> list[Attempt]:
        """The attempts that were acknowledged, the earliest answer first."""
        return sorted((each for each in self.attempts if each.status == 200), key=lambda each: each.ended)

    @property
    def begun(self) -> float:
        """When it can have been made at the earliest."""
        return min(each.begun for each in self.attempts)

    @property
    def version(self) -> int | None:
        """The version that it made, as far as the client knows."""
        return self.good[0].version if self.good else None

    @property
    def unsure(self) -> bool:
        """Whether nothing is known of what became of it."""
        return not self.good and any(each.status in UNSURE for each in self.attempts)

    @property
    def deed(self) -> Deed:
        """What it asked for."""
        return (self.kind, None if self.kind == "agree" else self.seat, self.move)

    def __str__(self) -> str:
        condition = "" if self.if_match is None else f" if {self.if_match}"
        wanted = f"client {self.client} seat {self.seat} {self.kind} {self.move}".rstrip()
        return f"{wanted}{condition}: " + ", ".join(map(str, self.attempts))


@dataclass(frozen=True, slots=True)
class Told:
    """The events that one follower was told over all its connections, and to whom they belong: `host`, `0`, ..."""

    client: int
    table: str
    audience: str
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class Table:
    """A session as it was found when all had come to rest; its game is over.

    Attributes:
        events: all that happened, as each audience may know it; `host` knows everything.
        moves: of the record.
        replayed: whether the record, sent back, is found good.
    """

    id: str
    seats: int
    version: int
    events: Mapping[str, Sequence[Event]]
    moves: Sequence[str]
    replayed: bool = True


@dataclass(slots=True)
class History:
    """Everything about some sessions."""

    calls: list[Call] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
