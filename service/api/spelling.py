"""One spelling for every path, before anybody looks at it.

The framework takes `//v1/games` and `/v1/games/` for `/v1/games`. Whoever decides by the text of a path, as the door
does that asks for keys, would have to know that as well, each for itself, and what one forgets goes round it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from service.telemetry import Application


def spelled(application: Application) -> Application:
    """The application, whose paths all begin with one slash and end with none; but the home page is `/`."""

    def spelling(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        path: str = environ["PATH_INFO"]
        if path[:1] != "/" or path[1:2] == "/" or path[-1:] == "/":
            environ["PATH_INFO"] = "/" + path.strip("/")
        return application(environ, start_response)

    return spelling
