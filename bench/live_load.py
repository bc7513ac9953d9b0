"""Live games whose moves are known before they are played: what loads the service with moves and nothing else.

The same seed gives the same deal, so a game is played here first, at random, and then sent to as many sessions as are
wanted. A move comes with an Idempotency-Key, as clients send it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from bench.fleet import drive, request
from schemas.common import kept
from service import operations
from service.catalog import CATALOG

GAME: Final = "numerus"
_SEED: Final = "load"


@dataclass(frozen=True)
class Table:
    """A session: its path, and a token for each seat."""

    path: str
    tokens: Sequence[str]


def script(most: int) -> list[tuple[int, str]]:
    """Seats and moves of a game from its beginning on, at most so many."""
    entry = CATALOG[GAME]
    game, played = entry.game, []
    state: Any = operations.new(entry, kept(entry.schemas.setup).load({}), _SEED).state
    while len(played) < most and (seat := game.to_move(state)) >= 0:
        move = operations.random_move(game, state, _SEED, len(played))
        played.append((seat, game.format_move(move)))
        state = game.apply(state, move)
    return played


def begin(port: int, count: int) -> list[Table]:
    """Begin so many sessions, all with the same deal."""
    order = request("POST", f"/v1/{GAME}/sessions", json.dumps({"seed": _SEED}).encode())
    documents = [orjson.loads(body) for (body,) in drive(port, [[order]] * count)[1]]
    return [Table(f"/v1/{GAME}/sessions/{each['id']}", each["tokens"]["seats"]) for each in documents]


def moves(tables: Sequence[Table], played: Sequence[tuple[int, str]]) -> list[list[bytes]]:
    """The requests that play a game, for each table."""
    return [[move(table, *each, ply) for ply, each in enumerate(played)] for table in tables]


def move(table: Table, seat: int, text: str, ply: int) -> bytes:
    """The request that plays a move."""
    headers = {"Authorization": f"Bearer {table.tokens[seat]}", "Idempotency_Key": f"ply-{ply}"}
    return request("POST", f"{table.path}/moves", json.dumps({"move": text}).encode(), **headers)
