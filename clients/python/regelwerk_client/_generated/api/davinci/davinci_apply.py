"""Play moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_applied import DaVinciApplied
from ...models.da_vinci_apply import DaVinciApply


def request(
    *,
    body: DaVinciApply,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci/apply",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciApplied:
    """What a good answer says."""
    response_200 = DaVinciApplied.from_dict(response.json())

    return response_200
