"""Show a live game as it stood."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.da_vinci_ply import DaVinciPly


def request(
    session_id: str,
    ply: int,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci/sessions/{session_id}/plies/{ply}".format(
            session_id=quote(str(session_id), safe=""),
            ply=quote(str(ply), safe=""),
        ),
    }

    return _kwargs


def answer(response: httpx.Response) -> DaVinciPly:
    """What a good answer says."""
    response_200 = DaVinciPly.from_dict(response.json())

    return response_200
