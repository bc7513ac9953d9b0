"""Rank the legal moves of a live game."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.da_vinci_solo_hint import DaVinciSoloHint
from ...types import UNSET, Unset


def request(
    session_id: str,
    *,
    budget_ms: int | Unset = 300,
    budget_nodes: int | None | Unset = UNSET,
    seed: str | Unset = "hint",
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    params: dict[str, Any] = {}

    params["budget_ms"] = budget_ms

    json_budget_nodes: int | None | Unset
    if isinstance(budget_nodes, Unset):
        json_budget_nodes = UNSET
    else:
        json_budget_nodes = budget_nodes
    params["budget_nodes"] = json_budget_nodes

    params["seed"] = seed

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci-solo/sessions/{session_id}/hint".format(
            session_id=quote(str(session_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloHint:
    """What a good answer says."""
    response_200 = DaVinciSoloHint.from_dict(response.json())

    return response_200
