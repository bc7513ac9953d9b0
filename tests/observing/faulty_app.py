"""The application with a route that fails and quotes what it was sent, and one that warns."""

from __future__ import annotations

import warnings

from flask import request

from service.app import create_app

app = create_app()


@app.post("/fault")
def fault() -> str:
    """Fail, with the body in the message of the exception and in that of its cause."""
    body = request.get_data(as_text=True)
    try:
        {}[body]
    except KeyError as error:
        raise ValueError(body) from error


@app.post("/warning")
def warning() -> str:
    """Warn."""
    warnings.warn("this is old", DeprecationWarning, stacklevel=1)
    warnings.warn("this is odd", UserWarning, stacklevel=1)
    return "warned"
