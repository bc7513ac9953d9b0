"""Check a record."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_solo_replay import DaVinciSoloReplay
from ...models.da_vinci_solo_replayed import DaVinciSoloReplayed


def request(
    *,
    body: DaVinciSoloReplay,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci-solo/replay",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloReplayed:
    """What a good answer says."""
    response_200 = DaVinciSoloReplayed.from_dict(response.json())

    return response_200
