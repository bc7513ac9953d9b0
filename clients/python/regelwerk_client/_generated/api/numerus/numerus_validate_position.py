"""Judge a move in a position text."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_verdict import NumerusVerdict
from ...types import UNSET


def request(
    *,
    position: str,
    move: str,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    params: dict[str, Any] = {}

    params["position"] = position

    params["move"] = move

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/numerus/validate",
        "params": params,
    }

    return _kwargs


def answer(response: httpx.Response) -> NumerusVerdict:
    """What a good answer says."""
    response_200 = NumerusVerdict.from_dict(response.json())

    return response_200
