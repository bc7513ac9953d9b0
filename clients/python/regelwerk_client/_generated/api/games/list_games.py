"""List the rulesets."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.list_of_games import Games


def request() -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/games",
    }

    return _kwargs


def answer(response: httpx.Response) -> Games:
    """What a good answer says."""
    response_200 = Games.from_dict(response.json())

    return response_200
