"""Live sessions as the store holds them: one JSON text for what never changes, one value for each thing that does."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import orjson

from schemas.quick import quick
from schemas.quick_dump import quick_dump
from service.catalog import Entry
from service.clock import Clock, Times
from service.events import pack_event
from service.live import Origin, Session, Turn, Undo
from service.record import StandIn
from service.tokens import HOST, seat_key

_FORMAT: Final = 1
"""Counted on whenever what is kept could not be read as it was before: a session of another format is unknown."""
_LASTING = ("names", "assist", "seed", "salt", "created_at", "ttl_s", "entropy")
_PASSING = ("resigned", "forfeited", "asked", "verbs")


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer in JSON and the version of the session that it shows; without a body the caller has it already."""

    body: bytes | None
    version: int


def pack(entry: Entry, session: Session) -> dict[str, str]:
    """All values of a new session, except those that the store counts itself."""
    start = None if session.start is None else quick_dump(entry.schemas.state)(session.start)
    meta = {
        "format": _FORMAT,
        "game": entry.game.INFO.slug,
        "rules": entry.game.INFO.rules_version,
        "setup": quick_dump(entry.schemas.setup)(session.setup),
        **{name: getattr(session, name) for name in _LASTING},
        "clock": session.clock,
        "origin": session.origin,
        "start": start,
    }
    return {"meta": _json(meta), **session.digests, **changes(entry, session)}


def changes(entry: Entry, session: Session) -> dict[str, str]:
    """The values that a turn changes."""
    passing = {
        **{name: getattr(session, name) for name in _PASSING},
        "times": session.times,
        "undo": session.undo,
        "stand_ins": session.stand_ins,
    }
    return {
        "state": _json(quick_dump(entry.schemas.state)(session.state)),
        "passing": _json(passing),
        "expires_at": str(session.expires_at),
    }


def added(entry: Entry, turn: Turn, now_ms: int) -> tuple[list[str], list[str]]:
    """The plies and the events that a turn adds, as texts."""
    plies = [entry.game.format_move(move) for _, move in turn.plies]
    return plies, [pack_event(event, turn.after.version, now_ms) for event in turn.events]


def unpack(entry: Entry, session_id: str, values: Mapping[str, str]) -> Session | None:
    """The session; None if it is of another ruleset, or of other rules or another format than this service has now."""
    meta: dict[str, Any] = orjson.loads(values["meta"])
    ours = (_FORMAT, entry.game.INFO.slug, entry.game.INFO.rules_version)
    if (meta.get("format"), meta["game"], meta["rules"]) != ours:
        return None
    names = tuple(meta["names"])
    return Session(
        id=session_id,
        setup=quick(entry.schemas.setup)(meta["setup"]),
        names=names,
        assist=meta["assist"],
        seed=meta["seed"],
        salt=meta["salt"],
        entropy=None if meta["entropy"] is None else tuple(meta["entropy"]),
        created_at=meta["created_at"],
        ttl_s=meta["ttl_s"],
        clock=None if meta["clock"] is None else Clock(**meta["clock"]),
        origin=None if meta["origin"] is None else Origin(**meta["origin"]),
        start=None if meta["start"] is None else quick(entry.schemas.state)(meta["start"]),
        expires_at=int(values["expires_at"]),
        digests={name: values[name] for name in (HOST, *map(seat_key, range(len(names))))},
        state=quick(entry.schemas.state)(orjson.loads(values["state"])),
        version=int(values["version"]),
        plies=int(values["plies"]),
        events=int(values["events"]),
        **_passing(orjson.loads(values["passing"])),
    )


def fingerprint(request: str) -> str:
    """What is kept of a request, to tell a repeat from another one."""
    return hashlib.sha256(request.encode()).hexdigest()


def pack_answer(request: str, reply: Reply) -> bytes:
    """An acknowledged answer, with the request that it was given to."""
    head = f"{fingerprint(request)} {reply.version}\n".encode()
    return head + zlib.compress(reply.body or b"")


def unpack_answer(request: str, stored: bytes) -> Reply | None:
    """The answer that was given before; None if it was given to another request."""
    head, _, body = stored.partition(b"\n")
    mark, version = head.decode().split()
    return Reply(zlib.decompress(body), int(version)) if mark == fingerprint(request) else None


def _passing(values: Mapping[str, Any]) -> dict[str, Any]:
    times, undo = values["times"], values["undo"]
    return {
        "resigned": values["resigned"],
        "forfeited": values["forfeited"],
        "asked": tuple(values["asked"]),
        "verbs": tuple(values["verbs"]),
        "times": None if times is None else Times(times["since"], tuple(times["banks"]), tuple(times["expired"])),
        "undo": None if undo is None else Undo(undo["asked_by"], undo["ply"], tuple(undo["agreed"])),
        "stand_ins": tuple(StandIn(**each) for each in values["stand_ins"]),
    }


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()
