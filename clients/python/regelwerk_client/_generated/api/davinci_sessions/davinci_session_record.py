"""Download the record."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.da_vinci_session_record import DaVinciSessionRecord


def request(
    session_id: str,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/davinci/sessions/{session_id}/record".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    return _kwargs


def answer(response: httpx.Response) -> DaVinciSessionRecord:
    """What a good answer says."""
    response_200 = DaVinciSessionRecord.from_dict(response.json())

    return response_200
