"""The recorded examples of the document, and what is answered to them, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import orjson
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.api.document import recorded_examples


def body_of(answer: TestResponse) -> Any:
    return orjson.loads(answer.data)


def order(operation: str) -> dict[str, Any]:
    """The body of a recorded example."""
    return next(example["body"] for example in recorded_examples()[operation] if "body" in example)


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in document["paths"].items():
        yield from ((path, method, item[method]) for method in ("get", "post", "delete") if method in item)


def sent(client: FlaskClient, path: str, method: str, example: dict[str, Any]) -> TestResponse:
    """The answer to a recorded example; live games are asked for by an id that none has."""
    values = {"session_id": "a" * 22, "seat": "0", **example.get("path", {})}
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", str(value))
    return client.open(
        path,
        method=method.upper(),
        json=example.get("body"),
        query_string=example.get("query"),
        headers=example.get("header"),
    )
