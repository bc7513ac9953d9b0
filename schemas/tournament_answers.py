"""What organizers are answered: standings with their reasons, pairings, rulings."""

from __future__ import annotations

from typing import Any

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import ViolationSchema
from schemas.fields import Bool, Int, Seq
from schemas.tournament_events import about
from schemas.tournament_fields import ExactText
from service.tournaments.tiebreaks import CRITERIA

_WHY = "What happened (`played`, `bye`, ...), how it ended (`won`, `tied`, `lost`), or by which rule it counts so."


def _id(description: str) -> fields.String:
    return fields.String(required=True, metadata=about(description))


def _ids(description: str) -> Seq:
    return Seq(fields.String(), required=True, metadata=about(description))


def _nested(schema: type[ma.Schema], description: str) -> Seq:
    return Seq(fields.Nested(schema), required=True, metadata=about(description))


def _count(description: str, attribute: str | None = None) -> Int:
    return Int(required=True, attribute=attribute, metadata=about(description))


class ContributionSchema(ma.Schema):
    """One summand of a value."""

    round = Int(required=True, allow_none=True, metadata=about("The round; null: from no round."))
    table = Int(required=True, allow_none=True, metadata=about("The table; null: without one."))
    opponents = _ids("The opponents that it is about.")
    value = ExactText(required=True, metadata=about("What it adds."))
    why = fields.String(required=True, metadata=about(_WHY))


class _Contributions(Seq):
    """Contributions, written down without marshmallow's bookkeeping: a large event has hundreds of thousands."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(fields.Nested(ContributionSchema), **kwargs)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        del attr, obj, kwargs
        return [
            {
                "round": one.round,
                "table": one.table,
                "opponents": list(one.opponents),
                "value": str(one.value),
                "why": one.why,
            }
            for one in value
        ]


class TieBreakValueSchema(ma.Schema):
    """A player's value under one criterion."""

    tie_break = fields.String(required=True, validate=validate.OneOf(tuple(CRITERIA)), metadata=about("The criterion."))
    value = ExactText(required=True, metadata=about("Exactly: the sum of the contributions."))
    number = fields.Float(required=True, metadata=about("The nearest float."))
    contributions = _Contributions(
        required=True, metadata=about("Where it comes from, by rounds; empty with `explain` false.")
    )


class RoundCountsSchema(ma.Schema):
    """How the rounds of a player went."""

    won = _count("Tables of two or more that were won alone.")
    played = _count("Games played.")
    walkover = _count("Tables at which nobody else was left.")
    forfeit = _count("Forfeited tables.")
    bye = _count("Byes.")
    absent = _count("Missed rounds.")
    adjourned = _count("Games that are not over.")


class StandingSchema(ma.Schema):
    """The place of a player."""

    place = _count("1 is first; equal ones share a place (1, 1, 3).")
    player = fields.String(required=True, attribute="player.id", metadata=about("The id of the player."))
    name = fields.String(required=True, attribute="player.name", metadata=about("The name of the player."))
    values = _nested(TieBreakValueSchema, "The value under every criterion, in the order of the request.")
    rounds = fields.Nested(RoundCountsSchema, required=True, metadata=about("How the rounds went."))


class DecisionSchema(ma.Schema):
    """What put one player above the next."""

    upper = _id("The upper player.")
    lower = _id("The next one.")
    tie_break = fields.String(
        required=True, allow_none=True, metadata=about("The criterion that decided; null: they share the place.")
    )


class AtSchema(ma.Schema):
    """Which table is meant."""

    round = _count("The number of the round.")
    table = _count("The number of the table.")


class PlaceMoveSchema(ma.Schema):
    """A place that corrections change."""

    player = _id("The id of the player.")
    before = _count("The place now.")
    after = _count("The place after the corrections.")


