"""The problem document (RFC 9457)."""

from __future__ import annotations

import marshmallow as ma
from marshmallow import fields, validate

from schemas.fields import Int, Seq
from service.refusal import REASONS


class FaultSchema(ma.Schema):
    """One thing that is wrong with a request."""

    code = fields.String(required=True, metadata={"description": "Stable name of what is wrong."})
    detail = fields.String(required=True, metadata={"description": "The same for people."})
    pointer = fields.String(required=True, metadata={"description": "JSON pointer to the culprit in the request."})
    rule = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "Where the rules text says so (ruleset#heading); null for faults of form."},
    )


class ProblemSchema(ma.Schema):
    """Why a request was not answered. Nothing was changed, except that after a 503 of the store that is not known."""

    type = fields.String(required=True, metadata={"description": "URN of the kind of problem.", "format": "uri"})
    title = fields.String(required=True, metadata={"description": "The kind of problem, for people."})
    status = Int(required=True, metadata={"description": "The HTTP status."})
    detail = fields.String(required=True, metadata={"description": "What was wrong this time, for people."})
    instance = fields.String(required=True, metadata={"description": "URN with the request id.", "format": "uri"})
    code = fields.String(
        required=True,
        validate=validate.OneOf(list(REASONS)),
        metadata={"description": "Stable name of the kind of problem; branch on this."},
    )
    errors = Seq(
        fields.Nested(FaultSchema),
        required=True,
        metadata={"description": "Everything that is wrong, not only the first; may be empty."},
    )
    ply = Int(metadata={"description": "Index of the move that is not possible, from 0."})
    move = fields.String(metadata={"description": "The move that is not possible."})
    current = fields.Dict(metadata={"description": "412: the session as the caller may see it now."})
