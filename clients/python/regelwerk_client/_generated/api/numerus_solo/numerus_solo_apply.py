"""Play moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_solo_applied import NumerusSoloApplied
from ...models.numerus_solo_apply import NumerusSoloApply


def request(
    *,
    body: NumerusSoloApply,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus-solo/apply",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusSoloApplied:
    """What a good answer says."""
    response_200 = NumerusSoloApplied.from_dict(response.json())

    return response_200
