"""Tokens of live sessions: 256 random bits, kept as SHA-256, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from service.refusal import Refusal
from service.sentences import Sentence, say

HOST: Final = "host"
_BEARER: Final = re.compile(r"bearer +([A-Za-z0-9._~+/-]{1,200}=*)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Caller:
    """Who is asking: a seat, the host, or anybody (a spectator)."""

    role: Literal["host", "seat", "spectator"]
    seat: int | None = None


def fresh_token() -> str:
    """A new token."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_key(seat: int) -> str:
    """The name under which the digest of a seat's token is kept."""
    return f"seat{seat}"


def caller_of(authorization: str | None, digests: Mapping[str, str]) -> Caller:
    """Who sent this `Authorization` header. Raises Refusal for anything but a token of this session."""
    if authorization is None:
        return Caller("spectator")
    found = _BEARER.fullmatch(authorization.strip())
    if found is None:
        raise unauthorized(say("The Authorization header must be `Bearer <token>`."))
    given = digest(found[1])
    # Every digest is compared, so that the time tells nothing about which one is near.
    holders = [key for key, kept in digests.items() if hmac.compare_digest(given, kept)]
    if not holders:
        raise unauthorized(say("The token is not one of this session, or the host has replaced it."))
    return Caller("host") if holders[0] == HOST else Caller("seat", int(holders[0].removeprefix("seat")))


def unauthorized(detail: Sentence) -> Refusal:
    """The refusal of a missing or unknown token."""
    return Refusal("unauthorized", detail, headers={"WWW-Authenticate": "Bearer"})
