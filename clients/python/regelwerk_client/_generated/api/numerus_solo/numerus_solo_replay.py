"""Check a record."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_solo_replay import NumerusSoloReplay
from ...models.numerus_solo_replayed import NumerusSoloReplayed


def request(
    *,
    body: NumerusSoloReplay,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus-solo/replay",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusSoloReplayed:
    """What a good answer says."""
    response_200 = NumerusSoloReplayed.from_dict(response.json())

    return response_200
