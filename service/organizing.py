"""What organizers of tournaments ask, without HTTP: results are scored by the rules of their games, then counted.

The service keeps no event: the organizer's file comes with every request.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from service import operations
from service.catalog import CATALOG
from service.game import Score, Violation
from service.refusal import Refusal
from service.tournaments.checking import Limits, check_event
from service.tournaments.corrections import check_corrections, corrected
from service.tournaments.model import Event, Given
from service.tournaments.pairing_rules import Proposal, Ruling, check_order, check_pairing
from service.tournaments.pairings import Order, PairedRound, next_rounds
from service.tournaments.scoring import Scorekeeper, UnscoredError
from service.tournaments.standings import Preview, Standings, preview
from service.tournaments.standings import standings as ranked

LIMITS: Final[Limits] = {
    slug: (entry.game.INFO.min_players, entry.game.INFO.max_players) for slug, entry in CATALOG.items()
}


@dataclass(frozen=True, slots=True)
class Answer:
    """The standings, and what further corrections would change if some are previewed."""

    now: Standings
    preview: Preview | None


def standings(body: Mapping[str, Any]) -> Answer:
    """The standings of an event, its corrections applied; the members of the body are those of the request."""
    event, further = _scored(body, body["preview"] or ())
    base = corrected(event, event.corrections)
    now = ranked(base)
    if body["preview"] is None:
        return _explained(Answer(now, None), explain=body["explain"])
    changed = corrected(event, (*event.corrections, *further.corrections))
    return _explained(Answer(now, preview(now, ranked(changed), base, changed)), explain=body["explain"])


def pairings(body: Mapping[str, Any]) -> tuple[PairedRound, ...]:
    """The next round of an event, or several."""
    return next_rounds(_order(body))


def check(body: Mapping[str, Any]) -> Ruling:
    """Why a pairing of the next round is allowed or not."""
    proposal: Proposal = body["round"]
    return check_pairing(_order(body), proposal)


def _order(body: Mapping[str, Any]) -> Order:
    event = _event(body)
    sizes = body["sizes"] or LIMITS[body["game"]][:1]
    order = Order(event, body["method"], body["game"], sizes, body["absent"], body["rounds_to_plan"])
    scored, _ = _scored(body, (), check_order(order, LIMITS))
    return replace(order, event=corrected(scored, scored.corrections))


def _event(body: Mapping[str, Any]) -> Event:
    members = ("players", "rounds", "scoring", "tie_breaks", "corrections", "seed")
    return Event(**{member: body[member] for member in members if member in body})


def _scored(body: Mapping[str, Any], further: Any, more: Iterable[Violation] = ()) -> tuple[Event, Event]:
    """The event with all results scored, once with its own corrections and once with further ones."""
    event = _event(body)
    keeper = Scorekeeper(_score)
    scored = keeper.event(event)
    own = keeper.corrections(event, event.corrections, "#/corrections")
    next_ones = keeper.corrections(event, further, "#/preview")
    found = [
        *check_event(event, LIMITS),
        *check_corrections(event, event.corrections, 1, "#/corrections"),
        *check_corrections(event, further, len(event.corrections) + 1, "#/preview"),
        *keeper.violations,
        *more,
    ]
    operations.refuse_state(tuple(found), "")
    return replace(scored, corrections=own), replace(scored, corrections=next_ones)


def _score(game: str, given: Given) -> Score:
    """The score of a sheet or record by the rules of its game."""
    try:
        return operations.score(CATALOG[game], {given.kind: given.value})
    except Refusal as refusal:
        found = refusal.violations or (Violation(refusal.code, refusal.detail, ""),)
        raise UnscoredError(tuple(replace(one, pointer=one.pointer.removeprefix("#")) for one in found)) from None


def _explained(answer: Answer, *, explain: bool) -> Answer:
    """The answer with or without the contributions of values."""
    if explain:
        return answer
    after = None if answer.preview is None else replace(answer.preview, after=_short(answer.preview.after))
    return Answer(_short(answer.now), after)


def _short(one: Standings) -> Standings:
    short = (
        replace(standing, values=tuple(replace(value, contributions=()) for value in standing.values))
        for standing in one.standings
    )
    return replace(one, standings=tuple(short))
