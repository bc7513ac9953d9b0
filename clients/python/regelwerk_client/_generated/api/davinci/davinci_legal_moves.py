"""List the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_legal_moves import DaVinciLegalMoves
from ...models.da_vinci_subject import DaVinciSubject


def request(
    *,
    body: DaVinciSubject,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci/legal-moves",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciLegalMoves:
    """What a good answer says."""
    response_200 = DaVinciLegalMoves.from_dict(response.json())

    return response_200
