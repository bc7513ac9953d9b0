"""Signed receipts: what was scored, by which rules, with which result, so that anybody can check it later.

Signed are the bytes `regelwerk-receipt-v1`, a newline, and the canonical JSON of `payload`, with Ed25519. The payload
names the record by the SHA-256 of its canonical JSON in the full form; see `full_form` and `service.canonical`.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from schemas.common import ScoreSchema, kept
from schemas.records import record_schema
from service import operations
from service.canonical import canonical, uncanonical
from service.catalog import CATALOG, Entry
from service.game import Score, SeatScore, Violation, Violations
from service.moments import moment
from service.record import Record
from service.refusal import Refusal
from service.sentences import Sentence, say
from service.signing import SIGNATURE_BYTES, Keys, Signer, decoded, encoded

VERSION: Final = 1
CONTEXT: Final = b"regelwerk-receipt-v1\n"
"""What is signed before the payload, so that no signature can be taken for one of something else."""

_EMPTY: Final[tuple[Any, ...]] = (None, [], {})


@dataclass(frozen=True, slots=True)
class Receipt:
    """A payload, the id of the key that has signed it, and the signature in base64url."""

    payload: Mapping[str, Any]
    key: str
    signature: str


@dataclass(frozen=True, slots=True)
class Scored:
    """A score, with a receipt if one was asked for."""

    score: Score
    receipt: Receipt | None = None

    @property
    def scoring(self) -> str:
        """The kind of scoring."""
        return self.score.scoring

    @property
    def final(self) -> bool:
        """False while the round goes on."""
        return self.score.final

    @property
    def seats(self) -> tuple[SeatScore, ...]:
        """The seats in order."""
        return self.score.seats


@dataclass(frozen=True, slots=True)
class Receipts:
    """The desk of a service where receipts are issued and checked.

    Attributes:
        keys: that it signs and checks with.
        issuer: the name that it signs with.
        permit: raises Refusal for those who get no receipts.
    """

    keys: Keys
    issuer: str
    permit: Callable[[], None] = lambda: None

    def scored(self, entry: Entry, body: Mapping[str, Any]) -> Scored:
        """Score as `operations.score` does; with a receipt if the body asks for one."""
        if not body["receipt"]:
            return Scored(operations.score(entry, body))
        self.permit()
        if self.keys.signer is None:
            raise Refusal("forbidden", say("This service has no key to sign receipts with."))
        if "record" not in body:
            operations.refuse_state((_NEEDS_RECORD,), "#/receipt")
        score = operations.score(entry, body)
        return Scored(score, self._issued(self.keys.signer, entry, body["record"], score))

    def verify(self, receipt: Receipt, record: Record | None = None) -> Violations:
        """Everything that is wrong with a receipt, and with a record as the one that it is for."""
        return tuple(violations(receipt, self.keys, record))

    def _issued(self, signer: Signer, entry: Entry, record: Record, score: Score) -> Receipt:
        form = full_form(entry, record)
        operations.refuse_state(tuple(uncanonical(form, "")), "#/record")
        stamp = {"version": VERSION, "issued_at": moment(now()), "issuer": self.issuer}
        payload = {**stamp, **_facts(entry, record, form), **_outcome(score)}
        return Receipt(payload, signer.public.id, encoded(signer.sign(signed_bytes(payload))))


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def signed_bytes(payload: Mapping[str, Any]) -> bytes:
    """What is signed. Raises ValueError for a payload that has no canonical form."""
    return CONTEXT + canonical(payload)


def full_form(entry: Entry, record: Record) -> dict[str, Any]:
    """A record as JSON whose hash is signed: equal records have equal forms, however they were written down.

    `game`, `rules`, `moves` and `setup`, with every option, are always there; all other members only where they are
    neither null nor empty. So members that later versions add change nothing for records that do not use them.
    """
    whole = replace(record, setup=_setup(entry, record))
    dumped = kept(record_schema(entry.schemas, entry.game)).dump(whole)
    return {name: value for name, value in dumped.items() if name == "moves" or value not in _EMPTY}


def violations(receipt: Receipt, keys: Keys, record: Record | None = None) -> Iterator[Violation]:
    """Everything that is wrong with a receipt, by these keys; the pointers begin at `#/receipt` and `#/record`."""
    if receipt.payload.get("version") != VERSION:
        yield _violation("unknown_version")
    yield from _signature(receipt, keys)
    if record is not None:
        yield from _record(receipt.payload, record)


def _signature(receipt: Receipt, keys: Keys) -> Iterator[Violation]:
    key = keys.public.get(receipt.key)
    if key is None:
        yield _violation("unknown_key")
        return
    try:
        signature = decoded(receipt.signature, SIGNATURE_BYTES)
        is_good = key.has_signed(signed_bytes(receipt.payload), signature)
    except ValueError:
        is_good = False
    if not is_good:
        yield _violation("bad_signature")
    issued_at = receipt.payload.get("issued_at")
    if isinstance(issued_at, str) and not key.is_good_at(issued_at):
        yield _violation("key_not_in_use")


def _record(payload: Mapping[str, Any], record: Record) -> Iterator[Violation]:
    entry = CATALOG[record.game]
    if payload.get("game") != record.game:
        yield _violation("record_differs")
    elif payload.get("rules") != entry.game.INFO.rules_version:
        yield _violation("rules_unknown")
    elif not _is_for(payload, entry, record):
        yield _violation("record_differs")
    elif not _scores(payload, entry, record):
        yield _violation("score_differs")


def _is_for(payload: Mapping[str, Any], entry: Entry, record: Record) -> bool:
    form = full_form(entry, record)
    return not any(uncanonical(form, "")) and _agree(payload, _facts(entry, record, form))


def _scores(payload: Mapping[str, Any], entry: Entry, record: Record) -> bool:
    try:
        return _agree(payload, _outcome(operations.score(entry, {"record": record})))
    except Refusal:
        return False


def _agree(payload: Mapping[str, Any], members: Mapping[str, Any]) -> bool:
    return all(name in payload and payload[name] == value for name, value in members.items())


def _facts(entry: Entry, record: Record, form: Mapping[str, Any]) -> dict[str, Any]:
    """What a payload says of the record."""
    return {
        "game": entry.game.INFO.slug,
        "rules": entry.game.INFO.rules_version,
        "record_sha256": hashlib.sha256(canonical(form)).hexdigest(),
        "players": list(record.players),
        "plies": len(record.moves),
    }


def _outcome(score: Score) -> dict[str, Any]:
    return {"final": score.final, "score": kept(ScoreSchema).dump(score)}


def _setup(entry: Entry, record: Record) -> Any:
    if record.setup is not None:
        return record.setup
    return kept(entry.schemas.setup).load({}) if record.start is None else entry.game.setup_of(record.start)


VIOLATIONS: Final[Mapping[str, tuple[str, Sentence]]] = {
    "unknown_version": ("#/receipt/payload/version", say("The payload is not of version {version}.", version=VERSION)),
    "unknown_key": ("#/receipt/key", say("This is none of the known keys.")),
    "bad_signature": ("#/receipt/signature", say("The key has not signed this payload.")),
    "key_not_in_use": ("#/receipt/payload/issued_at", say("The key was not yet, or no longer, in use at this moment.")),
    "record_differs": ("#/record", say("The receipt is for another record.")),
    "score_differs": ("#/receipt/payload/score", say("By the rules this record has another score, or none.")),
    "rules_unknown": (
        "#/receipt/payload/rules",
        say("These rules are not served, so the record cannot be scored again."),
    ),
}
"""All that can be wrong with a receipt: where to look, and what it means."""

_NEEDS_RECORD: Final = Violation(
    "receipt_needs_record",
    say("A receipt is given for a record only: it has the plies that the score follows from."),
    "",
)


def _violation(code: str) -> Violation:
    pointer, detail = VIOLATIONS[code]
    return Violation(code, detail, "", pointer)
