"""Live sessions: what is asked and answered, built per ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import GameSchemas, ScoreSchema, Strict
from schemas.events import YOUR_MOVE, SessionEventSchema
from schemas.fields import Bool, Int, Seq, Text, ToMove
from schemas.proofs import BacksSchema, SessionProofSchema
from schemas.records import record_schema
from schemas.session_orders import ASSIST, create_members, fork_members
from service.clock import POLICIES
from service.game import Game

AnyGame = Game[Any, Any, Any, Any]
SchemaClass = type[ma.Schema]

ID_PATTERN: Final = "^[A-Za-z0-9_-]{22}$"
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
        validate=validate.OneOf(["finished", "resigned", "forfeited"]),
        metadata={"description": "`finished` by the rules, a seat `resigned`, or its time ran out: `forfeited`."},
    )
    resigned = Int(required=True, allow_none=True, metadata={"description": "The seat that resigned, or null."})
    forfeited = Int(required=True, allow_none=True, metadata={"description": "The seat whose time ran out, or null."})
    score = fields.Nested(ScoreSchema, required=True)


class SessionClockSchema(ma.Schema):
    """How the clock of a session stands."""

    turn_s = Int(required=True, metadata={"description": "Seconds for each decision."})
    bank_s = Int(required=True, metadata={"description": "Seconds that each seat has besides, for the whole game."})
    policy = fields.String(
        required=True,
        validate=validate.OneOf(POLICIES),
        metadata={"description": "What happens when both are used up."},
    )
    banks_ms = Seq(
        Int(), required=True, metadata={"description": "What each seat has left in its bank, in milliseconds."}
    )
    expired = Seq(Int(), required=True, metadata={"description": "How often the time of each seat ran out."})
    deadline = fields.String(
        required=True,
        allow_none=True,
        metadata={
            "description": "When the time of the seat to move runs out, UTC; null after the end.",
            "format": "date-time",
        },
    )


class SessionUndoSchema(ma.Schema):
    """A question whether plies may be taken back."""

    asked_by = Int(required=True, metadata={"description": "The seat that asks."})
    ply = Int(required=True, metadata={"description": "How many plies would stay."})
    agreed = Seq(
        Int(), required=True, metadata={"description": "The seats that have agreed, besides the one that asks."}
    )


class SessionOriginSchema(ma.Schema):
    """Where a forked game comes from."""

    session = fields.String(
        required=True, allow_none=True, metadata={"description": "The id of the other session; null: a record."}
    )
    ply = Int(required=True, metadata={"description": "How many plies of it were played."})


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


@dataclass(frozen=True, slots=True)
class SessionSchemas:
    """Every schema that the sessions of one ruleset load and dump."""

    create: SchemaClass
    created: SchemaClass
    session: SchemaClass
    move: SchemaClass
    played: SchemaClass
    record: SchemaClass
    fork: SchemaClass
    ply: SchemaClass
    events: SchemaClass


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
    shown = _class(f"{name}Session", "A session as the caller may see it.", session)
    return SessionSchemas(
        create=_class(f"{name}NewSession", "A session to begin.", create_members(schemas, game), Strict),
        created=_class(f"{name}CreatedSession", "A new session, with its tokens.", {**session, "tokens": tokens}),
        session=shown,
        move=_class(f"{name}SessionMove", "A move to play.", {"move": move}, Strict),
        played=_class(f"{name}PlayedSession", "A session after a turn.", {**session, "moves": _new_plies()}),
        record=_class(
            f"{name}SessionRecord",
            "The record of a session, and what it can be verified with.",
            {"record": record, "proof": fields.Nested(SessionProofSchema, required=True)},
        ),
        fork=_class(f"{name}Fork", "A session that begins where another one stood.", fork_members(game), Strict),
        ply=_class(f"{name}Ply", "A live game as it stood after some ply.", _ply_members(schemas)),
        events=_class(f"{name}SessionEvents", "What has happened in a session.", _event_members(shown)),
    )


def _class(name: str, doc: str, members: Mapping[str, Any], base: SchemaClass = ma.Schema) -> SchemaClass:
    return type(f"{name}Schema", (base,), {"__doc__": doc, "__module__": __name__, **members})


def _ply_members(schemas: GameSchemas) -> dict[str, Any]:
    everything = "Everything, for those from whom nothing is hidden (after the end: for all); else null."
    return {
        "ply": Int(required=True, metadata={"description": "How many plies were played."}),
        "plies": Int(required=True, metadata={"description": "How many there are in all."}),
        "move": fields.String(
            required=True,
            allow_none=True,
            metadata={"description": "The last of them, as far as the caller may know; null before the first."},
        ),
        "to_move": ToMove(required=True),
        "view": _described(schemas.view, "What the caller may know of the game as it stood."),
        "state": _described(schemas.state, everything, allow_none=True),
    }


def _event_members(session: SchemaClass) -> dict[str, Any]:
    return {
        "events": Seq(
            fields.Nested(SessionEventSchema),
            required=True,
            metadata={"description": "In order; numbers have no gaps."},
        ),
        "next": Int(
            required=True,
            metadata={"description": "The number of the last event here; ask for what comes `after` it."},
        ),
        "session": fields.Nested(session, required=True),
    }


def _new_plies() -> Seq:
    description = "The plies that this request added, as far as the caller may know: the own move, then what was drawn."
    return Seq(fields.String(), required=True, metadata={"description": description})


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
        "your_move": Seq(fields.String(), required=True, metadata={"description": YOUR_MOVE}),
        "plies": Int(required=True, metadata={"description": "How many plies were played, those of chance included."}),
        "events": Int(required=True, metadata={"description": "The number of the newest event."}),
        "view": _described(schemas.view, "What the caller may know; for the host: what a spectator may know."),
        "state": _described(schemas.state, "Everything, for the host; null for all others.", allow_none=True),
        "clock": _described(SessionClockSchema, "The clock; null: there is none.", allow_none=True),
        "undo": _described(SessionUndoSchema, "What a seat wants taken back; null: nothing.", allow_none=True),
        "origin": _described(SessionOriginSchema, "Where a forked game comes from; null: it is none.", allow_none=True),
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
    entropy = (
        "What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, "
        "joined by `|`. Null: from the seed itself."
    )
    root = "The root of the Merkle tree of all tiles; null for rulesets without hidden tiles."
    return {
        "commitment": fields.String(required=True, metadata={"description": commitment, "pattern": "^[0-9a-f]{64}$"}),
        "entropy": Seq(fields.String(), required=True, allow_none=True, metadata={"description": entropy}),
        "root": fields.String(required=True, allow_none=True, metadata={"description": root}),
        "backs": _described(BacksSchema, "Which backs lie where; null without hidden tiles.", allow_none=True),
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
