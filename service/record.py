"""A record as a value: one game's setup and moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class StandIn:
    """A ply that a clock's policy (`random` or `hint`) made in place of a player."""

    ply: int
    by: str


@dataclass(frozen=True, slots=True)
class Record:
    """One game: how it began and every ply, those of chance included.

    Attributes:
        setup: None: that of `start`, or all options at their defaults.
        moves: move texts; they are read when the record is replayed.
        start: the state before the first ply; None: `initial_state(setup, seed)`.
        result: what the players agreed on, if known; replaying does not depend on it.
        stand_ins: the plies that were not made by their players.
    """

    game: str
    rules: str
    setup: Any
    moves: tuple[str, ...]
    start: Any = None
    seed: str | None = None
    players: tuple[str, ...] = ()
    result: Mapping[str, Any] | None = None
    tags: Mapping[str, str] | None = None
    stand_ins: tuple[StandIn, ...] = ()


def default_name(seat: int) -> str:
    """What the service calls a seat that was given no name."""
    return f"Seat {seat}"
