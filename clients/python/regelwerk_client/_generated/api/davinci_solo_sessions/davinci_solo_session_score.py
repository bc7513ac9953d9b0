"""Score a live game."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.score import Score


def request(
    session_id: str,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci-solo/sessions/{session_id}/score".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    return _kwargs


def answer(response: httpx.Response) -> Score:
    """What a good answer says."""
    response_200 = Score.from_dict(response.json())

    return response_200
