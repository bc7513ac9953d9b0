"""Live sessions: what is asked for."""

from __future__ import annotations

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import Domain, GameSchemas, Strict, seed_field
from schemas.fields import Bool, FullMatch, Int, Seq
from schemas.records import record_schema
from service.clock import POLICIES, Clock
from service.game import Game
from service.proofs import ENTROPY_PATTERN, HASH_PATTERN

AnyGame = Game[Any, Any, Any, Any]

ASSIST: Final = ("none", "legal", "hints")
KEY_PATTERN: Final = r"^[A-Za-z0-9_.:-]{1,64}$"
_MAX_PLY: Final = 5000


class ClockOrderSchema(Domain):
    """A clock: time for each decision and a bank for what takes longer. It runs from the moment of the deal."""

    domain = Clock
    turn_s = Int(
        required=True, validate=validate.Range(1, 604_800), metadata={"description": "Seconds for each decision."}
    )
    bank_s = Int(
        load_default=0,
        validate=validate.Range(0, 604_800),
        metadata={"description": "Seconds that each seat has besides, for the whole game."},
    )
    policy = fields.String(
        load_default="forfeit",
        validate=validate.OneOf(POLICIES),
        metadata={
            "description": "What happens when both are used up, seen when a move is sent or when anybody looks: the "
            "seat loses (`forfeit`), or a move is played for it, `random` (it follows from the seed) or the solver's "
            "`hint`. The next decision counts from the moment at which the time ran out."
        },
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


class UndoSchema(Strict):
    """What is to be taken back."""

    ply = Int(
        validate=validate.Range(0, _MAX_PLY),
        metadata={"description": "How many plies stay; left out: those before the own last one."},
    )


class UndoAnswerSchema(Strict):
    """An answer to the question of another seat."""

    ply = Int(
        required=True,
        validate=validate.Range(0, _MAX_PLY),
        metadata={"description": "How many plies would stay, as it is asked: the answer is to this question only."},
    )

    agree = Bool(required=True, metadata={"description": "Whether the plies may be taken back."})


class CommitmentSchema(ma.Schema):
    """A promise of the service: it has chosen a seed already."""

    commitment = fields.String(
        required=True,
        metadata={
            "description": "SHA-256 (hex) of `<salt>:<seed>`. Show it to the players, let each add a text, and begin "
            "the session with `commitment` and `entropy`. It can be used once.",
            "pattern": HASH_PATTERN,
        },
    )
    expires_at = fields.String(
        required=True,
        metadata={"description": "Until when a session can be begun with it, UTC.", "format": "date-time"},
    )


def create_members(schemas: GameSchemas, game: AnyGame) -> dict[str, Any]:
    """The members of a session to begin."""
    options = "The options of the game; what is left out has its default. Without effect where `record` is given."
    entropy = "What each player adds to the seed of `commitment`, in seat order; only together with it."
    commitment = "A commitment that the service gave before; the deal follows from its seed and from `entropy`."
    record = "Begin where this game stood after `ply` plies; from there on chance is new."
    return {
        "setup": fields.Nested(
            schemas.setup, load_default=lambda: schemas.setup().load({}), metadata={"description": options}
        ),
        **_shared_members(game),
        "assist": _assist(load_default="legal"),
        "commitment": fields.String(validate=FullMatch(HASH_PATTERN), metadata={"description": commitment}),
        "entropy": Seq(
            fields.String(validate=FullMatch(ENTROPY_PATTERN)),
            validate=validate.Length(1, game.INFO.max_players),
            metadata={"description": entropy},
        ),
        "record": fields.Nested(record_schema(schemas, game), metadata={"description": record}),
        "ply": _ply("How many plies of `record` are played; left out: all. Only together with it."),
    }


def fork_members(game: AnyGame) -> dict[str, Any]:
    """The members of a session that begins where another one stood."""
    return {
        **_shared_members(game),
        "assist": _assist(load_default="legal"),
        "ply": _ply("After how many plies the new game begins; left out: as the session stands now."),
    }


def _shared_members(game: AnyGame) -> dict[str, Any]:
    seats = "Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game)."
    ttl = "How long the session is kept after its last change; the service may allow less, see `expires_at`."
    return {
        "seed": seed_field(),
        "seats": Seq(
            fields.String(validate=validate.Length(1, 40)),
            validate=validate.Length(1, game.INFO.max_players),
            metadata={"description": seats},
        ),
        "ttl_s": Int(validate=validate.Range(60, 604_800), metadata={"description": ttl}),
        "clock": fields.Nested(ClockOrderSchema, metadata={"description": "Left out: nobody is hurried."}),
    }


def _assist(load_default: str) -> fields.String:
    assist = "What the service tells during play: nothing, the legal moves, or solver hints too."
    return fields.String(load_default=load_default, validate=validate.OneOf(ASSIST), metadata={"description": assist})


def _ply(description: str) -> Int:
    return Int(validate=validate.Range(0, _MAX_PLY), metadata={"description": description})
