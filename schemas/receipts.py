"""Signed receipts and the keys that they are checked with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import Compact, Domain, ScoreSchema, Strict
from schemas.fields import Bool, Int, ObjectField, Seq
from schemas.tournament_fields import ByGame

RECEIPT_FAULTS: Final = (
    *("unknown_version", "unknown_key", "bad_signature", "key_not_in_use"),
    *("record_differs", "score_differs", "rules_unknown"),
)
"""All codes of what can be wrong with a receipt."""

_LONGEST: Final = 200


def _text(description: str, **kwargs: Any) -> fields.String:
    return fields.String(required=True, metadata={"description": description}, **kwargs)


class KeySchema(ma.Schema):
    """A public key: a JSON Web Key (RFC 8037) with the time in which it was in use."""

    kty = _text("Always `OKP`.")
    crv = _text("Always `Ed25519`.")
    kid = _text("Its id: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.")
    x = _text("Its 32 bytes in base64url.")
    not_before = _text("Nothing was signed with it before this moment; null: not known.", allow_none=True)
    retired_at = _text("Nothing was signed with it after this moment; null: it is in use.", allow_none=True)


class KeysSchema(ma.Schema):
    """The public keys of a service, as a JSON Web Key Set."""

    keys = Seq(
        fields.Nested(KeySchema),
        required=True,
        metadata={
            "description": "First the key that is signed with now, then others whose receipts are good; empty: this "
            "service gives no receipts."
        },
    )


class ReceiptPayloadSchema(ma.Schema):
    """What a receipt says."""

    version = Int(required=True, metadata={"description": "Of this form: 1."})
    issued_at = _text("When it was signed, in UTC and seconds.")
    issuer = _text("Who signed it, as the operator of the service calls himself.")
    game = _text("The ruleset.")
    rules = _text("The version of the rules.")
    record_sha256 = _text("SHA-256 (hex) of the record's canonical JSON in the full form.")
    players = Seq(fields.String(), required=True, metadata={"description": "The names, as the record has them."})
    plies = Int(required=True, metadata={"description": "How many plies the record has."})
    final = Bool(required=True, metadata={"description": "As in the score: false while the round goes on."})
    score = fields.Nested(ScoreSchema, required=True, metadata={"description": "The score, as it was answered."})


class ReceiptSchema(ma.Schema):
    """A score that somebody has signed.

    The signature is Ed25519, of the text `regelwerk-receipt-v1`, a newline and the canonical JSON (RFC 8785) of
    `payload`. ARCHITECTURE.md has the details.
    """

    payload = fields.Nested(ReceiptPayloadSchema, required=True)
    key = _text("The `kid` of the key.")
    signature = _text("64 bytes in base64url.")


class ScoreAnswerSchema(Compact, ScoreSchema):
    """The score of a round or of several, with a receipt if one was asked for."""

    receipt = fields.Nested(ReceiptSchema, metadata={"description": "The signed receipt; left out unless asked for."})


class ReceiptToVerifySchema(Strict):
    """A receipt, whoever made it."""

    payload = ObjectField(required=True, metadata={"description": "As it was issued, with all members."})
    key = _text("The id of the key.", validate=validate.Length(max=_LONGEST))
    signature = _text("The signature.", validate=validate.Length(max=_LONGEST))


class ReceiptViolationSchema(ma.Schema):
    """One thing that is wrong with a receipt."""

    code = _text(
        "`unknown_version`: of the payload. `unknown_key`: not a key of this service. `bad_signature`: something was "
        "changed. `key_not_in_use`: at the moment that the receipt names. `record_differs`: the receipt is for another "
        "record. `score_differs`: the rules make another score of this record. `rules_unknown`: these rules are not "
        "served, so the record cannot be scored again.",
        validate=validate.OneOf(RECEIPT_FAULTS),
    )
    detail = _text("The same for people.")
    pointer = _text("JSON pointer to the culprit in the request.")


class ReceiptVerdictSchema(ma.Schema):
    """Whether a receipt is good."""

    valid = Bool(required=True, metadata={"description": "Whether nothing is wrong with it."})
    violations = Seq(
        fields.Nested(ReceiptViolationSchema),
        required=True,
        metadata={"description": "Everything that is wrong; empty when it is good."},
    )


def verify_schema(records: Mapping[str, type[Domain]]) -> type[Strict]:
    """The schema of what is to be verified, for these rulesets and their records."""
    about = "The record that the receipt should be for; its member `game` says what the others are like."
    members = {
        "__doc__": "A receipt to check, alone or with its record.",
        "receipt": fields.Nested(ReceiptToVerifySchema, required=True),
        "record": ByGame(records, metadata={"description": about, "json_schema": {"required": ["game"]}}),
    }
    return type("VerifyReceiptSchema", (Strict,), members)
