"""Begin a game."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_dealt import DaVinciDealt
from ...models.da_vinci_new import DaVinciNew


def request(
    *,
    body: DaVinciNew,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci/new",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciDealt:
    """What a good answer says."""
    response_200 = DaVinciDealt.from_dict(response.json())

    return response_200
