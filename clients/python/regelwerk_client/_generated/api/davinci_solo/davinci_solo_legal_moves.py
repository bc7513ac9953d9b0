"""List the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_solo_legal_moves import DaVinciSoloLegalMoves
from ...models.da_vinci_solo_subject import DaVinciSoloSubject


def request(
    *,
    body: DaVinciSoloSubject,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci-solo/legal-moves",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloLegalMoves:
    """What a good answer says."""
    response_200 = DaVinciSoloLegalMoves.from_dict(response.json())

    return response_200
