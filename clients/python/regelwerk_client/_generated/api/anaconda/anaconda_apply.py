"""Play moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.anaconda_applied import AnacondaApplied
from ...models.anaconda_apply import AnacondaApply


def request(
    *,
    body: AnacondaApply,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/apply",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaApplied:
    """What a good answer says."""
    response_200 = AnacondaApplied.from_dict(response.json())

    return response_200
