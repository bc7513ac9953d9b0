"""What happens in a live game, one event after the other: as it is kept, and as each caller is told.

The store numbers the events of a session from 1, without gaps. An event is kept with everything; `told` is the one
place where secrets are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from service.moments import moment_ms
from service.tokens import Caller

TYPES: Final = (
    "created",
    "dealt",
    "move",
    "undo_asked",
    "undo_agreed",
    "undo_declined",
    "undone",
    "resigned",
    "forfeited",
    "over",
)
"""All types that there are."""

PLAYERS: Final = ("player", "chance", "random", "hint")
"""Who can make a ply: its player, chance, or a clock's policy in place of the player."""

ANSWER_UNDO: Final = "answer_undo"
"""The verb of a seat that is asked whether plies may be taken back; all other verbs are kinds of moves."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    Attributes:
        seat: who did it or whom it is about; None: nobody, or chance.
        ply: of a move its index; of `undo_asked` and `undone` how many plies are kept.
        move: the ply, with all its secrets.
        seen: the ply as each seat may read it, then as a spectator may; None: as it is.
        by: who made the ply, one of `PLAYERS`.
        reason: how the game ended.
        todo: what each seat has to do after it, as verbs; seats with nothing to do are left out.
        backs: the numbers on the backs of the tiles on the table, for rulesets that seal their tiles.
        proofs: for each tile that was exposed, what shows that it was this one from the beginning.
    """

    type: str
    seat: int | None = None
    ply: int | None = None
    move: str | None = None
    seen: tuple[str | None, ...] | None = None
    by: str | None = None
    reason: str | None = None
    todo: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    backs: Any = None
    proofs: tuple[Any, ...] = ()


def pack_event(event: Event, version: int, at: int) -> str:
    """An event of a version as the store keeps it; `at` is in milliseconds since 1970."""
    members = {name: getattr(event, name) for name in Event.__dataclass_fields__}
    given = {name: value for name, value in members.items() if value not in (None, (), {})}
    return orjson.dumps({**given, "version": version, "at": at}).decode()


def told(kept: str | bytes, seq: int, caller: Caller) -> dict[str, Any]:
    """An event as a caller may know it, for its schema."""
    event = orjson.loads(kept)
    return {
        "seq": seq,
        "type": event["type"],
        "version": event["version"],
        "at": moment_ms(event["at"]),
        "seat": event.get("seat"),
        "ply": event.get("ply"),
        "move": _move(event, caller),
        "by": event.get("by"),
        "reason": event.get("reason"),
        "your_move": event.get("todo", {}).get(str(caller.seat), []),
        "backs": event.get("backs"),
        "proofs": event.get("proofs", []),
    }


def _move(event: Mapping[str, Any], caller: Caller) -> str | None:
    if "seen" not in event or caller.role == "host":
        return event.get("move")
    seen: list[str | None] = event["seen"]
    return seen[-1 if caller.seat is None else caller.seat]
