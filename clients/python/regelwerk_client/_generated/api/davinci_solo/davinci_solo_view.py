"""Show what one seat may know."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_solo_seated import DaVinciSoloSeated
from ...models.da_vinci_solo_seen import DaVinciSoloSeen


def request(
    *,
    body: DaVinciSoloSeated,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci-solo/view",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloSeen:
    """What a good answer says."""
    response_200 = DaVinciSoloSeen.from_dict(response.json())

    return response_200
