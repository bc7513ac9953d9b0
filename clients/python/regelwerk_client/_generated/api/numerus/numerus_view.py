"""Show what one seat may know."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_seated import NumerusSeated
from ...models.numerus_seen import NumerusSeen


def request(
    *,
    body: NumerusSeated,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus/view",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusSeen:
    """What a good answer says."""
    response_200 = NumerusSeen.from_dict(response.json())

    return response_200
