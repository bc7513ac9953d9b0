"""Begin a game."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.anaconda_dealt import AnacondaDealt
from ...models.anaconda_new import AnacondaNew


def request(
    *,
    body: AnacondaNew,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/new",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaDealt:
    """What a good answer says."""
    response_200 = AnacondaDealt.from_dict(response.json())

    return response_200
