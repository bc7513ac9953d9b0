"""Begin a live game."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_created_session import NumerusCreatedSession
from ...models.numerus_new_session import NumerusNewSession


def request(
    *,
    body: NumerusNewSession,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus/sessions",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusCreatedSession:
    """What a good answer says."""
    response_201 = NumerusCreatedSession.from_dict(response.json())

    return response_201
