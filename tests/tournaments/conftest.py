"""The application without a store: organizers need none."""

from __future__ import annotations

import pytest

from service.app import create_app
from service.config import Config


@pytest.fixture(scope="session")
def client():
    return create_app(Config.from_environment({"REDIS_URL": "redis://127.0.0.1:1/0"})).test_client()
