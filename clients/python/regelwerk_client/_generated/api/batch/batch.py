"""Ask many things at once."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.batch import Batch
from ...models.batch_outcomes import BatchOutcomes


def request(
    *,
    body: Batch,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/batch",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> BatchOutcomes:
    """What a good answer says."""
    response_200 = BatchOutcomes.from_dict(response.json())

    return response_200
