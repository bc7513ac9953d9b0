"""The OpenAPI document and its reader, from this host alone."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import flask
from flask import Flask, Response

from service.api import document
from service.api.smorest import Api

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Regelwerk API</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="icon" type="image/png" href="/docs/assets/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""
_START = """SwaggerUIBundle({
  url: "/openapi.json", dom_id: "#swagger-ui", deepLinking: true, docExpansion: "none",
  validatorUrl: null, tryItOutEnabled: true
});
"""


def register(app: Flask, api: Api) -> None:
    """Add `/openapi.json`, `/openapi.yaml` and `/docs`.

    The document is put together when it is first asked for: that takes longer than the rest of the start.
    """

    @cache
    def whole() -> document.Document:
        return document.build(api)

    @cache
    def as_json() -> str:
        return app.json.dumps(whole())

    @cache
    def as_yaml() -> str:
        return document.to_yaml(whole())

    pages = flask.Blueprint("docs", __name__, static_folder=str(_swagger_ui()), static_url_path="/docs/assets")

    def serve(path: str, name: str, body: Callable[[], str], mimetype: str) -> None:
        pages.add_url_rule(path, name, lambda: Response(body(), mimetype=mimetype))

    serve("/openapi.json", "openapi_json", as_json, "application/json")
    serve("/openapi.yaml", "openapi_yaml", as_yaml, "application/yaml")
    serve("/docs", "page", lambda: _PAGE, "text/html")
    serve("/docs/start.js", "start", lambda: _START, "text/javascript")
    app.register_blueprint(pages)
    app.extensions["openapi_yaml"] = as_yaml


def _swagger_ui() -> Path:
    """Where the reader's files are installed."""
    found: Any = importlib.util.find_spec("flask_swagger_ui")
    return Path(found.origin).parent / "dist"
