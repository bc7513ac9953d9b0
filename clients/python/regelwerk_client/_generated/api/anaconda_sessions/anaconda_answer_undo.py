"""Answer whether plies may be taken back."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.anaconda_played_session import AnacondaPlayedSession
from ...models.undo_answer import UndoAnswer
from ...types import UNSET, Unset


def request(
    session_id: str,
    *,
    body: UndoAnswer,
    if_match: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}
    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/anaconda/sessions/{session_id}/undo/answer".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> AnacondaPlayedSession:
    """What a good answer says."""
    response_200 = AnacondaPlayedSession.from_dict(response.json())

    return response_200
