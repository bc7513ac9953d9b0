"""Check a record."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_replay import NumerusReplay
from ...models.numerus_replayed import NumerusReplayed


def request(
    *,
    body: NumerusReplay,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus/replay",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusReplayed:
    """What a good answer says."""
    response_200 = NumerusReplayed.from_dict(response.json())

    return response_200
