"""The application to compare with, and files to read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from service.app import create_app
from service.config import Config


@pytest.fixture(scope="session")
def application():
    """The application, which keeps no live games here."""
    return create_app(Config())


@pytest.fixture
def api(application):
    """A function that sends a request and gives the answer."""
    client = application.test_client()

    def ask(path: str, body: object = None, **query: object) -> Any:
        answer = client.get(path, query_string=query) if body is None else client.post(path, json=body)
        assert answer.status_code == 200, answer.json
        return answer.json

    return ask


@pytest.fixture
def file(tmp_path):
    """A function that writes a file: bytes, text, or anything else as JSON."""

    def write(name: str, content: object) -> Path:
        if not isinstance(content, str | bytes):
            content = json.dumps(content)
        (tmp_path / name).write_bytes(content.encode() if isinstance(content, str) else content)
        return tmp_path / name

    return write
