"""What a caller may use."""

from __future__ import annotations

import marshmallow as ma
from marshmallow import fields

from schemas.fields import Int, Seq
from service.config import RATES


class LimitSchema(ma.Schema):
    """One limit of the caller, and what is left of it."""

    kind = fields.String(
        required=True,
        metadata={
            "description": "`requests`; `sessions` that are begun; ms of `solver` time.",
            "enum": list(RATES),
        },
    )
    amount = Int(required=True, metadata={"description": "How much there is."})
    window_s = Int(required=True, metadata={"description": "In how many seconds all of it is free again."})
    left = Int(required=True, metadata={"description": "How much is left, in whole units."})
    reset_s = Int(required=True, metadata={"description": "In how many seconds there is everything again."})


class CallerLimitsSchema(ma.Schema):
    """What the caller may use and do."""

    holder = fields.String(
        required=True, allow_none=True, metadata={"description": "The name of the API key; null without one."}
    )
    tier = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "The tier of the caller; null where the service knows none."},
    )
    scopes = Seq(
        fields.String(),
        required=True,
        metadata={"description": "What the key may be used for besides; all there is where no keys are asked for."},
    )
    limits = Seq(
        fields.Nested(LimitSchema),
        required=True,
        metadata={"description": "What is limited; whatever is not listed is not."},
    )
    concurrency = Int(
        required=True,
        allow_none=True,
        metadata={"description": "Requests that one process answers for the caller at a time; null: no limit."},
    )
    streams = Int(
        required=True,
        allow_none=True,
        metadata={"description": "Event streams and polls that one process holds for the caller; null: no limit."},
    )
    max_body_bytes = Int(required=True, metadata={"description": "The largest body that is read."})
