"""Who may call, and how much: API keys, the tiers that they belong to, what they may be used for.

A key is 256 random bits. Nobody can guess those, so their plain SHA-256 is as good as a slow hash, and can be looked up
in a table: how long that takes tells something of a hash, and nothing of a key.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from service.config import Rate
from service.refusal import REASONS, Refusal

Scope = Literal["organizer"]
ORGANIZER: Final[Scope] = "organizer"
"""To run tournaments: standings, pairings, signed receipts."""
SCOPES: Final[tuple[Scope, ...]] = (ORGANIZER,)

CALLER: Final = "regelwerk.caller"
"""Where a request keeps its `Caller`, where access is on."""
HEADER: Final = "X-API-Key"

_PREFIX: Final = "rwk_"
_LENGTH: Final = len(_PREFIX) + 43
"""A shorter text whose hash somebody has put into the file is no key: it could be guessed."""


@dataclass(frozen=True, slots=True)
class Tier:
    """What its callers may use; what is not named has no limit.

    Attributes:
        rates: by kind (`requests`, `sessions`, `solver`), for each caller.
        concurrency: requests of one caller that a process answers at a time.
        streams: event streams and polls of one caller that a process holds at a time.
        max_body_bytes: the largest body.
    """

    name: str
    rates: Mapping[str, Rate]
    concurrency: int | None = None
    streams: int | None = None
    max_body_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class Caller:
    """Whose request it is: `key:<name>` or `address:<address>`, with what he may use and do."""

    account: str
    tier: Tier
    scopes: frozenset[Scope] = frozenset()


@dataclass(frozen=True, slots=True)
class Key:
    """An API key, known by its hash alone: whose it is, and when it is no longer good (seconds since 1970)."""

    name: str
    holder: Caller
    expires_at: float | None = None


@dataclass(frozen=True, slots=True)
class Access:
    """Everybody who may call.

    Attributes:
        tiers: of keys, by name.
        keys: by hash.
        anonymous: the tier of callers without a key; None: they may not call.
    """

    tiers: Mapping[str, Tier]
    keys: Mapping[str, Key]
    anonymous: Tier | None

    def holder(self, text: str, now: float) -> Caller:
        """Who sends this key. Raises Refusal: a bad key is never taken for none."""
        is_key = len(text) == _LENGTH and text.startswith(_PREFIX)
        key = self.keys.get(hash_of(text)) if is_key else None
        if key is None:
            raise unauthorized("unknown_api_key")
        if key.expires_at is not None and key.expires_at <= now:
            raise unauthorized("expired_api_key")
        return key.holder

    def stranger(self, account: str) -> Caller:
        """Who sends none. Raises Refusal where that is not enough."""
        if self.anonymous is None:
            raise unauthorized("api_key_needed")
        return Caller(account, self.anonymous)


def unauthorized(code: str) -> Refusal:
    """A 401 that says in its headers, too, that a key is asked for."""
    return Refusal(code, REASONS[code].meaning, headers={"WWW-Authenticate": "ApiKey"})


def made_key() -> str:
    """A new key, with a beginning by which tools that look for secrets can know it."""
    return _PREFIX + secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()
