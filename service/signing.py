"""Ed25519 keys as values: one to sign with, which shows itself to nobody, and public ones that are told to all."""

from __future__ import annotations

import base64
import contextlib
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64
_PRIME: Final = 2**255 - 19
# The y-coordinates of the points of order 1, 2, 4 and 8: with such a key one signature fits many messages.
_OF_ORDER_8: Final = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
_SMALL_ORDER: Final = frozenset({0, 1, _PRIME - 1, _OF_ORDER_8, _PRIME - _OF_ORDER_8})


def encoded(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str, length: int) -> bytes:
    """So many bytes from base64url without padding. Raises ValueError, also for a second way to write the same."""
    with contextlib.suppress(ValueError):
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        if len(data) == length and encoded(data) == text:
            return data
    raise ValueError(f"this is not base64url of {length} bytes")


@dataclass(frozen=True, slots=True)
class PublicKey:
    """A key that signatures are checked with.

    Attributes:
        raw: the 32 bytes of RFC 8032.
        not_before, retired_at: moments of RFC 3339 in UTC, in seconds; nothing was signed with it before and after.
            None: not known, and not retired.
    """

    raw: bytes
    not_before: str | None = None
    retired_at: str | None = None

    def __post_init__(self) -> None:
        y = int.from_bytes(self.raw, "little") & (2**255 - 1)
        if len(self.raw) != KEY_BYTES or y >= _PRIME or y in _SMALL_ORDER:
            raise ValueError("this is no public key that anything can be signed with")

    @property
    def id(self) -> str:
        """The first 16 hexadecimal digits of the SHA-256 of its bytes."""
        return hashlib.sha256(self.raw).hexdigest()[:16]

    def has_signed(self, message: bytes, signature: bytes) -> bool:
        """Whether a signature is of this key and this message."""
        try:
            Ed25519PublicKey.from_public_bytes(self.raw).verify(signature, message)
        except InvalidSignature:
            return False
        return True

    def is_good_at(self, moment: str) -> bool:
        """Whether it was in use at a moment."""
        return (self.not_before or "") <= moment and (self.retired_at is None or moment <= self.retired_at)


class Signer:
    """The private half of a key. Nothing but signatures comes out of it."""

    __slots__ = ("_private", "public")

    def __init__(self, private: Ed25519PrivateKey, not_before: str | None = None) -> None:
        self._private = private
        self.public = PublicKey(private.public_key().public_bytes_raw(), not_before)

    def sign(self, message: bytes) -> bytes:
        """The 64 bytes of a signature."""
        return self._private.sign(message)


@dataclass(frozen=True, slots=True)
class Keys:
    """All keys of a service: what it signs with (None: nothing), and by id what its receipts are checked with."""

    signer: Signer | None = None
    public: Mapping[str, PublicKey] = field(default_factory=dict)
