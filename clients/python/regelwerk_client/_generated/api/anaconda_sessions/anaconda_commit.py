"""Commit to a seed."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.commitment import Commitment


def request() -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/commitments",
    }

    return _kwargs


def answer(response: httpx.Response) -> Commitment:
    """What a good answer says."""
    response_201 = Commitment.from_dict(response.json())

    return response_201
