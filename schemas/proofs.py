"""Proofs of live games: sealed tiles, and everything by which a record is verified."""

from __future__ import annotations

from typing import Any, Final

from marshmallow import fields, validate

from schemas.common import Domain
from schemas.fields import FullMatch, Int, Seq
from service.proofs import ENTROPY_PATTERN, HASH_PATTERN, SALT_PATTERN, Backs, Proof, SessionProof

_MAX_TILES: Final = 64
_MAX_SEATS: Final = 4
_MAX_PATH: Final = 6
"""Enough for a box of `_MAX_TILES`."""


def _text(pattern: str, description: str, **kwargs: Any) -> fields.String:
    return fields.String(validate=FullMatch(pattern), metadata={"description": description}, **kwargs)


def _back(description: str, **kwargs: Any) -> Int:
    return Int(validate=validate.Range(0, _MAX_TILES - 1), metadata={"description": description}, **kwargs)


class TileProofSchema(Domain):
    """What shows that a tile was this one from the beginning.

    The leaf is SHA-256 of a zero byte and `<back>:<tile>:<salt>`; with `path` it leads to the root, as RFC 9162 has it
    in section 2.1.3.2.
    """

    domain = Proof
    back = _back("The number on the back of the tile.", required=True)
    tile = fields.String(
        required=True, validate=validate.Length(1, 8), metadata={"description": "What is on its front."}
    )
    salt = _text(SALT_PATTERN, "What makes the leaf impossible to guess.", required=True)
    path = Seq(
        _text(HASH_PATTERN, "A hash of the tree."),
        required=True,
        validate=validate.Length(max=_MAX_PATH),
        metadata={"description": "The hashes beside the way from the leaf to the root."},
    )


class BacksSchema(Domain):
    """The numbers on the backs of the tiles on the table, which everybody sees."""

    domain = Backs
    rows = Seq(
        Seq(_back("The number on a back."), validate=validate.Length(max=_MAX_TILES)),
        required=True,
        validate=validate.Length(max=_MAX_SEATS),
        metadata={
            "description": "The row of each seat from left to right. Not yet arranged: black tiles first, each colour "
            "by its numbers. Empty while a tile is still to be put back."
        },
    )
    clue = _back("The drawn tile that lies aside; null: there is none.", required=True, allow_none=True)


class SessionProofSchema(Domain):
    """What a record is verified with; `regelwerk verify` does it, and so can anybody else."""

    domain = SessionProof
    commitment = _text(HASH_PATTERN, "SHA-256 (hex) of `<salt>:<seed>`, published at the beginning.", required=True)
    salt = fields.String(
        required=True,
        allow_none=True,
        validate=validate.Length(1, 64),
        metadata={"description": "The salt of the commitment; null until the game is over."},
    )
    seed = fields.String(
        required=True,
        allow_none=True,
        validate=validate.Length(1, 64),
        metadata={"description": "The seed that was committed to; null until the game is over."},
    )
    entropy = Seq(
        _text(ENTROPY_PATTERN, "What a player added."),
        required=True,
        allow_none=True,
        validate=validate.Length(1, _MAX_SEATS),
        metadata={
            "description": "What each seat added before the deal: everything is drawn from SHA-256 (hex) of the seed "
            "and these texts, joined by `|`. Null: from the seed itself."
        },
    )
    root = _text(
        HASH_PATTERN,
        "The root of the Merkle tree of all tiles, published with the deal; null for rulesets without hidden tiles.",
        required=True,
        allow_none=True,
    )
    tiles = Int(
        required=True,
        allow_none=True,
        validate=validate.Range(1, _MAX_TILES),
        metadata={"description": "How many leaves the tree has; null without one."},
    )
    backs = fields.Nested(
        BacksSchema, required=True, allow_none=True, metadata={"description": "What lies where; null without a tree."}
    )
    proofs = Seq(
        fields.Nested(TileProofSchema),
        required=True,
        validate=validate.Length(max=_MAX_TILES),
        metadata={"description": "Of every tile that the caller may know."},
    )
