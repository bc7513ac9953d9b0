"""The floor: Flask and orjson, which parse a body and send it back."""

from __future__ import annotations

import orjson
from flask import Flask, Response, request

app = Flask("bare")


@app.post("/v1/<ruleset>/<operation>")
def echo(ruleset: str, operation: str) -> Response:
    """Parse, and write the same."""
    del ruleset, operation
    return Response(orjson.dumps(orjson.loads(request.get_data())), mimetype="application/json")
