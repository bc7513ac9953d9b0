"""One application for the tests of the HTTP edge."""

from __future__ import annotations

import pytest

from service.app import create_app
from service.catalog import CATALOG
from service.config import Config


@pytest.fixture(scope="session")
def app(redis_url):
    """The application on the private store of the tests."""
    return create_app(Config.from_environment({"REDIS_URL": redis_url}))


@pytest.fixture
def client(app):
    """A client of it."""
    return app.test_client()


@pytest.fixture(params=list(CATALOG))
def game(request):
    """Each ruleset in turn."""
    return request.param
