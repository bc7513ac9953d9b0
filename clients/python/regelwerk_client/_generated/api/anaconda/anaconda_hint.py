"""Rank the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.anaconda_ask import AnacondaAsk
from ...models.anaconda_hint import AnacondaHint


def request(
    *,
    body: AnacondaAsk,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/hint",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaHint:
    """What a good answer says."""
    response_200 = AnacondaHint.from_dict(response.json())

    return response_200
