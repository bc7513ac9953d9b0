"""Schemas that every ruleset shares, and `GameSchemas`: what a ruleset adds to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar

import marshmallow as ma
from marshmallow import fields, validate

from schemas.fields import Exact, Int, Seq
from service.sentences import say


class Strict(ma.Schema):
    """A JSON object without unknown members."""

    one_of: ClassVar[tuple[str, ...]] = ()
    """Members of which exactly one must be given."""

    class Meta:
        """Refuse what is not in the document."""

        unknown = ma.RAISE

    @ma.validates_schema
    def _exactly_one(self, data: Mapping[str, Any], **kwargs: Any) -> None:
        del kwargs
        if self.one_of and sum(name in data for name in self.one_of) != 1:
            raise ma.ValidationError(say("Exactly one of {names} is needed.", names=", ".join(self.one_of)))


class Domain(Strict):
    """A JSON object that loads into a dataclass and dumps from it."""

    domain: ClassVar[type[Any]]
    recurs: ClassVar[bool] = False
    """Whether the same few come again and again, so that quick loading makes each once; they never change."""

    @ma.post_load
    def _make(self, data: Mapping[str, Any], **kwargs: Any) -> Any:
        del kwargs
        return self.domain(**data)


class Compact(ma.Schema):
    """An answer that leaves out members without a value."""

    @ma.post_dump
    def _drop_none(self, data: Mapping[str, Any], **kwargs: Any) -> Mapping[str, Any]:
        del kwargs
        return {name: value for name, value in data.items() if value is not None}


@cache
def kept(schema: type[ma.Schema]) -> ma.Schema:
    """The one instance of a schema: building one takes longer than using it, and using it changes nothing in it."""
    return schema()


class ViolationSchema(ma.Schema):
    """One broken rule."""

    code = fields.String(required=True, metadata={"description": "Stable name of the rule that is broken."})
    detail = fields.String(required=True, metadata={"description": "The same for people."})
    rule = fields.String(required=True, metadata={"description": "Where the rules text says so: ruleset#heading."})
    pointer = fields.String(required=True, metadata={"description": "JSON pointer to the culprit in the request."})


class ProbabilitySchema(ma.Schema):
    """A probability, exact and as a float."""

    exact = Exact(required=True, metadata={"description": "As a fraction."})
    p = fields.Float(required=True, metadata={"description": "The nearest float.", "minimum": 0, "maximum": 1})


class ScoreItemSchema(Compact):
    """One line of a score."""

    code = fields.String(required=True, metadata={"description": "What the points are for."})
    points = Int(required=True, metadata={"description": "What it counts."})
    count = Int(metadata={"description": "How many times, where the points are so much each."})
    tiles = Seq(fields.String(), metadata={"description": "The tiles that were counted."})
    numbers = Seq(Int(), metadata={"description": "The numbers that were counted."})
    round = Int(metadata={"description": "The round, from 1, where several are scored together."})


class SeatScoreSchema(ma.Schema):
    """The score of one seat."""

    seat = Int(required=True, metadata={"description": "The seat, from 0."})
    points = Int(required=True, metadata={"description": "All items together."})
    place = Int(required=True, metadata={"description": "1 is first; equal results share a place (1, 1, 3)."})
    items = Seq(fields.Nested(ScoreItemSchema), required=True, metadata={"description": "What the points add up from."})


class ScoreSchema(ma.Schema):
    """The score of a round or of several."""

    scoring = fields.String(required=True, metadata={"description": "The kind of scoring."})
    final = fields.Boolean(required=True, metadata={"description": "False while the round goes on."})
    seats = Seq(fields.Nested(SeatScoreSchema), required=True, metadata={"description": "In seat order."})


def seed_field(**kwargs: Any) -> fields.String:
    """The seed of random choices."""
    description = "Fixes every random choice: any 1 to 64 characters. Without it the service takes one."
    return fields.String(validate=validate.Length(1, 64), metadata={"description": description}, **kwargs)


def budget_fields() -> dict[str, fields.Field[Any]]:
    """What a hint may spend."""
    return {
        "budget_ms": Int(
            load_default=300,
            validate=validate.Range(1, 2000),
            metadata={"description": "Wall clock for the solver, in ms. Exact rulesets need none of it."},
        ),
        "budget_nodes": Int(
            load_default=None,
            allow_none=True,
            validate=validate.Range(1, 2_000_000),
            metadata={"description": "Search nodes in place of time: the same answer on every machine."},
        ),
        "seed": seed_field(load_default="hint"),
    }


@dataclass(frozen=True, slots=True)
class GameSchemas:
    """What a ruleset adds to the shared schemas.

    Attributes:
        name: CamelCase prefix of its components, such as `DaVinci`.
        setup, state, view: Domain schemas of the game's dataclasses.
        parts: the parts of a move in lists, name to field with `attribute="move.<part>"`; absent parts are left out.
        values: value members of a hint's move, with `attribute="value.<member>"`.
        extras: further members of a hint, with `attribute="extra.<member>"`.
        hint_options: further members of a hint's request.
        sheet: Domain schema of what a table writes down on paper; its dataclass goes to the game's `score_sheet`.
        sheet_example: a sheet for the documentation, as JSON.
        solution: schema of the complete solution, for a solved game.
        posterior: schema of what can be inferred from a view, for a game with hidden information.
        posterior_options: further members of the request for it.
    """

    name: str
    setup: type[Domain]
    state: type[Domain]
    view: type[Domain]
    parts: Mapping[str, fields.Field[Any]]
    values: Mapping[str, fields.Field[Any]]
    sheet: type[Domain]
    sheet_example: Mapping[str, Any]
    extras: Mapping[str, fields.Field[Any]] = field(default_factory=dict)
    hint_options: Mapping[str, fields.Field[Any]] = field(default_factory=dict)
    solution: type[ma.Schema] | None = None
    posterior: type[ma.Schema] | None = None
    posterior_options: Mapping[str, fields.Field[Any]] = field(default_factory=dict)
