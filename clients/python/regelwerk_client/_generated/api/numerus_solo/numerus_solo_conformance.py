"""Download the conformance vectors."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.numerus_solo_conformance_kind import NumerusSoloConformanceKind
from ...types import UNSET, Unset


def request(
    *,
    kind: NumerusSoloConformanceKind | Unset = UNSET,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    params: dict[str, Any] = {}

    json_kind: str | Unset = UNSET
    if not isinstance(kind, Unset):
        json_kind = kind

    params["kind"] = json_kind

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/numerus-solo/conformance",
        "params": params,
    }

    return _kwargs


def answer(response: httpx.Response) -> str:
    """What a good answer says."""
    return response.text
