"""Judge a move."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.anaconda_judged import AnacondaJudged
from ...models.anaconda_verdict import AnacondaVerdict


def request(
    *,
    body: AnacondaJudged,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/validate",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaVerdict:
    """What a good answer says."""
    response_200 = AnacondaVerdict.from_dict(response.json())

    return response_200
