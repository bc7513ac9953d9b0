"""Judge a move."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_solo_judged import DaVinciSoloJudged
from ...models.da_vinci_solo_verdict import DaVinciSoloVerdict


def request(
    *,
    body: DaVinciSoloJudged,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci-solo/validate",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloVerdict:
    """What a good answer says."""
    response_200 = DaVinciSoloVerdict.from_dict(response.json())

    return response_200
