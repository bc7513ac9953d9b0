"""Is the process alive?"""

from __future__ import annotations

from typing import Any

import httpx

from ...models.health import Health


def request() -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/healthz",
    }

    return _kwargs


def answer(response: httpx.Response) -> Health:
    """What a good answer says."""
    response_200 = Health.from_dict(response.json())

    return response_200