class PreviewSchema(ma.Schema):
    """What further corrections would change."""

    moves = _nested(PlaceMoveSchema, "Everybody whose place changes, the best first.")
    changed_tables = Seq(
        fields.Nested(AtSchema), required=True, attribute="tables", metadata=about("Tables with another result.")
    )
    standings = Seq(
        fields.Nested(StandingSchema), required=True, attribute="after.standings", metadata=about("All places then.")
    )


class StandingsSchema(ma.Schema):
    """The standings of an event, with every reason."""

    standings = Seq(
        fields.Nested(StandingSchema), required=True, attribute="now.standings", metadata=about("The best first.")
    )
    decided_by = Seq(
        fields.Nested(DecisionSchema),
        required=True,
        attribute="now.decided_by",
        metadata=about("For each two neighbours, what put one above the other."),
    )
    open_tables = Seq(
        fields.Nested(AtSchema), required=True, attribute="now.open_tables", metadata=about("Adjourned tables.")
    )
    preview = fields.Nested(
        PreviewSchema, required=True, allow_none=True, metadata=about("What further corrections would change.")
    )


class RepeatSchema(ma.Schema):
    """Two players who meet again."""

    players = _ids("Both.")
    times = _count("How often they have met before.")


class BecauseSchema(ma.Schema):
    """Why a table is as it is."""

    points = Seq(ExactText(metadata=about("Points.")), required=True, metadata=about("Of each seat, before the round."))
    floats = Seq(
        fields.String(validate=validate.OneOf(("up", "down", "none"))),
        required=True,
        metadata=about("By seat: `up` where the others at the table have more points on average, `down` where fewer."),
    )
    repeats = _nested(RepeatSchema, "Who meets again.")


class PairedTableSchema(ma.Schema):
    """A table of the next round."""

    table = _count("The number of the table.")
    game = _id("The ruleset.")
    seats = _ids("The players in seat order: in the seats that they have had least.")
    because = fields.Nested(BecauseSchema, required=True, metadata=about("Why."))


class ByeSchema(ma.Schema):
    """Somebody without a table."""

    player = _id("The id of the player.")
    points = ExactText(required=True, metadata=about("His points so far."))
    byes_before = _count("How many byes and walkovers he has had.")
    because = fields.String(
        required=True,
        validate=validate.OneOf(("fewest_byes_lowest", "schedule")),
        metadata=about("`fewest_byes_lowest`: it is his turn. `schedule`: whom he would meet is not there."),
    )


class PairingCostSchema(ma.Schema):
    """What is not as it should be, the worse first."""

    repeats = _count("Meetings that repeat earlier ones.")
    spread = _count(
        "How much points (in their common unit) differ: 12 times the squared distances from the means of tables."
    )


class PairedRoundSchema(ma.Schema):
    """A round that is paired."""

    number = _count("The number of the round.")
    tables = _nested(PairedTableSchema, "All tables, those with the most points first.")
    byes = _nested(ByeSchema, "Who has no table.")
    cost = fields.Nested(PairingCostSchema, required=True, metadata=about("What could not be avoided."))
    bound = fields.Nested(PairingCostSchema, required=True, metadata=about("Less is proved to be impossible."))
    proof = fields.String(
        required=True,
        validate=validate.OneOf(("exact", "bounded")),
        metadata=about("`exact`: no pairing of the same people costs less. `bounded`: none costs less than `bound`."),
    )


class PairingsSchema(ma.Schema):
    """The next round, or several."""

    rounds = _nested(PairedRoundSchema, "The rounds that were asked for.")


class ReasonSchema(ma.Schema):
    """Why a pairing is good."""

    code = fields.String(required=True, metadata=about("Stable name of the reason."))
    detail = fields.String(required=True, metadata=about("The same for people."))


class RulingSchema(ma.Schema):
    """Whether a pairing is allowed."""

    allowed = Bool(required=True, metadata=about("True without violations."))
    violations = _nested(ViolationSchema, "Every broken rule.")
    reasons = _nested(ReasonSchema, "Why it is allowed; empty when it is not.")
