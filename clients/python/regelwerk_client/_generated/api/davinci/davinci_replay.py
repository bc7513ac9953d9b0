"""Check a record."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_replay import DaVinciReplay
from ...models.da_vinci_replayed import DaVinciReplayed


def request(
    *,
    body: DaVinciReplay,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci/replay",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciReplayed:
    """What a good answer says."""
    response_200 = DaVinciReplayed.from_dict(response.json())

    return response_200
