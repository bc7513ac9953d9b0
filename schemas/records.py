"""The record of a game: one schema per ruleset."""

from __future__ import annotations

from typing import Any, Final

from marshmallow import fields, validate

from schemas.common import Domain, GameSchemas
from schemas.fields import FullMatch, Seq
from service.game import Game
from service.record import Record

TAG_PATTERN: Final = "^(?!(?:game|rules|setup|seed|start|result|seat[0-3])$)[a-z][a-z0-9_]{0,31}$"
"""Names of tags: none that means something else in the text form."""

_MADE: Final[dict[str, type[Domain]]] = {}


def record_schema(schemas: GameSchemas, game: Game[Any, Any, Any, Any]) -> type[Domain]:
    """The schema of a ruleset's records; it loads into `Record`. Always the same class for the same ruleset."""
    name = f"{schemas.name}RecordSchema"
    if name not in _MADE:
        members = _members(schemas, game)
        _MADE[name] = type(name, (Domain,), {"__doc__": "One game: its setup and every ply.", **members})
    return _MADE[name]


def _members(schemas: GameSchemas, game: Game[Any, Any, Any, Any]) -> dict[str, Any]:
    info = game.INFO
    return {
        "domain": Record,
        "__module__": __name__,
        "game": _constant(info.slug, "The ruleset."),
        "rules": _constant(info.rules_version, "The version of the rules."),
        "setup": fields.Nested(schemas.setup, load_default=lambda: schemas.setup().load({})),
        "start": fields.Nested(
            schemas.state,
            allow_none=True,
            load_default=None,
            metadata={"description": "The state before the first ply; null: as `new` makes it from setup and seed."},
        ),
        "seed": fields.String(
            allow_none=True,
            load_default=None,
            validate=validate.Length(1, 64),
            metadata={"description": "What the setting-up was drawn from; null: nothing was, or it is secret."},
        ),
        "players": Seq(
            fields.String(validate=validate.Length(1, 40)),
            load_default=(),
            validate=validate.Length(max=info.max_players),
            metadata={"description": "The names, in seat order."},
        ),
        "moves": Seq(
            fields.String(validate=validate.Length(max=160)),
            required=True,
            validate=validate.Length(max=5_000),
            metadata={"description": "Every ply in order, those of chance included."},
        ),
        "result": fields.Dict(
            keys=fields.String(),
            allow_none=True,
            load_default=None,
            metadata={"description": "What the table noted down; a replay does not depend on it."},
        ),
        "tags": fields.Dict(
            keys=fields.String(validate=FullMatch(TAG_PATTERN)),
            values=fields.String(validate=validate.Length(max=200)),
            load_default=dict,
            metadata={
                "description": "Anything else worth noting: event, date, round, table.",
                "json_schema": {"propertyNames": {"pattern": TAG_PATTERN}},
            },
        ),
    }


def _constant(value: str, description: str) -> fields.String:
    return fields.String(validate=validate.Equal(value), load_default=value, metadata={"description": description})
