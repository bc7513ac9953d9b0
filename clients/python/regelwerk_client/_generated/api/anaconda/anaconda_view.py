"""Show what one seat may know."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.anaconda_seated import AnacondaSeated
from ...models.anaconda_seen import AnacondaSeen


def request(
    *,
    body: AnacondaSeated,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/view",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaSeen:
    """What a good answer says."""
    response_200 = AnacondaSeen.from_dict(response.json())

    return response_200
