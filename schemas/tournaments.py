"""The requests of organizers: an event with its results, what to pair, a pairing to check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from marshmallow import fields, validate

from schemas.common import Domain, seed_field
from schemas.fields import Bool, Int, Seq
from schemas.tournament_events import (
    MAX_CORRECTIONS,
    Games,
    Members,
    PlayerSchema,
    SchemaClass,
    ScoringSchema,
    about,
    correction_schema,
    ids_field,
    made,
    round_schema,
    table_number,
)
from service.tournaments.model import MAX_PLAYERS, MAX_ROUNDS, MAX_SEATS, Scoring
from service.tournaments.pairing_rules import Proposal, Seating
from service.tournaments.tiebreaks import CRITERIA

DEFAULT_TIE_BREAKS: Final = ("points", "direct_encounter", "buchholz", "sonneborn_berger", "wins")
METHODS: Final = ("swiss", "round_robin")


@dataclass(frozen=True, slots=True)
class TournamentRequests:
    """The schemas of what organizers send."""

    standings: SchemaClass
    pairings: SchemaClass
    check: SchemaClass


def build(games: Games) -> TournamentRequests:
    """The requests for these rulesets."""
    event, order = _event_members(games), _order_members(games)
    return TournamentRequests(
        standings=made("TournamentStandingsOrder", {**event, **_further_members(games)}),
        pairings=made("TournamentPairingsOrder", {**event, **order}),
        check=made("TournamentCheckOrder", {**event, **order, "round": _proposal(games)}),
    )


def _event_members(games: Games) -> Members:
    return {
        "players": Seq(
            fields.Nested(PlayerSchema),
            required=True,
            validate=validate.Length(1, MAX_PLAYERS),
            metadata=about("Everybody who plays or has played, in any order."),
        ),
        "rounds": Seq(
            fields.Nested(round_schema(games)),
            load_default=(),
            validate=validate.Length(max=MAX_ROUNDS),
            metadata=about("The rounds so far, in any order."),
        ),
        "scoring": fields.Nested(
            ScoringSchema, load_default=Scoring, metadata=about("How results become tournament points.")
        ),
        "tie_breaks": _tie_breaks(),
        "corrections": Seq(
            fields.Nested(correction_schema(games)),
            load_default=(),
            validate=validate.Length(max=MAX_CORRECTIONS),
            metadata=about("All corrections that were made, in their order; later ones replace earlier ones."),
        ),
        "seed": seed_field(load_default=None, allow_none=True),
    }


def _tie_breaks() -> Seq:
    description = (
        "What ranks the players, the first criterion first. `buchholz`: the points of the opponents, the mean of each "
        "table; `_cut_1` without the lowest round, `_median` also without the highest; unplayed rounds count as if "
        "against somebody with as many points. `sonneborn_berger`: the points of those beaten and half of those tied "
        "with, by the number of opponents. `direct_encounter`: the results among those who are still tied, if all "
        "of them have met. `wins`: tables won alone. `lots`: drawn from `seed`."
    )
    choice = fields.String(validate=validate.OneOf(tuple(CRITERIA)), metadata=about("A criterion."))
    length = validate.Length(1, len(CRITERIA))
    return Seq(choice, load_default=DEFAULT_TIE_BREAKS, validate=length, metadata=about(description))


def _further_members(games: Games) -> Members:
    return {
        "preview": Seq(
            fields.Nested(correction_schema(games)),
            load_default=None,
            allow_none=True,
            validate=validate.Length(max=MAX_CORRECTIONS),
            metadata=about("Further corrections to look at before they are made, numbered on."),
        ),
        "explain": Bool(load_default=True, metadata=about("False: without the contributions of values.")),
    }


def _order_members(games: Games) -> Members:
    sizes = (
        "Sizes of tables. As few as can be have no table; then there are as many tables as can be of the first size. "
        "Left out: the least for which the game is."
    )
    return {
        "method": fields.String(
            required=True,
            validate=validate.OneOf(METHODS),
            metadata=about(
                "`swiss`: by points, nobody meets anybody again where that can be. `round_robin`: everybody meets "
                "everybody as evenly as can be."
            ),
        ),
        "game": _ruleset(games),
        "sizes": Seq(
            Int(validate=validate.Range(1, MAX_SEATS), metadata=about("A number of seats.")),
            load_default=None,
            validate=validate.Length(1, MAX_SEATS),
            metadata=about(sizes),
        ),
        "absent": ids_field("Who does not play in the next round.", load_default=()),
        "rounds_to_plan": Int(
            load_default=1,
            validate=validate.Range(1, MAX_ROUNDS),
            metadata=about("How many rounds to plan; more than one for `round_robin` only."),
        ),
    }


def _ruleset(games: Sequence[str] | Games) -> fields.String:
    return fields.String(
        required=True, validate=validate.OneOf(tuple(games)), metadata=about("The ruleset at the tables.")
    )


def _proposal(games: Games) -> fields.Nested:
    table = {
        "domain": Seating,
        "table": table_number(),
        "game": _ruleset(games),
        "seats": ids_field("Who is to sit there, in seat order.", 1, MAX_SEATS, required=True),
    }
    seating = made("ProposedTable", table, Domain, "A table that is to be.")
    members = {
        "domain": Proposal,
        "tables": Seq(
            fields.Nested(seating),
            load_default=(),
            validate=validate.Length(max=MAX_PLAYERS),
            metadata=about("All tables."),
        ),
        "byes": ids_field("Who is to have a bye.", load_default=()),
    }
    return fields.Nested(
        made("ProposedRound", members, Domain, "A pairing that somebody made."),
        required=True,
        metadata=about("The pairing to check."),
    )
