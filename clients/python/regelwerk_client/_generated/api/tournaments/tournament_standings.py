"""Rank the players of an event."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.list_of_standings import Standings
from ...models.tournament_standings_order import TournamentStandingsOrder


def request(
    *,
    body: TournamentStandingsOrder,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/tournaments/standings",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> Standings:
    """What a good answer says."""
    response_200 = Standings.from_dict(response.json())

    return response_200
