"""Follow a live game."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.anaconda_session_events import AnacondaSessionEvents
from ...types import UNSET, Unset


def request(
    session_id: str,
    *,
    after: int | Unset = 0,
    wait: int | Unset = 0,
    limit: int | Unset = 500,
    last_event_id: str | Unset = UNSET,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = last_event_id

    params: dict[str, Any] = {}

    params["after"] = after

    params["wait"] = wait

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/anaconda/sessions/{session_id}/events".format(
            session_id=quote(str(session_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaSessionEvents:
    """What a good answer says."""
    response_200 = AnacondaSessionEvents.from_dict(response.json())

    return response_200
