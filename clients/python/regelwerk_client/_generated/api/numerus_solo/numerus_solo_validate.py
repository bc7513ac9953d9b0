"""Judge a move."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_solo_judged import NumerusSoloJudged
from ...models.numerus_solo_verdict import NumerusSoloVerdict


def request(
    *,
    body: NumerusSoloJudged,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus-solo/validate",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusSoloVerdict:
    """What a good answer says."""
    response_200 = NumerusSoloVerdict.from_dict(response.json())

    return response_200
