"""Describe a ruleset."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.game import Game


def request(
    game: str,
) -> dict[str, Any]:
    """The request, as httpx takes it."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/games/{game}".format(
            game=quote(str(game), safe=""),
        ),
    }

    return _kwargs


def answer(response: httpx.Response) -> Game:
    """What a good answer says."""
    response_200 = Game.from_dict(response.json())

    return response_200
