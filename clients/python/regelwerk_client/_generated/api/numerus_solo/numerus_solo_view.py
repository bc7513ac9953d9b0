"""Show what one seat may know."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_solo_seated import NumerusSoloSeated
from ...models.numerus_solo_seen import NumerusSoloSeen


def request(
    *,
    body: NumerusSoloSeated,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus-solo/view",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusSoloSeen:
    """What a good answer says."""
    response_200 = NumerusSoloSeen.from_dict(response.json())

    return response_200
