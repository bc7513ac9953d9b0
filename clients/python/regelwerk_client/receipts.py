"""Check a signed receipt offline: with the saved answer of `/v1/keys`, and without the service.

A receipt has a `payload`, the id of a `key`, and a `signature`: Ed25519 of the text `regelwerk-receipt-v1`, a newline
and the canonical JSON of the payload. The payload names a record by the SHA-256 of its canonical JSON.

Canonical JSON is RFC 8785: no spaces, members in the order of the UTF-16 code units of their names, only the escapes
that JSON demands, UTF-8. All numbers are whole and at most 2**53 - 1. Texts are not normalised.

Needs the package `cryptography`: `pip install 'regelwerk-client[receipts]'`.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from regelwerk_client.verify import Check, Model

Given: TypeAlias = Mapping[str, Any] | Model | str | bytes

_CONTEXT: Final = b"regelwerk-receipt-v1\n"
_MOST: Final = 2**53 - 1
_LEVELS: Final = 32
_SHORT: Final = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
_ESCAPED: Final = re.compile('[\\x00-\\x1f"\\\\]')
_PRIME: Final = 2**255 - 19
# No honest key is one of these points, for which a signature of anything can be made up.
_Y_OF_ORDER_8: Final = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
_WEAK: Final = frozenset({0, 1, _PRIME - 1, _Y_OF_ORDER_8, _PRIME - _Y_OF_ORDER_8})


def verify_receipt(receipt: Given, keys: Given, record: Given | None = None) -> list[Check]:
    """Check a receipt, alone or as the one for a record; good is one of whose checks none is `failed`.

    Args:
        receipt: a receipt, or the answer of `score` that has one, as a model, as JSON or as the text of such JSON.
        keys: the answer of `list_keys`, in the same forms. It must come from whom you trust.
        record: the record, with its whole setup, as the service answers it.

    Rules are not replayed here: whether the score follows from the record is said by whoever signed, and can be checked
    with `regelwerk receipt verify`.

    Raises:
        ValueError: one of them is not what it should be, or is JSON in which an object has a member twice.
        ImportError: the package `cryptography` is missing.
    """
    try:
        signed, known = _Receipt.read(_document(receipt)), _keys_in(_document(keys))
        given = None if record is None else _document(record)
    except (KeyError, TypeError, AttributeError, RecursionError, ValueError) as wrong:
        raise ValueError(f"This is not a receipt, its keys and its record: {wrong!r}") from wrong
    return [*_signature(signed, known), *([] if given is None else _record(signed.payload, given))]


@dataclass(frozen=True)
class _Key:
    """A public key."""

    raw: bytes
    not_before: str
    retired_at: str | None

    @property
    def id(self) -> str:
        return hashlib.sha256(self.raw).hexdigest()[:16]


@dataclass(frozen=True)
class _Receipt:
    """A receipt as it was given."""

    payload: Mapping[str, Any]
    key: str
    signature: str

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> _Receipt:
        given = document.get("receipt", document)
        payload, key, signature = given["payload"], given["key"], given["signature"]
        if not isinstance(payload, Mapping) or not isinstance(key, str) or not isinstance(signature, str):
            raise TypeError("payload must be an object, key and signature texts")
        return cls(payload, key, signature)


def _document(given: Given) -> Mapping[str, Any]:
    """The JSON object behind all forms in which it can be given."""
    if isinstance(given, str | bytes):
        read = json.loads(given, object_pairs_hook=_unique)
        if not isinstance(read, dict):
            raise TypeError("an object is needed")
        return read
    return given if isinstance(given, Mapping) else given.to_dict()


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("an object has a member twice")
    return members


def _keys_in(document: Mapping[str, Any]) -> dict[str, _Key]:
    keys = [_key(entry) for entry in document["keys"]]
    return {key.id: key for key in keys}


def _key(entry: Mapping[str, Any]) -> _Key:
    if (entry["kty"], entry["crv"]) != ("OKP", "Ed25519"):
        raise ValueError("a key must have kty OKP and crv Ed25519")
    raw = _bytes(entry["x"], 32)
    y = int.from_bytes(raw, "little") & (2**255 - 1)
    if y >= _PRIME or y in _WEAK:
        raise ValueError("nothing can be signed with such a key")
    return _Key(raw, entry.get("not_before") or "", entry.get("retired_at"))


def _bytes(text: str, length: int) -> bytes:
    """So many bytes in base64url, written in the one way that there is. Raises ValueError."""
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(data) != length or base64.urlsafe_b64encode(data).decode().rstrip("=") != text:
        raise ValueError(f"{length} bytes of base64url are needed")
    return data


def _signature(receipt: _Receipt, known: Mapping[str, _Key]) -> Iterator[Check]:
    if receipt.payload.get("version") != 1:
        yield Check("version", "failed", "The payload is not of version 1.")
    key = known.get(receipt.key)
    if key is None:
        yield Check("key", "failed", "This is none of the known keys.")
        return
    yield Check("key", "ok", "The key is one of the known ones.")
    if _is_signed(receipt, key.raw):
        yield Check("signature", "ok", "The key has signed this payload.")
    else:
        yield Check("signature", "failed", "The key has not signed this payload.")
    issued_at = str(receipt.payload.get("issued_at"))
    if issued_at < key.not_before or (key.retired_at is not None and issued_at > key.retired_at):
        yield Check("period", "failed", "The key was not yet, or no longer, in use at this moment.")
    else:
        yield Check("period", "ok", "The key was in use at this moment.")


def _is_signed(receipt: _Receipt, raw: bytes) -> bool:
    try:
        from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - who checks no receipts need not have it
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415
    except ImportError as missing:
        raise ImportError("To check receipts: pip install 'regelwerk-client[receipts]'") from missing
    try:
        message = _CONTEXT + _canonical(receipt.payload).encode()
        Ed25519PublicKey.from_public_bytes(raw).verify(_bytes(receipt.signature, 64), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def _record(payload: Mapping[str, Any], given: Mapping[str, Any]) -> Iterator[Check]:
    """Whether a record is the one of the receipt; what the plies are worth is not for this module."""
    try:
        form = _canonical(_full_form(given.get("record", given), payload))
        same = hashlib.sha256(form.encode()).hexdigest() == payload.get("record_sha256")
    except ValueError:
        same = False
    if same:
        yield Check("record", "ok", "The receipt is for this record.")
        yield Check("score", "open", "The rules are not replayed here; `regelwerk receipt verify` does that.")
    else:
        yield Check("record", "failed", "The receipt is for another record, or this one does not tell its whole setup.")


def _full_form(record: Mapping[str, Any], payload: Mapping[str, Any]) -> dict[str, Any]:
    """What the hash is of: game, rules, setup and moves, and whatever else is neither null nor empty."""
    start = record.get("start")
    setup = record.get("setup") or (start.get("setup") if isinstance(start, Mapping) else None)
    shown = {name: value for name, value in record.items() if value not in (None, [], {})}
    named: dict[str, Any] = {"game": payload.get("game"), "rules": payload.get("rules"), "moves": []}
    return {**named, **shown, "setup": setup}


def _canonical(value: Any, levels: int = _LEVELS) -> str:
    """The one way to write a value. Raises ValueError for a value that has none."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, int | float):
        return _whole(value)
    if not isinstance(value, Mapping | list | tuple) or levels == 0:
        raise ValueError(f"{type(value).__name__} cannot be written, or not so deep")
    if isinstance(value, Mapping):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(f"{_quoted(name)}:{_canonical(value[name], levels - 1)}" for name in names) + "}"
    return "[" + ",".join(_canonical(item, levels - 1) for item in value) + "]"


def _quoted(text: str) -> str:
    return '"' + _ESCAPED.sub(lambda found: _SHORT.get(found[0]) or f"\\u{ord(found[0]):04x}", text) + '"'


def _whole(number: float) -> str:
    if not abs(number) <= _MOST or number != int(number):
        raise ValueError(f"{number} is not a whole number that every language reads exactly")
    return str(int(number))
