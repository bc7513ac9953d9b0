"""Score a game."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_solo_scored import NumerusSoloScored
from ...models.score_answer import ScoreAnswer


def request(
    *,
    body: NumerusSoloScored,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus-solo/score",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> ScoreAnswer:
    """What a good answer says."""
    response_200 = ScoreAnswer.from_dict(response.json())

    return response_200
