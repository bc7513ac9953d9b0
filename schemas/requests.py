"""The request and answer schemas of a ruleset's operations, built from its `GameSchemas` once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import (
    Compact,
    GameSchemas,
    ProbabilitySchema,
    ScoreSchema,
    Strict,
    ViolationSchema,
    budget_fields,
    seed_field,
)
from schemas.fields import Bool, Int, QueryBool, QueryInt, Seq, Text, ToMove
from schemas.records import record_schema
from service.game import Game

AnyGame = Game[Any, Any, Any, Any]
SchemaClass = type[ma.Schema]
_MAX_MOVES = 5_000


@dataclass(frozen=True, slots=True)
class Requests:
    """Every schema that the operations of one ruleset load and dump."""

    new: SchemaClass
    dealt: SchemaClass
    subject: SchemaClass
    listed: SchemaClass
    legal_moves: SchemaClass
    judged: SchemaClass
    verdict: SchemaClass
    apply: SchemaClass
    applied: SchemaClass
    seated: SchemaClass
    seen: SchemaClass
    scored: SchemaClass
    score: SchemaClass
    ask: SchemaClass
    hint: SchemaClass
    infer: SchemaClass
    replay: SchemaClass
    replayed: SchemaClass
    position: SchemaClass
    position_and_move: SchemaClass
    position_and_budget: SchemaClass
    budget: SchemaClass


_BUILT: dict[str, Requests] = {}


def build(game: AnyGame, schemas: GameSchemas) -> Requests:
    """All schemas of a ruleset, always the same ones; component names start with its name."""
    if schemas.name not in _BUILT:
        _BUILT[schemas.name] = _build(game, schemas)
    return _BUILT[schemas.name]


def _build(game: AnyGame, schemas: GameSchemas) -> Requests:
    make = _maker(schemas.name)
    move = _move_field(game)
    state, view = fields.Nested(schemas.state), fields.Nested(schemas.view)
    subject = {"state": state, "view": view}
    listed = _listed_move(game, schemas)
    position = {"position": _position_field(game)}
    return Requests(
        new=make("New", {"setup": _setup_field(schemas), "seed": seed_field()}),
        dealt=make("Dealt", {"state": _required(schemas.state), "seed": seed_field(required=True)}, ma.Schema),
        subject=make("Subject", subject, one_of=("state", "view")),
        listed=listed,
        legal_moves=make("LegalMoves", _legal_moves_members(listed), ma.Schema),
        judged=make("Judged", {**subject, "move": move(required=True)}, one_of=("state", "view")),
        verdict=make("Verdict", _verdict_members(), ma.Schema),
        apply=make("Apply", _apply_members(state, move)),
        applied=make("Applied", _applied_members(state, move), ma.Schema),
        seated=make("Seated", {"state": _required(schemas.state), "seat": _seat_field()}),
        seen=make("Seen", {"view": _required(schemas.view)}, ma.Schema),
        scored=make("Scored", _scored_members(game, schemas), one_of=("state", "sheet", "record")),
        score=ScoreSchema,
        ask=make("Ask", {**subject, **budget_fields(), **schemas.hint_options}, one_of=("state", "view")),
        hint=make("Hint", _hint_members(schemas, move), ma.Schema),
        infer=make("Infer", {"view": _required(schemas.view), **schemas.posterior_options}),
        replay=make("Replay", _replay_members(game, schemas), one_of=("record", "text")),
        replayed=make("Replayed", _replayed_members(state, move), ma.Schema),
        position=make("Position", position),
        position_and_move=make("PositionAndMove", {**position, "move": move(required=True)}),
        position_and_budget=make("PositionAndBudget", {**position, **_query_budget(schemas)}),
        budget=make("Budget", _query_budget(schemas)),
    )


def _maker(prefix: str) -> Callable[..., SchemaClass]:
    """A function that makes a schema class named `<prefix><name>Schema`."""

    def make(
        name: str, members: Mapping[str, Any], base: SchemaClass = Strict, one_of: tuple[str, ...] = ()
    ) -> SchemaClass:
        return type(f"{prefix}{name}Schema", (base,), {**members, **({"one_of": one_of} if one_of else {})})

    return make


def _move_field(game: AnyGame) -> Callable[..., Text]:
    def field(description: str = "A move.", **kwargs: Any) -> Text:
        example = game.INFO.move_forms[-1].example
        metadata = {
            "description": f"{description} Like `{example}`; the grammar is in `GET /v1/games/{game.INFO.slug}`."
        }
        return Text(game.parse_move, game.format_move, game.INFO.move_pattern, metadata=metadata, **kwargs)

    return field


def _position_field(game: AnyGame) -> Text:
    metadata = {"description": "A position in its one-line text form."}
    pattern = game.INFO.position_pattern
    return Text(game.parse_position, game.format_position, pattern, required=True, metadata=metadata)


def _setup_field(schemas: GameSchemas) -> fields.Nested:
    options = {"description": "The options of the game; what is left out has its default."}
    return fields.Nested(schemas.setup, load_default=lambda: schemas.setup().load({}), metadata=options)


def _seat_field() -> Int:
    description = "Whose view, from 0; null or left out: a spectator's."
    return Int(load_default=None, allow_none=True, validate=validate.Range(0, 3), metadata={"description": description})


def _required(schema: SchemaClass) -> fields.Nested:
    return fields.Nested(schema, required=True)


def _listed_move(game: AnyGame, schemas: GameSchemas) -> SchemaClass:
    """A move in a list: its text and its parts."""
    members = {
        "move": Text(
            game.parse_move,
            game.format_move,
            game.INFO.move_pattern,
            required=True,
            metadata={"description": "The text to send back."},
        ),
        **schemas.parts,
        "probability": fields.Nested(
            ProbabilitySchema, metadata={"description": "Of an outcome of chance; left out for a player's move."}
        ),
    }
    return _maker(schemas.name)("ListedMove", members, Compact)


def _legal_moves_members(listed: SchemaClass) -> dict[str, Any]:
    return {
        "to_move": ToMove(required=True),
        "terminal": Bool(required=True, metadata={"description": "True when the round is over."}),
        "moves": Seq(
            fields.Nested(listed),
            required=True,
            metadata={"description": "Every legal move in canonical order; at a chance node every outcome."},
        ),
    }


def _verdict_members() -> dict[str, Any]:
    return {
        "legal": Bool(required=True, metadata={"description": "Whether the move may be made."}),
        "violations": Seq(
            fields.Nested(ViolationSchema),
            required=True,
            metadata={"description": "Every rule that the move breaks; empty when it is legal."},
        ),
    }


def _apply_members(state: fields.Nested, move: Callable[..., Text]) -> dict[str, Any]:
    return {
        "state": fields.Nested(state.nested, required=True),
        "moves": Seq(
            move(),
            required=True,
            validate=validate.Length(max=_MAX_MOVES),
            metadata={"description": "Moves to play in order, all or none; chance moves may be among them."},
        ),
        "seed": fields.String(
            validate=validate.Length(1, 64),
            metadata={
                "description": "With it, chance is drawn wherever `moves` has no chance move; the same seed and "
                "position give the same outcome. Without it, play stops at a chance node."
            },
        ),
    }


def _applied_members(state: fields.Nested, move: Callable[..., Text]) -> dict[str, Any]:
    return {
        "state": fields.Nested(state.nested, required=True),
        "applied": Int(required=True, metadata={"description": "How many of the given moves were played: all."}),
        "moves": Seq(move(), required=True, metadata={"description": "All plies in order, drawn ones included."}),
    }


def _scored_members(game: AnyGame, schemas: GameSchemas) -> dict[str, Any]:
    return {
        "state": fields.Nested(schemas.state),
        "sheet": fields.Nested(schemas.sheet),
        "record": fields.Nested(record_schema(schemas, game)),
        "receipt": Bool(
            load_default=False, metadata={"description": "True: with a signed receipt, for a record only."}
        ),
    }


def _hint_members(schemas: GameSchemas, move: Callable[..., Text]) -> dict[str, Any]:
    proof = fields.String(
        required=True,
        validate=validate.OneOf(["exact", "bounded", "heuristic"]),
        metadata={"description": "`exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate."},
    )
    ranked = {
        "move": move(required=True),
        "proof": proof,
        **schemas.parts,
        **schemas.values,
    }
    return {
        "best": move("The recommended move; null where nobody has one to make.", required=True, allow_none=True),
        "moves": Seq(
            fields.Nested(_maker(schemas.name)("RankedMove", ranked, Compact)),
            required=True,
            metadata={"description": "Every legal move, best first."},
        ),
        "proof": proof,
        "nodes": Int(required=True, metadata={"description": "How many positions the solver looked at."}),
        "elapsed_ms": fields.Float(
            required=True,
            allow_none=True,
            metadata={"description": "Wall clock of the solver, in ms; null where something is hidden."},
        ),
        **schemas.extras,
    }


def _replay_members(game: AnyGame, schemas: GameSchemas) -> dict[str, Any]:
    text = "The record in its text form (like PGN), up to 200,000 characters."
    return {
        "record": fields.Nested(record_schema(schemas, game)),
        "text": fields.String(validate=validate.Length(max=200_000), metadata={"description": text}),
    }


def _replayed_members(state: fields.Nested, move: Callable[..., Text]) -> dict[str, Any]:
    last = "The last state that the rules allow: the final one, or the one before the bad ply."
    return {
        "valid": Bool(required=True, metadata={"description": "Whether every ply follows the rules."}),
        "plies": Int(required=True, metadata={"description": "How many plies were played."}),
        "state": fields.Nested(state.nested, required=True, allow_none=True, metadata={"description": last}),
        "score": fields.Nested(
            ScoreSchema,
            required=True,
            allow_none=True,
            metadata={"description": "The score of the final state; null when a ply is bad."},
        ),
        "ply": Int(
            required=True, allow_none=True, metadata={"description": "Index of the bad ply, from 0; null if none is."}
        ),
        "move": fields.String(required=True, allow_none=True, metadata={"description": "The bad ply."}),
        "violations": Seq(
            fields.Nested(ViolationSchema), required=True, metadata={"description": "Every rule that it breaks."}
        ),
        "legal": Seq(move(), required=True, metadata={"description": "What was legal in its place."}),
    }


def _query_budget(schemas: GameSchemas) -> dict[str, Any]:
    """What a hint may spend, and the ruleset's own options, in a query string."""
    given = budget_fields()
    return {
        "budget_ms": QueryInt(load_default=300, validate=validate.Range(1, 2000), metadata=given["budget_ms"].metadata),
        "budget_nodes": QueryInt(
            load_default=None, validate=validate.Range(1, 2_000_000), metadata=given["budget_nodes"].metadata
        ),
        "seed": seed_field(load_default="hint"),
        **{name: _in_query(field) for name, field in schemas.hint_options.items()},
    }


def _in_query(field: fields.Field[Any]) -> fields.Field[Any]:
    """The same option as text: booleans are written `true` and `false` in a query string."""
    if isinstance(field, Bool):
        return QueryBool(load_default=field.load_default, metadata=field.metadata)
    return field
