"""List the legal moves of a live game."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.da_vinci_solo_legal_moves import DaVinciSoloLegalMoves


def request(
    session_id: str,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci-solo/sessions/{session_id}/legal-moves".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloLegalMoves:
    """What a good answer says."""
    response_200 = DaVinciSoloLegalMoves.from_dict(response.json())

    return response_200
