"""Begin a new game where this one stood."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.da_vinci_solo_created_session import DaVinciSoloCreatedSession
from ...models.da_vinci_solo_fork import DaVinciSoloFork


def request(
    session_id: str,
    *,
    body: DaVinciSoloFork,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci-solo/sessions/{session_id}/fork".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloCreatedSession:
    """What a good answer says."""
    response_201 = DaVinciSoloCreatedSession.from_dict(response.json())

    return response_201
