"""Begin a live game."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.anaconda_created_session import AnacondaCreatedSession
from ...models.anaconda_new_session import AnacondaNewSession


def request(
    *,
    body: AnacondaNewSession,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/sessions",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaCreatedSession:
    """What a good answer says."""
    response_201 = AnacondaCreatedSession.from_dict(response.json())

    return response_201
