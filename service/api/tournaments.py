"""Standings and pairings for organizers: stateless, the event comes with every request."""

from __future__ import annotations

from typing import Any

from schemas.tournament_answers import PairingsSchema, RulingSchema, StandingsSchema
from schemas.tournaments import build
from service import organizing
from service.access import ORGANIZER
from service.api.smorest import Blueprint
from service.catalog import CATALOG
from service.prices import PAIRINGS, PAIRINGS_CHECK, STANDINGS
from service.slots import Slots
from service.tournaments.pairing_rules import Ruling

Body = dict[str, Any]


def blueprint(slots: Slots) -> Blueprint:
    """The operations of organizers."""
    blp = Blueprint(
        "tournaments", __name__, url_prefix="/v1/tournaments", description="Standings and pairings of whole events."
    )
    wire = build({slug: (entry.game, entry.schemas) for slug, entry in CATALOG.items()})

    @blp.operation("/standings", "tournament_standings", methods=["POST"], scope=ORGANIZER)
    @blp.arguments(wire.standings)
    @blp.response(200, StandingsSchema, description="All places, and what every value adds up from.")
    @blp.refuses(409)
    @blp.limited(STANDINGS)
    def standings(body: Body) -> organizing.Answer:
        """Rank the players of an event.

        From the results of all tables: points, a score, a sheet or a record, in any mixture. Every value is an exact
        fraction with the rounds that it comes from; `decided_by` says what put neighbours apart. Corrections are a list
        that only grows; `preview` shows what further ones would change. The order of players, rounds and tables in the
        request makes no difference.
        """
        return organizing.standings(body)

    @blp.operation("/pairings", "tournament_pairings", methods=["POST"], scope=ORGANIZER)
    @blp.arguments(wire.pairings)
    @blp.response(200, PairingsSchema, description="Tables and byes, each with its reasons, and the proof.")
    @blp.refuses(409, 503)
    @blp.limited(PAIRINGS)
    def pairings(body: Body) -> Body:
        """Pair the next round.

        `swiss`: by points, without meetings that repeat earlier ones where that can be. `round_robin`: everybody meets
        everybody as evenly as can be; several rounds can be planned. Whatever is left to chance is drawn from `seed`,
        so the same request has the same answer.
        """
        with slots.taken("tournaments", "pairings"):
            return {"rounds": organizing.pairings(body)}

    @blp.operation("/pairings/check", "tournament_pairings_check", methods=["POST"], scope=ORGANIZER)
    @blp.arguments(wire.check)
    @blp.response(200, RulingSchema, description="Every broken rule, or the reasons why it is allowed.")
    @blp.refuses(409, 503)
    @blp.limited(PAIRINGS_CHECK)
    def check(body: Body) -> Ruling:
        """Check a pairing.

        A pairing against the rules is an answer here, not an error. It is compared with the best one that is found for
        the same people: who meets again, sits with others of fewer points or has a bye without need is named.
        """
        with slots.taken("tournaments", "check"):
            return organizing.check(body)

    return blp
