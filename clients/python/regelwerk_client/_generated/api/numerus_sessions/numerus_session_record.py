"""Download the record."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.numerus_session_record import NumerusSessionRecord


def request(
    session_id: str,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/numerus/sessions/{session_id}/record".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    return _kwargs


def answer(response: httpx.Response) -> NumerusSessionRecord:
    """What a good answer says."""
    response_200 = NumerusSessionRecord.from_dict(response.json())

    return response_200
