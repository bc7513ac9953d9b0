"""Rank the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_solo_ask import DaVinciSoloAsk
from ...models.da_vinci_solo_hint import DaVinciSoloHint


def request(
    *,
    body: DaVinciSoloAsk,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci-solo/hint",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloHint:
    """What a good answer says."""
    response_200 = DaVinciSoloHint.from_dict(response.json())

    return response_200
