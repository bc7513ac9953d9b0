"""Download the record as text."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx


def request(
    session_id: str,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci-solo/sessions/{session_id}/record?format=text".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    return _kwargs


def answer(response: httpx.Response) -> str:
    """What a good answer says."""
    return response.text
