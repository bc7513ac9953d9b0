"""Replace a seat's token."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.seat_token import SeatToken


def request(
    session_id: str,
    seat: int,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/davinci-solo/sessions/{session_id}/tokens/{seat}".format(
            session_id=quote(str(session_id), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }

    return _kwargs


def answer(response: httpx.Response) -> SeatToken:
    """What a good answer says."""
    response_200 = SeatToken.from_dict(response.json())

    return response_200
