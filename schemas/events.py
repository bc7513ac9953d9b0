"""What happens in live sessions."""

from __future__ import annotations

from typing import Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.fields import Int, Seq
from schemas.proofs import BacksSchema, TileProofSchema
from service.events import PLAYERS, TYPES

YOUR_MOVE: Final = (
    "What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; "
    "empty: nothing."
)
_TYPES: Final = (
    "`created` and `dealt`: the session begins. `move`: a ply. `undo_asked`, `undo_agreed`, `undo_declined`, `undone`: "
    "plies are to be taken back, or are. `resigned`, `forfeited`: a seat gives up, or its time has run out. `over`: "
    "the last event of a game."
)


class SessionEventSchema(ma.Schema):
    """One thing that happened, as far as the caller may know it. It reads the same whenever it is asked for."""

    seq = Int(required=True, metadata={"description": "Its number, from 1, without gaps."})
    type = fields.String(required=True, validate=validate.OneOf(TYPES), metadata={"description": _TYPES})
    version = Int(required=True, metadata={"description": "The version of the session that it belongs to."})
    at = fields.String(required=True, metadata={"description": "When, UTC.", "format": "date-time"})
    seat = Int(
        required=True,
        allow_none=True,
        metadata={"description": "Who did it or whom it is about; null: nobody, chance."},
    )
    ply = Int(
        required=True,
        allow_none=True,
        metadata={"description": "Of a `move` its index, from 0; of an undo how many plies stay; else null."},
    )
    move = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "The ply, with `?` for what is secret; null where all of it is, and for other types."},
    )
    by = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf((*PLAYERS, None)),
        metadata={"description": "Who made the ply: its player, chance, or a policy of the clock in its place."},
    )
    reason = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf(("finished", "resigned", "forfeited", None)),
        metadata={"description": "Of `over`: how the game ended."},
    )
    your_move = Seq(fields.String(), required=True, metadata={"description": YOUR_MOVE})
    backs = fields.Nested(
        BacksSchema,
        required=True,
        allow_none=True,
        metadata={"description": "Which backs lie where after it; null for rulesets without hidden tiles."},
    )
    proofs = Seq(
        fields.Nested(TileProofSchema),
        required=True,
        metadata={"description": "For every tile that it exposed: what shows that it was this one from the beginning."},
    )
