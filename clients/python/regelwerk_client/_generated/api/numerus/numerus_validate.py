"""Judge a move."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_judged import NumerusJudged
from ...models.numerus_verdict import NumerusVerdict


def request(
    *,
    body: NumerusJudged,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus/validate",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusVerdict:
    """What a good answer says."""
    response_200 = NumerusVerdict.from_dict(response.json())

    return response_200
