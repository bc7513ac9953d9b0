"""The record of a game: one schema per ruleset."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from marshmallow import ValidationError, fields, validate

from schemas.common import Domain, GameSchemas
from schemas.fields import Int, Seq, refuse_longer
from service.game import Game
from service.record import Record, StandIn
from service.sentences import say

TAG_PATTERN: Final = "^(?!(?:game|rules|setup|seed|start|result|stand_ins|seat[0-3])$)[a-z][a-z0-9_]{0,31}$"
"""Names of tags: none that means something else in the text form."""

_MAX_TAGS: Final = 50
_MAX_TEXT: Final = 200
_MADE: Final[dict[str, type[Domain]]] = {}


class Tags(fields.Dict):
    """Short texts by name. Faults are told at the name, too many before any is looked at."""

    default_error_messages = {  # noqa: RUF012 - as marshmallow has it
        "invalid": say("Must be an object."),
    }

    def __init__(self, **kwargs: Any) -> None:
        keywords = {
            "propertyNames": {"pattern": TAG_PATTERN},
            "maxProperties": _MAX_TAGS,
            "additionalProperties": {"type": "string", "maxLength": _MAX_TEXT},
        }
        about = {"description": "Anything else worth noting: event, date, round, table.", "json_schema": keywords}
        super().__init__(validate=validate.Length(max=_MAX_TAGS), metadata=about, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        del attr, data, kwargs
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        refuse_longer(value, self.validators)
        faults = {name: [fault] for name, text in value.items() if (fault := _fault(name, text)) is not None}
        if faults:
            raise ValidationError(faults)
        return value


def _fault(name: str, text: Any) -> str | None:
    """What is wrong with a tag."""
    if re.fullmatch(TAG_PATTERN, name) is None:
        return say("Names of tags match {pattern}", pattern=TAG_PATTERN)
    fits = isinstance(text, str) and len(text) <= _MAX_TEXT
    return None if fits else say("Must be a string of at most {most} characters.", most=_MAX_TEXT)


class StandInSchema(Domain):
    """A ply that a clock's policy made in place of a player."""

    domain = StandIn
    ply = Int(required=True, validate=validate.Range(0, 4_999), metadata={"description": "Its index, from 0."})
    by = fields.String(
        required=True, validate=validate.OneOf(("random", "hint")), metadata={"description": "The policy."}
    )


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
        "setup": fields.Nested(
            schemas.setup,
            load_default=None,
            metadata={"description": "The options; left out: those of `start`, or all at their defaults."},
        ),
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
            allow_none=True,
            load_default=None,
            metadata={"description": "What the table noted down; a replay does not depend on it."},
        ),
        "tags": Tags(load_default=dict),
        "stand_ins": Seq(
            fields.Nested(StandInSchema),
            load_default=(),
            validate=validate.Length(max=5_000),
            metadata={"description": "The plies that a clock's policy made in place of a player."},
        ),
    }


def _constant(value: str, description: str) -> fields.String:
    return fields.String(validate=validate.Equal(value), load_default=value, metadata={"description": description})
