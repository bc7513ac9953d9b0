"""Begin a live game."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_solo_created_session import DaVinciSoloCreatedSession
from ...models.da_vinci_solo_new_session import DaVinciSoloNewSession


def request(
    *,
    body: DaVinciSoloNewSession,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci-solo/sessions",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloCreatedSession:
    """What a good answer says."""
    response_201 = DaVinciSoloCreatedSession.from_dict(response.json())

    return response_201
