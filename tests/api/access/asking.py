"""What the tests of API keys share: some addresses, however they are written, and what an answer says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask.testing import FlaskClient
from recorded import body_of
from werkzeug.test import TestResponse

POSITION = "/v1/anaconda/hint?position=III7-IV4-V3%20last:V%20seat:1/2"
GAMES = "/v1/games"
Make = Callable[..., FlaskClient]
SPELLINGS = ["{}", "{}/", "{}//", "/{}", "//{}", "//{}//"]
"""Of a path, as it comes from a line (a client of tests would take what follows `//` for a host)."""


def at(path: str, spelling: str = "{}") -> dict[str, Any]:
    return {"environ_overrides": {"PATH_INFO": spelling.format(path)}}


def seen(answer: TestResponse) -> tuple[int, str | None]:
    """The status and the code of a problem."""
    return answer.status_code, body_of(answer).get("code") if answer.status_code >= 400 else None


def left(answer: TestResponse, limit: str = "requests") -> int:
    """What the headers say is left of a limit."""
    told = dict(each.split(";")[:2] for each in answer.headers["RateLimit"].split(", "))
    return int(told[f'"{limit}"'].removeprefix("r="))
