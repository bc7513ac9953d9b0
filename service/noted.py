"""How a record notes that somebody gave up or ran out of time: the plies alone do not tell it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import marshmallow as ma

from schemas.common import kept
from schemas.sessions import SessionResultSchema
from service.game import Score, SeatScore
from service.record import Record

GIVEN_UP: Final = ("resigned", "forfeited")
"""The reasons that end a game before the rules do; each is also the member that names the seat."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A noted ending: why, by which seat, and what everybody has then."""

    reason: str
    seat: int
    seats: tuple[SeatScore, ...]


def noted_ending(record: Record, counted: Score) -> Noted | None:
    """The noted ending of a game that goes on by its plies; None without one, or where it does not fit the game.

    Args:
        record: the game.
        counted: its score by the plies.
    """
    if counted.final or record.result is None:
        return None
    try:
        result = kept(SessionResultSchema).load(record.result)
    except ma.ValidationError:
        return None
    seats = tuple(SeatScore(one["seat"], one["points"], one["place"], ()) for one in result["score"]["seats"])
    reason = result["reason"]
    numbers = [one.seat for one in seats]
    if reason not in GIVEN_UP or numbers != [one.seat for one in counted.seats] or result[reason] not in numbers:
        return None
    return Noted(reason, result[reason], seats)
