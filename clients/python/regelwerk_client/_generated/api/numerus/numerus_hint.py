"""Rank the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_ask import NumerusAsk
from ...models.numerus_hint import NumerusHint


def request(
    *,
    body: NumerusAsk,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus/hint",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusHint:
    """What a good answer says."""
    response_200 = NumerusHint.from_dict(response.json())

    return response_200
