"""The catalogue of rulesets."""

from __future__ import annotations

from typing import Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.fields import Int, Seq
from service.readiness import MEANINGS

_MEANINGS: Final = " · ".join(f"`{code}`: {meaning}" for code, meaning in MEANINGS.items())


class PlayersSchema(ma.Schema):
    """How many can play."""

    min = Int(required=True, metadata={"description": "At least so many."})
    max = Int(required=True, metadata={"description": "At most so many."})


class OptionSchema(ma.Schema):
    """One setup option."""

    name = fields.String(required=True, metadata={"description": "Its name in `setup`."})
    default = fields.Raw(required=True, allow_none=True, metadata={"description": "What holds when it is left out."})
    values = fields.List(
        fields.Raw(), required=True, allow_none=True, metadata={"description": "All allowed values; null: see meaning."}
    )
    meaning = fields.String(required=True, metadata={"description": "What it does."})


class MoveFormSchema(ma.Schema):
    """One kind of move in its text form."""

    name = fields.String(required=True, metadata={"description": "As `kind` of listed moves."})
    example = fields.String(required=True, metadata={"description": "One well-formed text."})
    pattern = fields.String(required=True, metadata={"description": "Regular expression of every well-formed text."})
    when = fields.String(required=True, metadata={"description": "Who makes it, and when."})


class GameSchema(ma.Schema):
    """The static facts of a ruleset."""

    slug = fields.String(required=True, metadata={"description": "Its name in paths."})
    title = fields.String(required=True, metadata={"description": "Its name for people."})
    summary = fields.String(required=True, metadata={"description": "One sentence about the game."})
    rules_version = fields.String(required=True, metadata={"description": "As in the header `Rules-Version`."})
    players = fields.Nested(PlayersSchema, required=True, metadata={"description": "How many can play."})
    chance = fields.Boolean(required=True, metadata={"description": "Whether dice or draws decide anything."})
    information = fields.String(
        required=True,
        validate=validate.OneOf(["perfect", "hidden"]),
        metadata={"description": "`hidden`: seats see different views of the same state."},
    )
    options = Seq(fields.Nested(OptionSchema), required=True, metadata={"description": "Members of `setup`."})
    moves = Seq(
        fields.Nested(MoveFormSchema),
        required=True,
        attribute="move_forms",
        metadata={"description": "The kinds of moves and how they are written."},
    )
    move_pattern = fields.String(required=True, metadata={"description": "All kinds of moves in one pattern."})
    rules = fields.String(required=True, metadata={"description": "Path of the rules text."})


class GamesSchema(ma.Schema):
    """All rulesets."""

    games = Seq(fields.Nested(GameSchema), required=True, metadata={"description": "One entry each."})


class HealthSchema(ma.Schema):
    """The state of the process."""

    status = fields.String(
        required=True, validate=validate.OneOf(["ok", "unavailable"]), metadata={"description": "The verdict."}
    )
    version = fields.String(required=True, metadata={"description": "The version of the service."})


class UnreadinessSchema(ma.Schema):
    """Why something cannot be served just now."""

    part = fields.String(
        required=True,
        validate=validate.OneOf(["store", "process"]),
        metadata={"description": "What it is that is not ready."},
    )
    code = fields.String(required=True, metadata={"description": _MEANINGS})
    detail = fields.String(required=True, metadata={"description": "The same for people."})


class ReadinessSchema(HealthSchema):
    """The state of the process and of what it depends on."""

    store = fields.String(
        required=True,
        validate=validate.OneOf(["ok", "unavailable"]),
        metadata={"description": "Live sessions need the store; stateless operations do not."},
    )
    reasons = Seq(
        fields.Nested(UnreadinessSchema), required=True, metadata={"description": "Why the verdict is not `ok`."}
    )
