"""Infer what is hidden."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.da_vinci_infer import DaVinciInfer
from ...models.da_vinci_posterior import DaVinciPosterior


def request(
    *,
    body: DaVinciInfer,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci/posterior",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciPosterior:
    """What a good answer says."""
    response_200 = DaVinciPosterior.from_dict(response.json())

    return response_200
