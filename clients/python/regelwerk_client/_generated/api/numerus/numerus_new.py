"""Begin a game."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_dealt import NumerusDealt
from ...models.numerus_new import NumerusNew


def request(
    *,
    body: NumerusNew,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus/new",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusDealt:
    """What a good answer says."""
    response_200 = NumerusDealt.from_dict(response.json())

    return response_200
