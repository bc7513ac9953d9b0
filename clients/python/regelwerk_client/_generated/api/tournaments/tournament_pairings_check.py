"""Check a pairing."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.ruling import Ruling
from ...models.tournament_check_order import TournamentCheckOrder


def request(
    *,
    body: TournamentCheckOrder,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/tournaments/pairings/check",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> Ruling:
    """What a good answer says."""
    response_200 = Ruling.from_dict(response.json())

    return response_200
