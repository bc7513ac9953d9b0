"""Many stateless requests in one: what is asked, and what is answered."""

from __future__ import annotations

from typing import Any, Final

from marshmallow import ValidationError, fields, validate

from schemas.common import Compact, Domain, Strict
from schemas.fields import Int, ObjectField, Seq, refuse_longer
from schemas.problems import ProblemSchema
from schemas.quick import quick
from service.order import MOST_ORDERS, Order


class BatchItemSchema(Domain):
    """One request of a batch."""

    domain = Order
    id = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.Length(max=100),
        metadata={"description": "Your name for it, sent back with its answer; need not be unique."},
    )
    game = fields.String(required=True, metadata={"description": "The ruleset."})
    operation = fields.String(
        required=True,
        metadata={
            "description": "The last part of the address of the single request, such as `validate`: any stateless "
            "operation of the ruleset that is sent with POST."
        },
    )
    body = ObjectField(load_default=dict, metadata={"description": "The body of the single request."})


class _Items(Seq):
    """The items of a batch, loaded quickly; faults are told as in every list."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, list):
            raise self.make_error("invalid")
        refuse_longer(value, self.validators)
        try:
            return tuple(map(quick(BatchItemSchema), value))
        except ValidationError:
            return super()._deserialize(value, attr, data, **kwargs)


class BatchSchema(Strict):
    """Many stateless requests."""

    items = _Items(
        fields.Nested(BatchItemSchema),
        required=True,
        validate=validate.Length(max=MOST_ORDERS),
        metadata={"description": "The requests; those before a bad one and after it are answered all the same."},
    )


class BatchOutcomeSchema(Compact):
    """The answer of one request of a batch: `body` after success, else `problem`."""

    id = fields.String(
        required=True, allow_none=True, metadata={"description": "As it was sent; null if it was left out."}
    )
    status = Int(required=True, metadata={"description": "The HTTP status of the single request."})
    body = ObjectField(metadata={"description": "The body of the single request's answer."})
    problem = fields.Nested(ProblemSchema)


class BatchOutcomesSchema(Strict):
    """The answers of a batch."""

    items = Seq(
        fields.Nested(BatchOutcomeSchema),
        required=True,
        metadata={"description": "One answer for each request, in their order."},
    )


ASKED_LINES: Final[dict[str, Any]] = {
    "description": "Newline-delimited JSON: a `BatchItem` in each line. Blank lines, CRLF and a byte order mark are "
    "skipped. A line that is no item has an answer of its own; after 1,000 such lines the next one is the last that "
    "is answered, with the code `request_too_large`.",
    "example": '{"id": "1", "game": "anaconda", "operation": "new", "body": {"seed": "example"}}\n',
}
"""The form of a request as lines. It has no type, for nothing is refused whole."""

ANSWERED_LINES: Final[dict[str, Any]] = {
    "type": "string",
    "description": "Newline-delimited JSON: a `BatchOutcome` in each line, sent when it is there.",
}
"""The form of an answer as lines."""
