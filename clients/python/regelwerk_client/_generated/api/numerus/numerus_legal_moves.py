"""List the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_legal_moves import NumerusLegalMoves
from ...models.numerus_subject import NumerusSubject


def request(
    *,
    body: NumerusSubject,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/numerus/legal-moves",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> NumerusLegalMoves:
    """What a good answer says."""
    response_200 = NumerusLegalMoves.from_dict(response.json())

    return response_200
