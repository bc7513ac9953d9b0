"""Live sessions: what is asked and answered, built per ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import GameSchemas, ScoreSchema, Strict, seed_field
from schemas.fields import Bool, FullMatch, Int, Seq, Text, ToMove
from schemas.records import record_schema
from service.game import Game

AnyGame = Game[Any, Any, Any, Any]
SchemaClass = type[ma.Schema]

ASSIST: Final = ("none", "legal", "hints")
ID_PATTERN: Final = "^[A-Za-z0-9_-]{22}$"
KEY_PATTERN: Final = r"^[A-Za-z0-9_.:-]{1,64}$"
_SPEAKS_FOR: Final = (
    "A secret: whoever has it speaks for the {}. Sent as `Authorization: Bearer …`; it is not shown again."
)


class SessionCallerSchema(ma.Schema):
    """Who is asking, by the token."""

    role = fields.String(
        required=True,
        validate=validate.OneOf(["host", "seat", "spectator"]),
        metadata={"description": "By the token: the host's, a seat's, or none."},
    )
    seat = Int(required=True, allow_none=True, metadata={"description": "The caller's seat; null without one."})


class NamedSeatSchema(ma.Schema):
    """Who sits where."""

    seat = Int(required=True, metadata={"description": "The seat, from 0."})
    name = fields.String(required=True, metadata={"description": "As given when the session began."})


class SessionResultSchema(ma.Schema):
    """How a session ended."""

    reason = fields.String(
        required=True,
        validate=validate.OneOf(["finished", "resigned"]),
        metadata={"description": "`finished` by the rules, or a seat `resigned`."},
    )
    resigned = Int(required=True, allow_none=True, metadata={"description": "The seat that resigned, or null."})
    score = fields.Nested(ScoreSchema, required=True)


class SeatTokenSchema(ma.Schema):
    """A new token for a seat; the one before is void."""

    seat = Int(required=True, metadata={"description": "The seat, from 0."})
    token = fields.String(required=True, metadata={"description": _SPEAKS_FOR.format("seat")})


class SessionTokensSchema(ma.Schema):
    """The secrets of a session: give each seat its own."""

    host = fields.String(required=True, metadata={"description": _SPEAKS_FOR.format("host")})
    seats = Seq(
        fields.String(metadata={"description": _SPEAKS_FOR.format("seat")}),
        required=True,
        metadata={"description": "One per seat, in seat order."},
    )


class ReadHeadersSchema(ma.Schema):
    """Headers of a request that reads."""

    if_none_match = fields.String(
        data_key="If-None-Match",
        metadata={"description": "The `ETag` of the copy that you have: 304 while it is current."},
    )


class WriteHeadersSchema(ma.Schema):
    """Headers of a request that changes a session."""

    if_match = fields.String(
        data_key="If-Match",
        metadata={
            "description": 'The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has '
            "moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored."
        },
    )
    idempotency_key = fields.String(
        data_key="Idempotency-Key",
        validate=FullMatch(KEY_PATTERN),
        metadata={
            "description": "Any name for this one request, new for each. Sent again with the same key, an acknowledged "
            "request gets the same answer and plays nothing, for as long as the session lives."
        },
    )


class RecordQuerySchema(Strict):
    """The form of a record."""

    format = fields.String(
        load_default="json",
        validate=validate.OneOf(["json", "text"]),
        metadata={"description": "`text`: the form that people read, like chess's PGN."},
    )


@dataclass(frozen=True, slots=True)
class SessionSchemas:
    """Every schema that the sessions of one ruleset load and dump."""

    create: SchemaClass
    created: SchemaClass
    session: SchemaClass
    move: SchemaClass
    played: SchemaClass
    record: SchemaClass


_MADE: Final[dict[str, SessionSchemas]] = {}


def session_schemas(schemas: GameSchemas, game: AnyGame) -> SessionSchemas:
    """The schemas of a ruleset's sessions; always the same classes for the same ruleset."""
    if schemas.name not in _MADE:
        _MADE[schemas.name] = _build(schemas, game)
    return _MADE[schemas.name]


