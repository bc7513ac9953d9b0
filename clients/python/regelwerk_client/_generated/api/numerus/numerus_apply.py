"""Play moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_applied import NumerusApplied
from ...models.numerus_apply import NumerusApply


def request(
    *,
    body: NumerusApply,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus/apply",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusApplied:
    """What a good answer says."""
    response_200 = NumerusApplied.from_dict(response.json())

    return response_200
