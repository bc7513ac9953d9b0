"""Begin a live game."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_created_session import DaVinciCreatedSession
from ...models.da_vinci_new_session import DaVinciNewSession


def request(
    *,
    body: DaVinciNewSession,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci/sessions",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciCreatedSession:
    """What a good answer says."""
    response_201 = DaVinciCreatedSession.from_dict(response.json())

    return response_201
