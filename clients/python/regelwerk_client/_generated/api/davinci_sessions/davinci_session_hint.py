"""Rank the legal moves of a live game."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.da_vinci_hint import DaVinciHint
from ...models.davinci_session_hint_model import DavinciSessionHintModel
from ...types import UNSET, Unset


def request(
    session_id: str,
    *,
    budget_ms: int | Unset = 300,
    budget_nodes: int | None | Unset = UNSET,
    seed: str | Unset = "hint",
    model: DavinciSessionHintModel | Unset = "deal",
    no_self_guess: bool | Unset = True,
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

    json_model: str | Unset = UNSET
    if not isinstance(model, Unset):
        json_model = model

    params["model"] = json_model

    params["no_self_guess"] = no_self_guess

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci/sessions/{session_id}/hint".format(
            session_id=quote(str(session_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def answer(response: httpx.Response) -> DaVinciHint:
    """What a good answer says."""
    response_200 = DaVinciHint.from_dict(response.json())

    return response_200
