"""List the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_solo_legal_moves import NumerusSoloLegalMoves
from ...models.numerus_solo_subject import NumerusSoloSubject


def request(
    *,
    body: NumerusSoloSubject,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus-solo/legal-moves",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusSoloLegalMoves:
    """What a good answer says."""
    response_200 = NumerusSoloLegalMoves.from_dict(response.json())

    return response_200
