"""List the public keys."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.list_of_keys import Keys


def request() -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/keys",
    }

    return _kwargs


def answer(response: httpx.Response) -> Keys:
    """What a good answer says."""
    response_200 = Keys.from_dict(response.json())

    return response_200
