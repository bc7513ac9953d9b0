"""Rank the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_ask import DaVinciAsk
from ...models.da_vinci_hint import DaVinciHint


def request(
    *,
    body: DaVinciAsk,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci/hint",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciHint:
    """What a good answer says."""
    response_200 = DaVinciHint.from_dict(response.json())

    return response_200
