"""List the legal moves."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.anaconda_legal_moves import AnacondaLegalMoves
from ...models.anaconda_subject import AnacondaSubject


def request(
    *,
    body: AnacondaSubject,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/legal-moves",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaLegalMoves:
    """What a good answer says."""
    response_200 = AnacondaLegalMoves.from_dict(response.json())

    return response_200
