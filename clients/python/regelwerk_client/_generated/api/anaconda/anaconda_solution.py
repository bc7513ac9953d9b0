"""Download the complete solution."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.anaconda_solution import AnacondaSolution


def request() -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/anaconda/solution",
    }

    return _kwargs


def answer(response: httpx.Response) -> AnacondaSolution:
    """What a good answer says."""
    response_200 = AnacondaSolution.from_dict(response.json())

    return response_200
