"""Can everything be served?"""

from __future__ import annotations

from typing import Any

import httpx

from ...models.readiness import Readiness


def request() -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/readyz",
    }

    return _kwargs


def answer(response: httpx.Response) -> Readiness:
    """What a good answer says."""
    response_200 = Readiness.from_dict(response.json())

    return response_200
