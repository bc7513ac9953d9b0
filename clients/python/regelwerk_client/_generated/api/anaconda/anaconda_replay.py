"""Check a record."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.anaconda_replay import AnacondaReplay
from ...models.anaconda_replayed import AnacondaReplayed


def request(
    *,
    body: AnacondaReplay,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/replay",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaReplayed:
    """What a good answer says."""
    response_200 = AnacondaReplayed.from_dict(response.json())

    return response_200
