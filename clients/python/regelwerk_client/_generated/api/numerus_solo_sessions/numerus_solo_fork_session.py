"""Begin a new game where this one stood."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.numerus_solo_created_session import NumerusSoloCreatedSession
from ...models.numerus_solo_fork import NumerusSoloFork


def request(
    session_id: str,
    *,
    body: NumerusSoloFork,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus-solo/sessions/{session_id}/fork".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusSoloCreatedSession:
    """What a good answer says."""
    response_201 = NumerusSoloCreatedSession.from_dict(response.json())

    return response_201
