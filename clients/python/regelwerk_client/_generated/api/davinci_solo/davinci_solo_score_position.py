"""Score a position text."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.score import Score
from ...types import UNSET


def request(
    *,
    position: str,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    params: dict[str, Any] = {}

    params["position"] = position

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci-solo/score",
        "params": params,
    }

    return _kwargs


def answer(response: httpx.Response) -> Score:
    """What a good answer says."""
    response_200 = Score.from_dict(response.json())

    return response_200
