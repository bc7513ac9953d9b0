"""Show what you may use."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.caller_limits import CallerLimits


def request() -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/limits",
    }

    return _kwargs


def answer(response: httpx.Response) -> CallerLimits:
    """What a good answer says."""
    response_200 = CallerLimits.from_dict(response.json())

    return response_200
