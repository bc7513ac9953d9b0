"""Rank the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_solo_ask import NumerusSoloAsk
from ...models.numerus_solo_hint import NumerusSoloHint


def request(
    *,
    body: NumerusSoloAsk,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus-solo/hint",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusSoloHint:
    """What a good answer says."""
    response_200 = NumerusSoloHint.from_dict(response.json())

    return response_200
