"""Read the rules."""

from __future__ import annotations

from typing import Any

import httpx


def request() -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci-solo/rules",
    }

    return _kwargs


def answer(response: httpx.Response) -> str:
    """What a good answer says."""
    return response.text
