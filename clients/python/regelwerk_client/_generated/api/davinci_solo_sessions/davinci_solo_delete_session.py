"""Forget a live game."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx


def request(
    session_id: str,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "DELETE",
        "url": "/v1/davinci-solo/sessions/{session_id}".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    return _kwargs


def answer(response: httpx.Response) -> None:
    """What a good answer says."""
    return None
