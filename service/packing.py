"""Live sessions as the store holds them: one JSON text for what never changes, one value for each thing that does."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from schemas.common import kept
from service.catalog import Entry
from service.live import Session
from service.tokens import HOST, seat_key

_LASTING = ("names", "assist", "seed", "salt", "created_at", "ttl_s")


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer in JSON and the version of the session that it shows; without a body the caller has it already."""

    body: bytes | None
    version: int


def pack(entry: Entry, session: Session) -> dict[str, str]:
    """All values of a new session, except those that the store counts itself."""
    lasting = {name: getattr(session, name) for name in _LASTING}
    meta = {
        "game": entry.game.INFO.slug,
        "rules": entry.game.INFO.rules_version,
        "setup": kept(entry.schemas.setup).dump(session.setup),
        **lasting,
    }
    return {"meta": _json(meta), **session.digests, **changes(entry, session)}


def changes(entry: Entry, session: Session) -> dict[str, str]:
    """The values that a turn changes."""
    return {
        "state": _json(kept(entry.schemas.state).dump(session.state)),
        "resigned": "" if session.resigned is None else str(session.resigned),
        "expires_at": str(session.expires_at),
    }


def unpack(entry: Entry, session_id: str, values: Mapping[str, str]) -> Session | None:
    """The session; None if it is of another ruleset, or of other rules than this service has now."""
    meta: dict[str, Any] = orjson.loads(values["meta"])
    if (meta["game"], meta["rules"]) != (entry.game.INFO.slug, entry.game.INFO.rules_version):
        return None
    names = tuple(meta["names"])
    return Session(
        id=session_id,
        setup=kept(entry.schemas.setup).load(meta["setup"]),
        names=names,
        assist=meta["assist"],
        seed=meta["seed"],
        salt=meta["salt"],
        created_at=meta["created_at"],
        ttl_s=meta["ttl_s"],
        expires_at=int(values["expires_at"]),
        digests={name: values[name] for name in (HOST, *map(seat_key, range(len(names))))},
        state=kept(entry.schemas.state).load(orjson.loads(values["state"])),
        version=int(values["version"]),
        plies=int(values["plies"]),
        resigned=int(values["resigned"]) if values["resigned"] else None,
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


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()
