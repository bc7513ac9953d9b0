"""Play moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_solo_applied import DaVinciSoloApplied
from ...models.da_vinci_solo_apply import DaVinciSoloApply


def request(
    *,
    body: DaVinciSoloApply,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci-solo/apply",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloApplied:
    """What a good answer says."""
    response_200 = DaVinciSoloApplied.from_dict(response.json())

    return response_200
