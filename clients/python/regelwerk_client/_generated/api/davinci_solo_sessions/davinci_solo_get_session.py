"""Show a live game."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.da_vinci_solo_session import DaVinciSoloSession
from ...types import UNSET, Unset


def request(
    session_id: str,
    *,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci-solo/sessions/{session_id}".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> DaVinciSoloSession:
    """What a good answer says."""
    response_200 = DaVinciSoloSession.from_dict(response.json())

    return response_200