def _build(schemas: GameSchemas, game: AnyGame) -> SessionSchemas:
    session = _members(schemas, game)
    tokens = fields.Nested(SessionTokensSchema, required=True)
    record = fields.Nested(record_schema(schemas, game), required=True)
    move = Text(
        game.parse_move,
        game.format_move,
        game.INFO.move_pattern,
        required=True,
        metadata={"description": f"A move, like `{game.INFO.move_forms[-1].example}`."},
    )
    name = schemas.name
    return SessionSchemas(
        create=_class(f"{name}NewSession", "A session to begin.", _create_members(schemas, game), Strict),
        created=_class(f"{name}CreatedSession", "A new session, with its tokens.", {**session, "tokens": tokens}),
        session=_class(f"{name}Session", "A session as the caller may see it.", session),
        move=_class(f"{name}SessionMove", "A move to play.", {"move": move}, Strict),
        played=_class(f"{name}PlayedSession", "A session after a turn.", {**session, "moves": _new_plies()}),
        record=_class(f"{name}SessionRecord", "The record of a session.", {"record": record}),
    )


def _class(name: str, doc: str, members: Mapping[str, Any], base: SchemaClass = ma.Schema) -> SchemaClass:
    return type(f"{name}Schema", (base,), {"__doc__": doc, "__module__": __name__, **members})


def _new_plies() -> Seq:
    description = "The plies that this request added, as far as the caller may know: the own move, then what was drawn."
    return Seq(fields.String(), required=True, metadata={"description": description})


def _create_members(schemas: GameSchemas, game: AnyGame) -> dict[str, Any]:
    seats = "Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, …"
    assist = "What the service tells during play: nothing, the legal moves, or solver hints too."
    ttl = "How long the session is kept after its last change; the service may allow less, see `expires_at`."
    return {
        "setup": fields.Nested(
            schemas.setup,
            load_default=lambda: schemas.setup().load({}),
            metadata={"description": "The options of the game; what is left out has its default."},
        ),
        "seed": seed_field(),
        "seats": Seq(
            fields.String(validate=validate.Length(1, 40)),
            validate=validate.Length(1, game.INFO.max_players),
            metadata={"description": seats},
        ),
        "assist": fields.String(
            load_default="legal",
            validate=validate.OneOf(ASSIST),
            metadata={"description": assist},
        ),
        "ttl_s": Int(validate=validate.Range(60, 604_800), metadata={"description": ttl}),
    }


def _members(schemas: GameSchemas, game: AnyGame) -> dict[str, Any]:
    return {
        "id": fields.String(required=True, metadata={"description": "Its name in paths.", "pattern": ID_PATTERN}),
        "game": _constant(game.INFO.slug, "The ruleset."),
        "rules": _constant(game.INFO.rules_version, "The version of the rules."),
        "version": Int(required=True, metadata={"description": "Counts the changes; the `ETag` is the same number."}),
        "status": _one_of(("running", "over"), "Whether moves can be made."),
        "you": fields.Nested(SessionCallerSchema, required=True),
        "seats": Seq(
            fields.Nested(NamedSeatSchema), required=True, metadata={"description": "Who plays, in seat order."}
        ),
        "assist": _one_of(ASSIST, "What the service tells during play."),
        "to_move": ToMove(required=True),
        "your_turn": Bool(required=True, metadata={"description": "Whether the caller's seat is to move."}),
        "plies": Int(required=True, metadata={"description": "How many plies were played, those of chance included."}),
        "view": _described(schemas.view, "What the caller may know; for the host: what a spectator may know."),
        "state": _described(schemas.state, "Everything, for the host; null for all others.", allow_none=True),
        **_proof_members(),
        "result": _described(SessionResultSchema, "How it ended; null while it runs.", allow_none=True),
        "created_at": _moment("When the session began."),
        "expires_at": _moment("When the session is forgotten, unless it changes before."),
    }


def _proof_members() -> dict[str, Any]:
    commitment = (
        "SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the "
        "seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw."
    )
    seed = "Where every random choice came from; null until the session is over."
    salt = "Makes the commitment to a short seed safe; null until the session is over."
    return {
        "commitment": fields.String(required=True, metadata={"description": commitment, "pattern": "^[0-9a-f]{64}$"}),
        "seed": fields.String(required=True, allow_none=True, metadata={"description": seed}),
        "salt": fields.String(required=True, allow_none=True, metadata={"description": salt}),
    }


def _constant(value: str, description: str) -> fields.String:
    return fields.String(required=True, validate=validate.Equal(value), metadata={"description": description})


def _one_of(values: tuple[str, ...], description: str) -> fields.String:
    return fields.String(required=True, validate=validate.OneOf(values), metadata={"description": description})


def _described(schema: SchemaClass, description: str, **kwargs: Any) -> fields.Nested:
    return fields.Nested(schema, required=True, metadata={"description": description}, **kwargs)


def _moment(description: str) -> fields.String:
    return fields.String(required=True, metadata={"description": f"{description} UTC.", "format": "date-time"})
