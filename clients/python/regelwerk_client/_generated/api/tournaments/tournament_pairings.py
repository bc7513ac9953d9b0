"""Pair the next round."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.pairings import Pairings
from ...models.tournament_pairings_order import TournamentPairingsOrder


def request(
    *,
    body: TournamentPairingsOrder,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/tournaments/pairings",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> Pairings:
    """What a good answer says."""
    response_200 = Pairings.from_dict(response.json())

    return response_200
