"""The parts of an event as organizers send it: players, scoring, rounds, tables, results, corrections."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import Domain, GameSchemas, Strict
from schemas.fields import Bool, Int, Seq
from schemas.records import record_schema
from schemas.tournament_fields import Amount, ByGame
from service.game import Game, Score, SeatScore
from service.tournaments.model import (
    MAX_PLAYERS,
    MAX_ROUNDS,
    MAX_SEATS,
    Change,
    Correction,
    Given,
    Player,
    Round,
    Scale,
    Scoring,
    Table,
)

AnyGame = Game[Any, Any, Any, Any]
Games = Mapping[str, tuple[AnyGame, GameSchemas]]
Members = dict[str, Any]
SchemaClass = type[ma.Schema]
MAX_CORRECTIONS: Final = 1_000
_DEFAULT: Final = Scoring()
_MADE: Final[dict[str, SchemaClass]] = {}


def about(description: str) -> dict[str, Any]:
    """Metadata of a field."""
    return {"description": description}


def id_field(description: str, **kwargs: Any) -> fields.String:
    """The id of a player."""
    return fields.String(validate=validate.Length(1, 40), metadata=about(description), **kwargs)


def ids_field(description: str, least: int = 0, most: int = MAX_PLAYERS, **kwargs: Any) -> Seq:
    """Ids of players."""
    length = validate.Length(least or None, most)
    return Seq(id_field("The id of a player."), validate=length, metadata=about(description), **kwargs)


def table_number() -> Int:
    """The number of a table."""
    return Int(required=True, validate=validate.Range(1, MAX_PLAYERS), metadata=about("The number of the table."))


class PlayerSchema(Domain):
    """Who plays."""

    domain = Player
    id = id_field("Any text that no other player has.", required=True)
    name = fields.String(
        load_default=None, validate=validate.Length(1, 80), metadata=about("The name for people; left out: the id.")
    )
    absent_from = Int(
        load_default=None,
        allow_none=True,
        validate=validate.Range(1, MAX_ROUNDS),
        metadata=about("The round from which on he is gone for good; null: he stays."),
    )

    @ma.post_load
    def _make(self, data: Mapping[str, Any], **kwargs: Any) -> Any:
        del kwargs
        return Player(data["id"], data["name"] or data["id"], data["absent_from"])


class ScaleSchema(Domain):
    """What the places at tables of one size are worth."""

    domain = Scale
    seats = Int(required=True, validate=validate.Range(1, MAX_SEATS), metadata=about("The number of seats."))
    points = Seq(
        Amount(metadata=about("An exact number.")),
        required=True,
        validate=validate.Length(1, MAX_SEATS),
        metadata=about("What each place is worth, the first one first."),
    )


class ScoringSchema(Domain):
    """How the result of a table becomes tournament points."""

    domain = Scoring
    by = fields.String(
        load_default="places",
        validate=validate.OneOf(("places", "points")),
        metadata=about("`places`: by a scale; those who are tied share its mean. `points`: the game's own points."),
    )
    scales = Seq(
        fields.Nested(ScaleSchema),
        load_default=(),
        validate=validate.Length(max=MAX_SEATS),
        metadata=about(
            "For `places`: one scale for each number of seats. Without one, place p of n is worth (n - p) / (n - 1), "
            "and a table of one seat its game's points."
        ),
    )
    bye = Amount(load_default=_DEFAULT.bye, metadata=about("What a bye is worth; left out: 1."))
    forfeit = Amount(load_default=_DEFAULT.forfeit, metadata=about("What a forfeited table is worth; left out: 0."))
    absent = Amount(load_default=_DEFAULT.absent, metadata=about("What a missed round is worth; left out: 0."))
    walkover = Amount(
        load_default=None,
        allow_none=True,
        metadata=about(
            "What a table is worth for the only one who did not forfeit; null: as a first place, or as a bye where "
            "the game's points count."
        ),
    )


class GivenSeatSchema(ma.Schema):
    """The score of one seat."""

    class Meta:
        """What the service answers besides is not needed."""

        unknown = ma.EXCLUDE

    seat = Int(required=True, validate=validate.Range(0, MAX_SEATS - 1), metadata=about("The seat, from 0."))
    points = Int(required=True, validate=validate.Range(-1_000_000, 1_000_000), metadata=about("Its points."))
    place = Int(required=True, validate=validate.Range(1, MAX_SEATS), metadata=about("1 is first; equals share one."))

    @ma.post_load
    def _make(self, data: Mapping[str, Any], **kwargs: Any) -> Any:
        del kwargs
        return SeatScore(data["seat"], data["points"], data["place"], ())


class GivenScoreSchema(ma.Schema):
    """A score as the service answers; other members than these are not looked at."""

    class Meta:
        """What the service answers besides is not needed."""

        unknown = ma.EXCLUDE

    final = Bool(load_default=True, metadata=about("False while the round goes on."))
    seats = Seq(
        fields.Nested(GivenSeatSchema),
        required=True,
        validate=validate.Length(1, MAX_SEATS),
        metadata=about("In seat order."),
    )

    @ma.post_load
    def _make(self, data: Mapping[str, Any], **kwargs: Any) -> Any:
        del kwargs
        return Score("given", data["final"], data["seats"])


class ResultSchema(Strict):
    """The result of a table, in one of four forms that all count alike."""

    one_of = ("points", "score", "sheet", "record")

    @ma.post_load
    def _make(self, data: Mapping[str, Any], **kwargs: Any) -> Any:
        del kwargs
        return Given(*next(iter(data.items())))


def made(name: str, members: Members, base: SchemaClass = Strict, doc: str = "") -> SchemaClass:
    """A schema class, always the same one under the same name."""
    if name not in _MADE:
        _MADE[name] = type(f"{name}Schema", (base,), {"__doc__": doc, "__module__": __name__, **members})
    return _MADE[name]


def table_schemas(games: Games) -> dict[str, SchemaClass]:
    """The schema of a table for each ruleset."""
    return {slug: _table(*game) for slug, game in games.items()}


def correction_schema(games: Games) -> SchemaClass:
    """The schema of a correction."""
    changes = {slug: _change(*game) for slug, game in games.items()}
    members = {
        "domain": Correction,
        "number": Int(
            required=True, validate=validate.Range(1, MAX_CORRECTIONS), metadata=about("1, 2, 3, and so on.")
        ),
        "at": _note(40, "When it was made."),
        "by": _note(80, "Who made it."),
        "reason": _note(500, "Why."),
        "change": ByGame(changes, required=True, metadata=about("What is put in the place of a table's result.")),
    }
    return made("TournamentCorrection", members, Domain, "One entry of the list of corrections, which only grows.")


def round_schema(games: Games) -> SchemaClass:
    """The schema of a round."""
    members = {
        "domain": Round,
        "number": Int(required=True, validate=validate.Range(1, MAX_ROUNDS), metadata=about("Rounds count from 1.")),
        "tables": Seq(
            ByGame(table_schemas(games)),
            load_default=(),
            validate=validate.Length(max=MAX_PLAYERS),
            metadata=about("All tables."),
        ),
        "byes": ids_field("Who has a bye.", load_default=()),
        "absent": ids_field("Who is not there, and has not left the event for good.", load_default=()),
    }
    return made("TournamentRound", members, Domain, "A round: everybody has one table, a bye, or is absent.")


def _note(most: int, description: str) -> fields.String:
    return fields.String(required=True, validate=validate.Length(1, most), metadata=about(description))


def _result(game: AnyGame, schemas: GameSchemas) -> fields.Nested:
    members = {
        "points": Seq(
            Int(validate=validate.Range(-1_000_000, 1_000_000), metadata=about("Points.")),
            validate=validate.Length(1, MAX_SEATS),
            metadata=about("The game's own points of each seat; the more the better."),
        ),
        "score": fields.Nested(GivenScoreSchema, metadata=about("As the service answers it.")),
        "sheet": fields.Nested(schemas.sheet, metadata=about("What the table wrote down.")),
        "record": fields.Nested(record_schema(schemas, game), metadata=about("The game, move by move.")),
    }
    result = made(f"{schemas.name}Result", members, ResultSchema, ResultSchema.__doc__ or "")
    description = about("How it ended; null: it has not, or nobody played.")
    return fields.Nested(result, allow_none=True, load_default=None, metadata=description)


def _ruleset(slug: str) -> fields.String:
    return fields.String(required=True, validate=validate.Equal(slug), metadata=about("The ruleset."))


def _forfeits() -> Seq:
    return ids_field("Who forfeited: did not come, or left.", most=MAX_SEATS, load_default=())


def _table(game: AnyGame, schemas: GameSchemas) -> SchemaClass:
    members = {
        "domain": Table,
        "game": _ruleset(game.INFO.slug),
        "table": table_number(),
        "seats": ids_field("Who sits there, in seat order.", 1, MAX_SEATS, required=True),
        "result": _result(game, schemas),
        "forfeits": _forfeits(),
        "adjourned": Bool(load_default=False, metadata=about("True: the game is not over and counts for nothing yet.")),
    }
    return made(f"{schemas.name}Table", members, Domain, "A table of a round.")


def _change(game: AnyGame, schemas: GameSchemas) -> SchemaClass:
    members = {
        "domain": Change,
        "game": _ruleset(game.INFO.slug),
        "round": Int(required=True, validate=validate.Range(1, MAX_ROUNDS), metadata=about("The number of the round.")),
        "table": table_number(),
        "result": _result(game, schemas),
        "forfeits": _forfeits(),
    }
    return made(f"{schemas.name}Change", members, Domain, "What a correction puts in the place of a result.")
